import type { Seat } from '../../../shared/core/seat.ts';
import type { Refusal } from '../../../shared/table/requests.ts';
import type { Holder } from '../../../shared/table/table.ts';
import { settings } from '../net/settings.svelte.ts';
import type { GameWords } from './en/games.ts';
import { t } from './text.svelte.ts';

const NO_WORDS: GameWords = {
  name: '',
  about: '',
  rules: [],
  options: {},
  pieces: {},
  goOn: '',
  figure: String,
  reasons: {},
  outcomes: {},
};

/** The words of a game by its id; a game without words is shown by its id. */
export function gameWords(id: string): GameWords {
  const all: Readonly<Record<string, GameWords>> = t().games;
  return all[id] ?? { ...NO_WORDS, name: id };
}

/** A refusal in a sentence; a game's own reason comes first. */
export function refusalWords(refusal: Refusal, game: string | null): string {
  const own =
    game !== null && refusal.reason !== undefined ? gameWords(game).reasons[refusal.reason] : undefined;
  return own ?? t().refusals[refusal.code];
}

export function holderName(holder: Holder, seat: Seat): string {
  const { lobby } = t().shell;
  if (holder.kind === 'device') return holder.name;
  return holder.kind === 'bot' ? lobby.botOf(lobby.colours[seat] ?? '') : lobby.open;
}

/** What this device goes by: the name chosen, else the one offered. */
export const myName = (): string => settings.name || offeredName([]);

/** An offered name that nobody in `taken` has. */
export function offeredName(taken: readonly string[]): string {
  const { names } = t().shell.home;
  for (let next = 0; next < names.length; next++) {
    const name = names[(settings.offered + next) % names.length]!;
    if (!taken.includes(name)) return name;
  }
  return names[settings.offered % names.length]!;
}
