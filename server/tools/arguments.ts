import { pathToFileURL } from 'node:url';
import { fail, ok, type Result } from '../../shared/core/result.ts';
import { catalogue, findGame, variantOf } from '../../shared/games/catalogue.ts';
import type { Options, Variant } from '../../shared/games/game.ts';
import { completeOptions } from '../../shared/games/options.ts';

/** A game under a choice of options, and by what names to ask for it again. */
export interface Chosen {
  readonly game: string;
  /** Complete. */
  readonly options: Options;
  readonly variant: Variant;
}

/** What `GAME [option=value ...]` names, or a sentence about what is wrong. */
export function readChosen(gameId: string | undefined, given: readonly string[]): Result<Chosen> {
  const known = catalogue.map(({ id }) => id).join(', ');
  if (gameId === undefined) return fail(`name a game: ${known}`);
  const game = findGame(gameId);
  if (!game) return fail(`there is no game "${gameId}"; there are: ${known}`);
  const pairs: [string, string][] = [];
  for (const word of given) {
    const [, key, value] = /^(\w+)=([\w-]+)$/.exec(word) ?? [];
    if (key === undefined || value === undefined) return fail(`"${word}" is not of the form option=value`);
    pairs.push([key, value]);
  }
  const complete = completeOptions(game, Object.fromEntries(pairs));
  if (!complete.ok) return complete;
  return ok({ game: gameId, options: complete.value, variant: variantOf(gameId, complete.value) });
}

/** The variant alone. */
export function readVariant(gameId: string | undefined, given: readonly string[]): Result<Variant> {
  const chosen = readChosen(gameId, given);
  return chosen.ok ? ok(chosen.value.variant) : chosen;
}

/** Where a tool writes, so that tests can listen. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
}

export const terminal: Output = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};

/** Whether this module is what was started, not merely imported by a test. */
export const isMain = (moduleUrl: string): boolean =>
  process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href;
