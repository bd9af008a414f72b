import { fail, ok, type Result } from '../core/result.ts';
import { findGame } from './catalogue.ts';
import type { Options } from './game.ts';
import { completeOptions } from './options.ts';

/** Which game a record is of. */
export interface RecordHeader {
  readonly game: string;
  readonly options: Options;
}

/** `[Game "accasta"]` and `[Options "homeRelease=forbidden win=own-turn"]`, a line each, before the turns. */
export function writeHeader({ game, options }: RecordHeader): string {
  const choices = Object.entries(options).map(([key, choice]) => `${key}=${choice}`);
  return `[Game "${game}"]\n[Options "${choices.join(' ')}"]\n`;
}

/**
 * The game and options that a record names; `fallback` is the game of one that names none. Fails in words (English)
 * when there is no such game or option.
 */
export function readHeader(text: string, fallback: string): Result<RecordHeader> {
  const [, game = fallback] = /^\s*\[Game "([^"]*)"\]/m.exec(text) ?? [];
  const found = findGame(game);
  if (!found) return fail(`there is no game "${game}"`);
  const [, written = ''] = /^\s*\[Options "([^"]*)"\]/m.exec(text) ?? [];
  const pairs = written.split(/\s+/).flatMap((pair): [string, string][] => {
    const [key, choice] = pair.split('=');
    return key && choice ? [[key, choice]] : [];
  });
  const options = completeOptions(found, Object.fromEntries(pairs));
  return options.ok ? ok({ game, options: options.value }) : options;
}
