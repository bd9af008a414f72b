import { expect, test } from './fixtures.ts';
import { gather, litOn, momentOf, RandomHand, start, tapCell } from './hands.ts';

test('three phones in a ring play a whole game to its end by taps on three screens', async ({ phones }) => {
  test.setTimeout(360_000);
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  const hand = new RandomHand(pages, 11);
  await hand.play(1500);
  expect(hand.used.size).toBe(3);
  const places = await Promise.all(
    pages.map(async (page) => {
      const list = page.getByRole('list', { name: 'Final places' });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      return list.textContent();
    }),
  );
  expect(new Set(places).size).toBe(1);
  expect(places[0]).not.toBe('');

  const [first, ...others] = pages;
  await first!.getByRole('button', { name: 'Play again' }).tap();
  for (const page of others) await page.getByRole('button', { name: 'Agree' }).tap();
  for (const page of pages) await expect(page.locator('main.play')).toHaveAttribute('data-mover', '1');
});

test('each phone shows its own zone under its neighbours’ colours, and a piece walks from screen to screen', async ({
  phones,
}) => {
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  for (const [seat, page] of pages.entries()) {
    await expect(page.locator('[data-cell]')).toHaveCount(16);
    const halves = page.locator('[data-neighbour]');
    await expect(halves.nth(0)).toHaveAttribute('data-neighbour', String((seat + 1) % 3));
    await expect(halves.nth(1)).toHaveAttribute('data-neighbour', String((seat + 2) % 3));
    expect(Number(await halves.nth(0).locator('.arrow').getAttribute('data-angle'))).toBeLessThan(-20);
    expect(Number(await halves.nth(1).locator('.arrow').getAttribute('data-angle'))).toBeGreaterThan(20);
  }

  const [anna, bob, cora] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
  const cell = async (page: typeof anna, name: string): Promise<string> =>
    (await page.getByRole('button', { name: new RegExp(`^${name},`) }).getAttribute('data-cell'))!;
  const play = async (on: typeof anna, from: string, to: string, target = on): Promise<void> => {
    const { ply } = await momentOf(anna);
    await tapCell(on, await cell(on, from));
    await expect(target.locator(`[data-cell="${await cell(target, to)}"]`)).toHaveAttribute(
      'data-light',
      /move|capture/,
    );
    await tapCell(target, await cell(target, to));
    for (const page of pages)
      await expect(page.locator('main.play')).toHaveAttribute('data-ply', String(ply + 1));
  };
  // A walks up to its fourth rank and over the border into B's zone; the others move out of the way.
  await play(anna, 'A33', 'A24');
  await play(bob, 'B33', 'B24');
  await play(cora, 'C33', 'C24');
  await tapCell(anna, await cell(anna, 'A24'));
  const targetsOn = async (): Promise<unknown[]> =>
    (await litOn(pages)).filter(({ role }) => role === 'move').map(({ page }) => pages.indexOf(page));
  // Both ways on lead over the border, into B's zone.
  await expect.poll(targetsOn).toEqual([1, 1]);
  await tapCell(bob, await cell(bob, 'B84'));
  await expect(bob.getByRole('button', { name: /^B84, man of/ })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'A24, empty' })).toBeVisible();
});

test('a T of three phones points its arrows where the neighbours lie', async ({ phones }) => {
  const pages = await phones(3);
  await gather(pages);
  await pages[0]!.getByText('T-shape', { exact: true }).tap();
  await expect(pages[1]!.getByText('T-shape')).toBeVisible();
  await start(pages);
  const angles = await Promise.all(
    pages.map((page) =>
      page
        .locator('.arrow')
        .evaluateAll((arrows) => arrows.map((arrow) => Number((arrow as SVGElement).dataset.angle))),
    ),
  );
  const [stem, left, right] = angles as [number[], number[], number[]];
  expect(stem[0]).toBeLessThan(-20);
  expect(stem[1]).toBeGreaterThan(20);
  expect(Math.abs(left[0]!)).toBeLessThan(10);
  expect(left[1]).toBeGreaterThan(20);
  expect(right[0]).toBeLessThan(-20);
  expect(Math.abs(right[1]!)).toBeLessThan(10);
  await new RandomHand(pages, 3).play(12);
  expect((await momentOf(pages[0]!)).ply).toBeGreaterThan(3);
});
