import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { games } from '../client/src/text/en/games.ts';
import { findGame, variantOf } from '../shared/games/catalogue.ts';
import type { Options, Target } from '../shared/games/game.ts';
import { usedOptions } from '../shared/games/options.ts';
import { readRecord } from '../shared/games/record.ts';
import { after } from '../shared/games/turn.ts';
import { expect } from './fixtures.ts';
import { choose, momentOf } from './hands.ts';

/** A golden record's text, by its path from shared/games. */
export const recordAt = (path: string): string =>
  readFileSync(new URL(`../shared/games/${path}`, import.meta.url), 'utf8');

/** The options that a golden record was played under. */
export function optionsOf(record: string): Options {
  const written = /^\[Options "(.*)"\]$/m.exec(record)?.[1] ?? '';
  return Object.fromEntries(written.split(' ').map((pair) => pair.split('=')));
}

/** Chooses a game and its options in the lobby, as a person reads them there. */
export async function setUp(page: Page, game: keyof typeof games, options: Options): Promise<void> {
  const words = games[game];
  await choose(page, words.name);
  for (const { key } of usedOptions(findGame(game), options)) {
    const option = (words.options as Record<string, { choices: Record<string, string> }>)[key]!;
    await choose(page, option.choices[options[key]!]!);
  }
}

/** Taps a target on whichever phone it lies. */
export async function tap(pages: readonly Page[], target: Target): Promise<void> {
  const selector = typeof target === 'number' ? `[data-cell="${target}"]` : `[data-control="${target}"]`;
  const isThere = async (): Promise<boolean> =>
    (await Promise.all(pages.map((page) => page.locator(selector).count()))).some((count) => count > 0);
  await expect.poll(isThere, { intervals: [20, 40, 80] }).toBe(true);
  for (const page of pages) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    if (typeof target === 'number') await expect(found).toHaveAttribute('data-light', /./);
    const box = (await found.boundingBox())!;
    return page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Plays a record to its end by taps, each step as its tap path says; the house passes for who cannot move. */
export async function playRecord(
  pages: readonly Page[],
  game: string,
  options: Options,
  record: string,
): Promise<void> {
  const variant = variantOf(game, options);
  const { plies, error } = readRecord(variant, record);
  expect(error).toBeUndefined();
  let position = variant.rules.setup(0);
  let ply = 0;
  const reach = async (want: { ply: number; depth: number }): Promise<void> => {
    for (const page of pages) {
      await expect.poll(() => momentOf(page), { intervals: [20, 40, 80] }).toMatchObject(want);
    }
  };
  for (const played of plies) {
    const turn = variant.notation.readTurn(position, played.text);
    if (!turn.ok) throw new Error(turn.error);
    for (const step of turn.value) {
      const path = variant.display.taps(position, step);
      for (const [depth, target] of path.entries()) {
        await tap(pages, target);
        const isLast = depth === path.length - 1;
        if (!isLast) await reach({ ply, depth: depth + 1 });
      }
      position = after(variant.rules, position, step);
      ply++;
      await reach({ ply, depth: 0 });
    }
  }
}
