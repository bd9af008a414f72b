import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { gather, litOn, momentOf, RandomHand, start } from './hands.ts';

/** Plays until a capture has to go on: the piece is in mid-chain. */
const toMidChain = (pages: readonly Page[]): Promise<number> =>
  new RandomHand(pages, 21).play(
    600,
    ({ depth, lit }) => depth === 0 && lit.some(({ role }) => role === 'capture'),
  );

test('a reload and a kill of the server in mid-chain bring the table back exactly as it was', async ({
  phones,
  house,
}) => {
  test.setTimeout(240_000);
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  await toMidChain(pages);
  const picture = async (page: Page): Promise<unknown> => ({
    moment: await momentOf(page),
    cells: await page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
    lit: (await litOn([page])).map(({ cell, role }) => `${cell} ${role}`),
    bar: await page.getByRole('status').first().textContent(),
  });
  await pages[0]!.waitForTimeout(500);
  const before = await Promise.all(pages.map(picture));
  expect((await litOn(pages)).some(({ role }) => role === 'capture')).toBe(true);

  for (const page of pages) {
    await page.reload();
    await expect(page.locator('main.play')).toBeVisible();
  }
  expect(await Promise.all(pages.map(picture))).toEqual(before);

  await house.kill();
  for (const page of pages) await expect(page.getByText(/Trying again/)).toBeVisible({ timeout: 15_000 });
  await house.start();
  for (const page of pages) await expect(page.getByText(/Trying again/)).toBeHidden({ timeout: 15_000 });
  expect(await Promise.all(pages.map(picture))).toEqual(before);
  const { ply } = await momentOf(pages[0]!);
  await new RandomHand(pages, 1).play(3);
  expect((await momentOf(pages[0]!)).ply).toBeGreaterThan(ply);
});

test('a phone that vanishes is shown to the others within ten seconds, and again when it is back', async ({
  phones,
}) => {
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  const [anna, bob] = pages;
  const lost = anna!.getByRole('group', { name: 'Players' }).getByText('not connected');
  await bob!.context().setOffline(true);
  await expect(lost).toBeVisible({ timeout: 10_000 });
  await expect(bob!.getByText(/Trying again/)).toBeVisible({ timeout: 15_000 });
  await bob!.context().setOffline(false);
  await expect(lost).toBeHidden({ timeout: 15_000 });
});

test('a tap made while offline is refused in words and not made later', async ({ phones, house }) => {
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  const [anna] = pages;
  await house.kill();
  await expect(anna!.getByText(/Trying again/)).toBeVisible({ timeout: 15_000 });
  const [lit] = await litOn([anna!]);
  await anna!.touchscreen.tap(lit!.x, lit!.y);
  await expect(
    anna!
      .getByRole('status')
      .filter({ hasText: /nothing was sent|connection/i })
      .first(),
  ).toBeVisible();
  await house.start();
  await expect(anna!.getByText(/Trying again/)).toBeHidden({ timeout: 15_000 });
  expect(await momentOf(anna!)).toMatchObject({ ply: 0, depth: 0 });
});

test('two tabs of one browser keep a seat each across a reload', async ({ phones }) => {
  const [first] = await phones(1);
  const code = await gather([first!]);
  const second = await first!.context().newPage();
  await second.goto(`/${code}`);
  await expect(second.getByRole('heading', { name: `Table ${code}` })).toBeVisible();
  await expect(first!.getByText('1 seat is free', { exact: false })).toBeVisible();
  for (const page of [first!, second]) {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Table ${code}` })).toBeVisible();
  }
  await first!.waitForTimeout(500);
  await expect(first!.getByText('1 seat is free', { exact: false })).toBeVisible();
});
