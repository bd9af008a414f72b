import type { Seat } from '../core/seat.ts';
import type { OfferKind } from './table.ts';

/** What a bot goes by: the chance to win by seat, now, and before the turn that is asked back. */
export interface Prospects {
  readonly now: readonly number[];
  readonly before: readonly number[] | null;
  /** How many are still in the game: one who is sure to lose is in all the same. */
  readonly seatsIn: number;
  /** Turns played so far. */
  readonly turns: number;
}

/** A draw is taken when it is no loss: from this share of a fair part at once … */
const BEHIND = 0.85;
/** … or when nobody is ahead after so many turns of each. */
const LONG_GAME = 20;
const LEVEL = 1.1;
/** A turn may be taken back when that costs no more than this. */
const DEAR = 0.15;
/** With less than this a game is as good as lost. */
const HOPELESS = 0.1;

/** Whether the bot on `seat` agrees. A bot that could not think (`null`) agrees to nothing. */
export function agreesTo(kind: OfferKind, seat: Seat, prospects: Prospects | null): boolean {
  if (!prospects) return false;
  const { now, before, seatsIn, turns } = prospects;
  const chance = now[seat]!;
  const fair = 1 / seatsIn;
  switch (kind) {
    case 'draw':
      return chance <= fair * BEHIND || (turns >= LONG_GAME * now.length && chance <= fair * LEVEL);
    case 'takeback':
      return before !== null && chance - before[seat]! <= DEAR;
    case 'surrender':
      return chance < HOPELESS;
    case 'rematch':
      return true;
  }
}
