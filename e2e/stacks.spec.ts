import { variantOf } from '../shared/games/catalogue.ts';
import { playRecord, recordAt, tap } from './by-record.ts';
import { expect, test } from './fixtures.ts';
import { choose, momentOf, start } from './hands.ts';

test('a whole game of Accasta by taps on two phones head to head', async ({ phones }) => {
  test.setTimeout(240_000);
  const pages = await phones(2);
  await pages[0]!.getByRole('button', { name: 'Create a table' }).tap();
  await choose(pages[0]!, 'Accasta');
  await pages[1]!.getByRole('button', { name: /^Join/ }).first().tap();
  const options = { homeRelease: 'allowed', win: 'at-once', variant: 'standard' };
  await choose(pages[0]!, 'Allowed', 'At once');
  await start(pages);
  await playRecord(pages, 'accasta', options, recordAt('accasta/records/at-once.txt'));
  for (const page of pages) await expect(page.getByRole('list', { name: 'Final places' })).toBeVisible();
});

test('a lift can be changed, and a half-made turn taken back', async ({ phones }) => {
  const pages = await phones(2);
  await pages[0]!.getByRole('button', { name: 'Create a table' }).tap();
  await choose(pages[0]!, 'Accasta');
  await pages[1]!.getByRole('button', { name: /^Join/ }).first().tap();
  await start(pages);
  const [anna] = pages;
  const { notation } = variantOf('accasta', {});
  const cell = (name: string): number => notation.readCell(name)!;
  await tap(pages, cell('a1'));
  const fan = anna!.getByRole('group', { name: /stack/i });
  await expect(fan.getByRole('button')).toHaveCount(3);
  // The head alone is a chariot; with two or three pieces the range stays the head's, the lift changes.
  await fan.getByRole('button').nth(2).tap();
  await expect.poll(async () => (await momentOf(anna!)).depth).toBe(3);
  // Dragging along the fan does the same: back to the head, down to the second, and up again.
  const middle = async (index: number): Promise<[number, number]> => {
    const box = (await fan.getByRole('button').nth(index).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await anna!.mouse.move(...(await middle(2)));
  await anna!.mouse.down();
  await anna!.mouse.move(...(await middle(1)), { steps: 4 });
  await expect.poll(async () => (await momentOf(anna!)).depth).toBe(2);
  await anna!.mouse.move(...(await middle(0)), { steps: 4 });
  await anna!.mouse.up();
  await expect.poll(async () => (await momentOf(anna!)).depth).toBe(1);
  await tap(pages, cell('b1'));
  const back = anna!.getByRole('button', { name: 'Take back' });
  await expect(back).toBeVisible();
  await expect(anna!.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await back.tap();
  await expect(back).toBeHidden();
  await expect(anna!.getByRole('button', { name: /^b1, empty/ })).toBeVisible();
  expect((await momentOf(anna!)).mover).toBe(0);
});

test('a whole game of Triccasta by taps on three phones', async ({ phones }) => {
  test.setTimeout(300_000);
  const pages = await phones(3);
  const [host, ...guests] = pages;
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  await choose(host!, 'Triccasta', 'Yes');
  for (const guest of guests) await guest.getByRole('button', { name: /^Join/ }).first().tap();
  await start(pages);
  await playRecord(pages, 'triccasta', { defence: 'own-turn' }, recordAt('triccasta/records/own-turn.txt'));
  for (const page of pages) await expect(page.getByRole('list', { name: 'Final places' })).toBeVisible();
});

test('in Triccasta nobody resigns alone, but two do together', async ({ phones }) => {
  const pages = await phones(3);
  const [host, ...guests] = pages;
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  await choose(host!, 'Triccasta');
  for (const guest of guests) await guest.getByRole('button', { name: /^Join/ }).first().tap();
  await start(pages);
  await host!.getByRole('button', { name: 'Menu' }).tap();
  await expect(host!.getByRole('button', { name: 'Resign', exact: true })).toHaveCount(0);
  await host!.getByRole('button', { name: 'Resign together with another' }).tap();
  await guests[1]!.getByRole('button', { name: 'Agree' }).tap();
  for (const page of pages) {
    const first = page.getByRole('list', { name: 'Final places' }).getByRole('listitem').first();
    await expect(first).toContainText('1.');
  }
});
