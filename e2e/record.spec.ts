import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { gather, RandomHand, start } from './hands.ts';

test('a record is copied out of a match and pasted in on the first page, where it plays through', async ({
  phones,
}) => {
  const pages = await phones(3);
  const [anna, bob, cora] = pages;
  await gather(pages);
  await start(pages);
  await new RandomHand(pages, 13).play(24);
  await anna!.getByRole('button', { name: 'Menu' }).tap();
  await anna!.getByRole('button', { name: 'Record of the game' }).tap();
  const text = await anna!.getByRole('textbox', { name: 'Record of the game' }).inputValue();
  expect(text).toContain('[Game "checkers"]');
  await anna!.getByRole('button', { name: 'Copy' }).tap();
  await expect(anna!.getByText('Copied.')).toBeVisible();
  for (const page of [bob!, cora!]) await page.context().close();

  const [reader] = await phones(1);
  await reader!.getByRole('button', { name: 'Look at a record' }).tap();
  await reader!.getByLabel('Paste a record here').fill(text);
  await reader!.getByRole('button', { name: 'Show' }).tap();
  const turns = text.trim().split('\n').at(-1)!.split(' ').length;
  await expect(reader!.getByText(`0 / ${turns}`)).toBeVisible();
  await reader!.getByRole('button', { name: 'One turn on' }).tap();
  await expect(reader!.getByText(`1. ${text.trim().split('\n').at(-1)!.split(' ')[0]}`)).toBeVisible();
});

test('an old game by e-mail is read in its long notation, and one that cannot be says at which turn', async ({
  phones,
}) => {
  const [reader] = await phones(1);
  const game = readFileSync(
    new URL('../shared/games/accasta/records/stein-williams.txt', import.meta.url),
    'utf8',
  );
  await reader!.getByRole('button', { name: 'Look at a record' }).tap();
  await reader!.getByLabel('Paste a record here').fill(game);
  await reader!.getByLabel('Game, if the record names none').selectOption({ label: 'Accasta' });
  await reader!.getByRole('button', { name: 'Show' }).tap();
  // 23 turns, then Black resigns.
  await expect(reader!.getByText('0 / 24')).toBeVisible();
  await reader!.getByRole('button', { name: 'To the end' }).tap();
  await expect(reader!.getByText('24. resigns')).toBeVisible();
  await reader!.getByRole('button', { name: 'Back', exact: true }).tap();
  await reader!.getByLabel('Paste a record here').fill('a1:C+b2,HS-c1 g1:C-g3');
  await reader!.getByRole('button', { name: 'Show' }).tap();
  await expect(reader!.getByText(/^Turn 2,/)).toBeVisible();
});
