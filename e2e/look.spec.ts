import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { codeOf, gather, momentOf, RandomHand, start } from './hands.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** Buttons, fields and choices smaller than a fingertip; cells of the board are as large as the screen allows. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('button, input:not([type=radio]):not([type=checkbox]), select, summary, label:has(input)')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = width > 1 && height > 1;
        return isShown && (height < 43.5 || width < 43.5)
          ? [`${element.textContent?.trim()} ${width}x${height}`]
          : [];
      }),
    );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing overflows and nothing is too small to touch, from 320 px to a desktop', async ({ phones }) => {
  const pages = await phones(3);
  const [anna, bob] = pages;
  for (const size of SIZES) {
    await bob!.setViewportSize(size);
    expect(await overflow(bob!)).toBe(0);
    expect(await smallTargets(bob!)).toEqual([]);
  }
  await gather(pages);
  for (const size of SIZES) {
    await anna!.setViewportSize(size);
    expect(await overflow(anna!)).toBe(0);
    expect(await smallTargets(anna!)).toEqual([]);
  }
  await start(pages);
  for (const size of SIZES) {
    for (const page of pages) {
      await page.setViewportSize(size);
      expect(await overflow(page)).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
      ).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
      const board = (await page.locator('svg.board').boundingBox())!;
      expect(board.x).toBeGreaterThanOrEqual(0);
      expect(Math.round(board.y + board.height)).toBeLessThanOrEqual(size.height);
      // The tile runs from side to side.
      expect(Math.round(board.width)).toBe(size.width);
      const cells = await page
        .locator('[data-cell]')
        .evaluateAll((found) =>
          found
            .map((cell) => cell.getBoundingClientRect())
            .map(({ width, height }) => Math.min(width, height)),
        );
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(Math.min(44, size.width / 8) - 0.5);
    }
  }
});

test('the Russian pages hold no English word', async ({ phones }) => {
  const pages = await phones(2, { locale: 'ru-RU' });
  const [host, guest] = pages;
  let code = '';
  const latin = async (page: Page): Promise<string[]> => {
    const text = await page.locator('body').textContent();
    const labels = await page
      .locator('[aria-label]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')!));
    const allowed = new RegExp(
      `^(https?|bigboard|qr|wi|fi|vpn|english|čeština|${code}|BCKH|[A-D]\\d\\d|[A-DТT])$`,
      'i',
    );
    return [text ?? '', ...labels]
      .flatMap((one) => one.replace(/\[[\da-f:]+\]/g, '').match(/[a-zA-Zà-ž]+\d*/g) ?? [])
      .filter((word) => !allowed.test(word));
  };
  expect(await latin(host!)).toEqual([]);
  await host!.getByRole('button', { name: 'Создать стол' }).tap();
  code = await codeOf(host!);
  await guest!
    .getByRole('button', { name: /^Сесть|^Присоединиться|^Войти/ })
    .first()
    .tap();
  await expect(host!.getByRole('img', { name: /QR/ })).toBeAttached();
  expect(await latin(host!)).toEqual([]);
  expect(await latin(guest!)).toEqual([]);
  await host!.getByRole('button', { name: /ботов/ }).tap();
  await host!.getByRole('button', { name: 'Начать', exact: true }).tap();
  await expect(host!.locator('main.play')).toBeVisible();
  expect(await latin(host!)).toEqual([]);
  await host!.getByRole('button', { name: 'Меню' }).tap();
  expect(await latin(host!)).toEqual([]);
});

test('a move can be made by keys alone', async ({ phones }) => {
  const [page] = await phones(1, {
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 800 },
  });
  await page!.getByRole('button', { name: 'Create a table' }).focus();
  await page!.keyboard.press('Enter');
  await page!.getByRole('button', { name: 'Fill with bots' }).focus();
  await page!.keyboard.press('Enter');
  await expect(page!.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await page!.getByRole('button', { name: 'Start', exact: true }).focus();
  await page!.keyboard.press('Enter');
  const piece = page!.getByRole('button', { name: /^A33, man of/ });
  await piece.focus();
  await page!.keyboard.press('Enter');
  await expect(piece).toHaveAttribute('aria-pressed', 'true');
  const target = page!.getByRole('button', { name: 'A24, empty' });
  await target.focus();
  await page!.keyboard.press(' ');
  await expect.poll(async () => (await momentOf(page!)).ply).toBeGreaterThan(0);
  await expect(page!.getByRole('button', { name: /^A24, man of/ })).toBeVisible();
});

test('every refused tap is answered in words', async ({ phones }) => {
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  const [anna, bob] = pages;
  const tap = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).tap();
  const bar = (page: Page, words: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
  await tap(anna!, /^A11,/);
  await bar(anna!, /cannot move/i);
  await tap(anna!, /^A44,/);
  await bar(anna!, /no piece/i);
  await tap(bob!, /^B33,/);
  await bar(bob!, /to move/i);
  await tap(anna!, /^A33,/);
  await tap(anna!, /^A64,/);
  await bar(anna!, /cannot go there/i);
  expect(await momentOf(anna!)).toMatchObject({ ply: 0, depth: 1 });
});

test('with reduced motion pieces do not travel', async ({ phones }) => {
  const pages = await phones(3, { reducedMotion: 'reduce' });
  await gather(pages);
  await start(pages);
  await new RandomHand(pages, 8).play(8);
  const running = await pages[0]!.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});
