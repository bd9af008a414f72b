import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { momentOf, start } from './hands.ts';

async function againstBots(page: Page, manner?: string): Promise<void> {
  await page.getByRole('button', { name: 'Create a table' }).tap();
  await page.getByRole('button', { name: 'Fill with bots' }).tap();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  if (manner) await page.getByRole('combobox', { name: 'Manner' }).first().selectOption(manner);
  await start([page]);
}

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: item, exact: true }).tap();
};

const told = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

test('who plays bots alone gets a hint, which goes once it is followed', async ({ phones }) => {
  const [page] = await phones(1);
  await againstBots(page!);
  await fromMenu(page!, 'Hint');
  const said = page!.getByRole('status').filter({ hasText: /Your chance to win: \d+%/ });
  await expect(said).toBeVisible();
  const [, from, to] = /(\w+)-(\w+) might/.exec((await said.textContent())!)!;
  await expect(page!.locator('circle.hint')).toHaveCount(2);
  await page!.getByRole('button', { name: new RegExp(`^${from}, man of`) }).tap();
  await page!.getByRole('button', { name: `${to}, empty` }).tap();
  await expect.poll(async () => (await momentOf(page!)).ply).toBeGreaterThan(0);
  await expect(page!.locator('circle.hint')).toHaveCount(0);
});

test('what each bot has played since one’s own turn stays marked, and is told in words', async ({
  phones,
}) => {
  const [page] = await phones(1);
  await againstBots(page!);
  const marked = async (): Promise<string[]> => {
    const seats = await page!
      .locator('.board [data-trace]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-trace')!));
    return [...new Set(seats)].toSorted();
  };
  const heard = page!.getByRole('status').locator('[data-played]');
  await page!.getByRole('button', { name: /^A33, man of/ }).tap();
  await page!.getByRole('button', { name: 'A24, empty' }).tap();
  await expect.poll(marked).toEqual(['0']);
  await expect(heard).toHaveText(/^Blue bot: B\d\d-B\d\d$/);
  await expect(heard).toHaveText(/^Yellow bot: C\d\d-C\d\d$/);
  await expect.poll(marked).toEqual(['1', '2']);
});

test('bots let a turn be taken back, decline a draw in a level game, and are called by their manner', async ({
  phones,
}) => {
  const [page] = await phones(1);
  await againstBots(page!, 'Vengeful');
  await expect(page!.getByRole('group', { name: 'Players' })).toContainText('Blue bot (vengeful)');
  await page!.getByRole('button', { name: /^A33, man of/ }).tap();
  await page!.getByRole('button', { name: 'A24, empty' }).tap();
  await expect.poll(async () => (await momentOf(page!)).ply).toBeGreaterThan(0);
  await fromMenu(page!, 'Ask for my last turn back');
  await told(page!, /takes a turn back/);
  await expect(page!.getByRole('button', { name: /^A33, man of/ })).toBeVisible();
  await expect(page!.getByRole('button', { name: 'A24, empty' })).toBeVisible();
  expect((await momentOf(page!)).mover).toBe(0);
  await fromMenu(page!, 'Offer a draw');
  await told(page!, /bot .vengeful. does not agree/);
});
