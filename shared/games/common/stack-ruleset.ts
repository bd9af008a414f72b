import type { HexBoard } from '../../board/hex-board.ts';
import type { Seat } from '../../core/seat.ts';

/** How a game of stacks is played: what Accasta and Triccasta under their options amount to. */
export interface StackRuleset {
  readonly board: HexBoard;
  /** The owner of the castle each cell belongs to, else NONE. */
  readonly castles: Uint8Array;
  /** Seat A's set-up: by cell the kinds from the bottom up. The others' follow by rotation. */
  readonly setUp: ReadonlyMap<number, readonly number[]>;
  /** A9, T6: whether an enemy may be released in one's own castle. */
  readonly allowsHomeRelease: boolean;
  /** Variant Pari: one kind of piece, and the head goes as far as there are own pieces in the stack. */
  readonly isPari: boolean;
  /** Three stacks in a castle win when the turn of the attacker begins, or of the attacked (A11, T8). */
  readonly decidesAt: 'attacker' | 'attacked';
  /** T7: who has no legal turn passes; otherwise he loses (A12). */
  readonly passesWithoutMove: boolean;
}

/** Kinds of pieces; the number is the range (A6). Pari has SHIELD only. */
export const SHIELD = 1;
export const HORSE = 2;
export const CHARIOT = 3;

/** A11, T8: so many stacks in one enemy castle win. */
export const STACKS_TO_WIN = 3;

/** The next seat clockwise. */
export const nextSeat = ({ board: { seats } }: StackRuleset, seat: Seat): Seat =>
  seat + 1 === seats ? 0 : seat + 1;
