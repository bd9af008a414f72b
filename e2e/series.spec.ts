import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, gather, momentOf, start } from './hands.ts';

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Resign', exact: true }).tap();
  await page.getByRole('button', { name: 'Yes, resign' }).tap();
  await expect(page.locator('main.isOut, main[data-over="true"]')).toBeVisible();
}

/** One proposes, the others agree. */
async function agree([one, ...others]: readonly Page[], proposal: string, begun: string): Promise<void> {
  await one!.getByRole('button', { name: proposal, exact: true }).tap();
  for (const other of others) {
    await expect(other.getByText(begun)).toBeVisible();
    await other.getByRole('button', { name: 'Agree', exact: true }).tap();
  }
}

/** One offers a draw, the others agree. */
async function drawBetween([one, ...others]: readonly Page[]): Promise<void> {
  await one!.getByRole('button', { name: 'Menu' }).tap();
  await one!.getByRole('button', { name: 'Offer a draw' }).tap();
  for (const other of others) await other.getByRole('button', { name: 'Agree', exact: true }).tap();
}

/** The points as a screen shows them: rows of games and the totals, each with a figure a seat. */
const pointsOn = (page: Page): Promise<string[][]> =>
  page
    .getByRole('table', { name: 'Points' })
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );

test('three phones play a match of three games, and see who has won it', async ({ phones }) => {
  const pages = await phones(3);
  const [anna, bob, cora] = pages;
  await gather(pages);
  await choose(anna!, '3');
  await expect(bob!.getByText('points are added up')).toBeVisible();
  await start(pages);

  await resign(anna!);
  await resign(bob!);
  for (const page of pages) {
    await expect(page.getByText('Game 1 of 3')).toBeVisible();
    expect(await pointsOn(page)).toEqual([
      ['0', '1', '2'],
      ['0', '1', '2'],
    ]);
  }
  // The one who leads may break the match off, but is asked, as points are lost with it.
  await anna!.getByRole('button', { name: 'Change the game or seats' }).tap();
  await expect(anna!.getByText('its points are not kept')).toBeVisible();
  await anna!.getByRole('button', { name: 'No, go on' }).tap();
  await agree(pages, 'Next game', 'would like to play the next game');

  await expect.poll(async () => (await momentOf(cora!)).mover).toBe(1);
  await bob!.getByRole('button', { name: 'Menu' }).tap();
  await expect(bob!.getByText('Game 2 of 3')).toBeVisible();
  await expect(bob!.getByRole('list', { name: 'Points' }).getByRole('listitem').last()).toContainText('2');
  await bob!.getByRole('button', { name: 'Close' }).tap();
  await resign(cora!);
  await drawBetween([anna!, bob!]);
  await expect(cora!.getByText('Game 2 of 3')).toBeVisible();
  expect(await pointsOn(cora!)).toEqual([
    ['0', '1', '2'],
    ['1.5', '1.5', '0'],
    ['1.5', '2.5', '2'],
  ]);
  await agree(pages, 'Next game', 'would like to play the next game');

  await expect.poll(async () => (await momentOf(anna!)).mover).toBe(2);
  await resign(cora!);
  await resign(anna!);
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: /has won the match$/ })).toBeVisible();
    expect((await pointsOn(page)).slice(-2)).toEqual([
      ['2.5', '4.5', '2'],
      ['2.', '1.', '3.'],
    ]);
  }
  await agree(pages, 'Play another match', 'would like to play again');
  await bob!.getByRole('button', { name: 'Menu' }).tap();
  await expect(bob!.getByText('Game 1 of 3')).toBeVisible();
});

test('a match of trioshashki is scored by its own points (H11)', async ({ phones }) => {
  const pages = await phones(3);
  const [anna, bob, cora] = pages;
  await gather(pages);
  await choose(anna!, 'Trioshashki', 'Small', '3');
  await start(pages);

  // Allies: neither has taken more of the third player's pieces.
  await resign(anna!);
  await drawBetween([bob!, cora!]);
  await expect(anna!.getByText('Game 1 of 3')).toBeVisible();
  expect(await pointsOn(anna!)).toEqual([
    ['0', '1', '1'],
    ['0', '1', '1'],
  ]);
  await agree(pages, 'Next game', 'would like to play the next game');

  await expect.poll(async () => (await momentOf(bob!)).mover).toBe(1);
  await drawBetween(pages);
  await expect(cora!.getByText('Game 2 of 3')).toBeVisible();
  await agree(pages, 'Next game', 'would like to play the next game');

  await expect.poll(async () => (await momentOf(cora!)).mover).toBe(2);
  await resign(anna!);
  await resign(bob!);
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: /has won the match$/ })).toBeVisible();
    expect(await pointsOn(page)).toEqual([
      ['0', '1', '1'],
      ['0.66', '0.66', '0.66'],
      ['0', '0', '2'],
      ['0.66', '1.66', '3.66'],
      ['3.', '2.', '1.'],
    ]);
  }
});
