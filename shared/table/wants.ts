import type { Seat } from '../core/seat.ts';
import type { Style } from '../search/style.ts';
import { flagAt } from './clock.ts';
import { botsWaitedFor } from './offers.ts';
import { mustPass } from './running.ts';
import { isPlaying, type Match, type OfferKind, type Table } from './table.ts';

/** What a table waits for from the server itself. After a restart, asking this again is all that is needed to go on. */
export interface Wants {
  /** A bot is to move. */
  readonly think: {
    readonly seat: Seat;
    readonly level: number;
    readonly style: Style;
    readonly ply: number;
  } | null;
  /** A bot is to say what it thinks of an offer. */
  readonly answer: { readonly seat: Seat; readonly offer: OfferKind; readonly ply: number } | null;
  /** The mover can only pass. */
  readonly pass: { readonly ply: number } | null;
  /** Server time at which a flag falls, ms. */
  readonly flagAt: number | null;
}

const NOTHING: Wants = { think: null, answer: null, pass: null, flagAt: null };

export function wants(table: Table): Wants {
  const match = table.match;
  if (!match || !isPlaying(table) || match.isPaused) return NOTHING;
  const flag = match.clock && flagAt(match.clock);
  const answer = answerDue(table, match);
  // Nobody moves on while a move is asked back.
  const isAskedBack = match.offers.some(({ kind }) => kind === 'takeback');
  if (isAskedBack) return { think: null, answer, pass: null, flagAt: flag };
  if (mustPass(match)) return { think: null, answer, pass: { ply: match.ply }, flagAt: flag };
  const seat = match.position.mover;
  const holder = table.seats[seat];
  const think =
    holder?.kind === 'bot'
      ? { seat, level: holder.level, style: holder.style ?? 'steady', ply: match.ply }
      : null;
  return { think, answer, pass: null, flagAt: flag };
}

function answerDue(table: Table, match: Match): Wants['answer'] {
  for (const offer of match.offers) {
    const [seat] = botsWaitedFor(table, match, offer);
    if (seat !== undefined) return { seat, offer: offer.kind, ply: match.ply };
  }
  return null;
}
