import { expect, test } from './fixtures.ts';
import { gather, litOn, momentOf, RandomHand, start } from './hands.ts';

test('two players on one phone and a bot: the whole board, turned to whoever of the two moves', async ({
  phones,
}) => {
  const [page] = await phones(1);
  const pages = [page!];
  await gather(pages);
  await page!
    .getByRole('button', { name: /Second player/ })
    .first()
    .tap();
  await page!.getByRole('button', { name: 'Fill with bots' }).tap();
  await start(pages);
  await expect(page!.locator('[data-cell]')).toHaveCount(48);
  const edgeAtBottom = (): Promise<string | null> =>
    page!.locator('svg.board line.edge').evaluateAll((lines) => {
      const lowest = lines.toSorted((one, other) => {
        const middle = (line: Element): number =>
          Number(line.getAttribute('y1')) + Number(line.getAttribute('y2'));
        return middle(other) - middle(one);
      })[0];
      return lowest?.getAttribute('style') ?? null;
    });
  expect(await edgeAtBottom()).toContain('--seat-0');
  const hand = new RandomHand(pages, 4);
  await hand.play(4, ({ mover }) => mover === 1);
  await expect.poll(edgeAtBottom).toContain('--seat-1');
  // The bot's turn turns nothing: the board waits for the next of the two.
  await hand.play(6, ({ mover }) => mover === 2);
  expect(await edgeAtBottom()).toContain('--seat-1');
  await hand.play(4, ({ mover }) => mover === 0);
  await expect.poll(edgeAtBottom).toContain('--seat-0');

  await page!.getByRole('button', { name: 'Menu' }).tap();
  await page!.getByLabel('Turn the board to whoever moves').tap();
  await page!.getByRole('button', { name: 'Close' }).tap();
  await hand.play(6, ({ mover }) => mover === 1);
  await page!.waitForTimeout(600);
  expect(await edgeAtBottom()).toContain('--seat-0');
});

test('four phones in a cross play on tiles of one board', async ({ phones }) => {
  const pages = await phones(4);
  const [host, ...guests] = pages;
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  await host!.getByText('Four', { exact: true }).tap();
  for (const guest of guests) await guest.getByRole('button', { name: /^Join/ }).first().tap();
  await start(pages);
  for (const page of pages) await expect(page.locator('[data-cell]')).toHaveCount(16);
  const hand = new RandomHand(pages, 9);
  await hand.play(60);
  expect((await momentOf(host!)).ply).toBeGreaterThan(20);
});

test('a watching device shows the whole board, moves nothing and changes nothing for the others', async ({
  phones,
}) => {
  const pages = await phones(3);
  const code = await gather(pages);
  await start(pages);
  await new RandomHand(pages, 2).play(10);
  const shown = (): Promise<unknown> =>
    pages[0]!
      .locator('svg.board')
      .evaluate((board) => [
        board.getAttribute('viewBox'),
        [...board.querySelectorAll('[data-cell]')].map((cell) => [
          cell.getAttribute('d'),
          cell.getAttribute('aria-label'),
        ]),
      ]);
  const before = await shown();
  const [watcher] = await phones(1);
  await watcher!.goto(`/${code}`);
  await expect(watcher!.locator('[data-cell]')).toHaveCount(48);
  await expect(watcher!.getByText('Watching')).toBeVisible();
  expect(await litOn([watcher!])).toEqual([]);
  const { ply, depth } = await momentOf(watcher!);
  await watcher!.locator('[data-cell]').first().tap();
  await expect(watcher!.getByRole('status').filter({ hasText: /watch/i })).toBeVisible();
  expect(await momentOf(watcher!)).toMatchObject({ ply, depth });
  expect(await shown()).toEqual(before);
});

test('a player who resigns is out, the others go on, and his phone is dimmed but stays a part of the board', async ({
  phones,
}) => {
  const pages = await phones(3);
  await gather(pages);
  await start(pages);
  const [anna, bob, cora] = pages;
  await bob!.getByRole('button', { name: 'Menu' }).tap();
  await bob!.getByRole('button', { name: 'Resign', exact: true }).tap();
  await bob!.getByRole('button', { name: 'Yes, resign' }).tap();
  await expect(anna!.getByText('has resigned', { exact: false })).toBeVisible();
  await expect(bob!.locator('main.isOut')).toBeVisible();
  await expect(bob!.locator('[data-cell]')).toHaveCount(16);
  await new RandomHand(pages, 6).play(16);
  const movers = [(await momentOf(anna!)).mover, (await momentOf(cora!)).mover];
  expect(movers).not.toContain(1);
});
