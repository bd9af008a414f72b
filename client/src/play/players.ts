import { type Seat, seatAfter } from '../../../shared/core/seat.ts';
import type { Holder } from '../../../shared/table/table.ts';
import type { MatchView, TableView } from '../../../shared/table/view.ts';
import type { Messages } from '../text/text.svelte.ts';
import { gameWords } from '../text/words.ts';

/** The level of a bot that takes over a seat in the middle of a match. */
export const HANDED_LEVEL = 4;

/** How a seat's player stands, for words beside his name. */
export type Standing = 'here' | 'lost' | 'left' | 'out';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
  readonly standing: Standing;
  readonly isMine: boolean;
  /** The running figure of his seat, in words. */
  readonly figure: string;
}

function nameOf(holder: Holder, seat: Seat, { play, shell }: Messages): string {
  if (holder.kind === 'device') return holder.name;
  if (holder.kind === 'open') return '';
  if (holder.instead) return play.byBot(holder.instead.name);
  const { botOf, colours } = shell.lobby;
  return play.bots[holder.style ?? 'steady'](botOf(colours[seat] ?? ''));
}

export function playerOf(view: TableView, match: MatchView, seat: Seat, words: Messages): Player {
  const holder = view.seats[seat];
  const person =
    holder?.kind === 'device' ? view.people.find(({ device }) => device === holder.device) : undefined;
  const isAway = holder?.kind === 'device' && person?.presence !== 'here';
  const standing = match.isIn[seat] ? (isAway ? (person ? 'lost' : 'left') : 'here') : 'out';
  return {
    seat,
    name: holder ? nameOf(holder, seat, words) : '',
    isBot: holder?.kind === 'bot',
    standing,
    isMine: view.you.seats.includes(seat),
    figure: gameWords(match.game).figure(match.scores[seat] ?? 0, match.options),
  };
}

/** The players as they sit from the left round to the right of `seat`, himself left out. */
export const othersOf = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, index) => seatAfter(seat, seats, index + 1));

/** Minutes and seconds; tenths in the last ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
