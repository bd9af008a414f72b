import { readdirSync } from 'node:fs';
import { optionsOf, playRecord, recordAt, setUp } from './by-record.ts';
import { expect, test } from './fixtures.ts';
import { choose, gather, start } from './hands.ts';

/**
 * The golden records of the two games for three on a hexagon and on a triangle, tapped out on three phones; those that
 * begin as the first game at a table does.
 */
for (const [index, game] of (['trioshashki', 'trojboj'] as const).entries()) {
  const folder = new URL(`../shared/games/${game}/records/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const record = recordAt(`${game}/records/${file}`);
    if (record.includes('[First "')) continue;
    test(`a whole game of ${game} by taps on three phones: ${file}`, async ({ phones }) => {
      test.setTimeout(400_000);
      const pages = await phones(3);
      await gather(pages);
      await setUp(pages[0]!, game, optionsOf(record));
      await choose(pages[0]!, index === 0 ? 'Round' : 'T-shape');
      await start(pages);
      await playRecord(pages, game, optionsOf(record), record);
      for (const page of pages) await expect(page.getByRole('list', { name: 'Final places' })).toBeVisible();
    });
  }
}
