import type { Seat } from '../../core/seat.ts';
import { type DraughtsPosition, isKing, MAN, NO_CHAIN, noteHistory, ownerOf } from '../common/draughts.ts';
import { hashMover, togglePiece } from '../common/zobrist.ts';
import { fieldOf } from './field.ts';

/** How it is played: what the options amount to. */
export interface Ruleset {
  /** Cells on a side of the board (H1). */
  readonly side: number;
  /** H8, H13. */
  readonly hasKings: boolean;
  /** H12. */
  readonly isGiveaway: boolean;
  /** H14. */
  readonly hasTowers: boolean;
  /** H9: a player without a move is out; else he passes, or has won (H12). */
  readonly isLockedOut: boolean;
}

export const SEATS = 3;
/** H10: turns without progress for each player still in, after which the game is drawn. */
export const QUIET_LIMIT = 15;
/** No piece. */
export const NOBODY = 255;

/** Flat, so that copying is a handful of block copies. All counts are by seat. */
export interface TrioPosition extends DraughtsPosition {
  /** Forced passes in a row. */
  passes: number;
  /** Index into OUTCOME_REASONS, or -1 while play goes on. */
  ended: number;
  /** The cells jumped so far by the chain that still hold a piece; `takenCount` of them count. */
  readonly taken: Uint8Array;
  takenCount: number;
  /** Men and kings in play, in towers those on top. */
  readonly men: Uint8Array;
  readonly kings: Uint8Array;
  /** 0 while in; else the number of the event that put the seat out. Seats put out by one chain share it. */
  readonly fallen: Uint8Array;
  /** H11: pieces taken, by taker x SEATS + victim. */
  readonly spoils: Uint16Array;
  /**
   * H14, empty in the other variants. Every piece has a number: its code by number, the piece under it, and by cell
   * the numbers of the top and the bottom piece. No piece is NOBODY.
   */
  readonly codes: Uint8Array;
  readonly under: Uint8Array;
  readonly tops: Uint8Array;
  readonly bottoms: Uint8Array;
}

/**
 * An empty position, to be filled. The only place that makes one: all have the same hidden class, without which
 * search would be several times slower.
 */
const blankPosition = (cells: number, pieces: number): TrioPosition => ({
  mover: 0,
  turn: 0,
  chain: NO_CHAIN,
  quiet: 0,
  passes: 0,
  left: 0,
  ended: -1,
  hashLow: 0,
  hashHigh: 0,
  cells: new Uint8Array(cells),
  taken: new Uint8Array(cells),
  takenCount: 0,
  men: new Uint8Array(SEATS),
  kings: new Uint8Array(SEATS),
  fallen: new Uint8Array(SEATS),
  spoils: new Uint16Array(SEATS * SEATS),
  codes: new Uint8Array(pieces),
  under: new Uint8Array(pieces),
  tops: new Uint8Array(pieces > 0 ? cells : 0),
  bottoms: new Uint8Array(pieces > 0 ? cells : 0),
  history: new Int32Array(2 * (QUIET_LIMIT * SEATS + 1)),
});

/** What stands on a cell: the codes of a tower from the bottom up, outside H14 of one piece. */
export interface Tower {
  readonly cell: number;
  readonly stack: readonly number[];
}

/** A position between turns; seats without a piece are out, in towers too. */
export function positionOf(
  { side, hasTowers }: Ruleset,
  towers: readonly Tower[],
  mover: Seat,
): TrioPosition {
  const all = towers.flatMap(({ stack }) => stack);
  const position = blankPosition(fieldOf(side).board.cells, hasTowers ? all.length : 0);
  const { cells, men, kings, codes, under, tops, bottoms } = position;
  position.mover = mover;
  hashMover(position);
  tops.fill(NOBODY);
  bottoms.fill(NOBODY);
  under.fill(NOBODY);
  let piece = 0;
  for (const { cell, stack } of towers) {
    const top = stack.at(-1)!;
    cells[cell] = top;
    (isKing(top) ? kings : men)[ownerOf(top)]!++;
    for (const [level, code] of stack.entries()) {
      togglePiece(position, cell, code, stack.length - 1 - level);
      if (!hasTowers) continue;
      codes[piece] = code;
      if (level === 0) bottoms[cell] = piece;
      else under[piece] = piece - 1;
      tops[cell] = piece++;
    }
  }
  for (let seat = 0; seat < SEATS; seat++) {
    if (all.some((code) => ownerOf(code) === seat)) position.left++;
    else position.fallen[seat] = 1;
  }
  noteHistory(position);
  return position;
}

/** H2. */
export function startPosition(ruleset: Ruleset, first: Seat): TrioPosition {
  const men = fieldOf(ruleset.side).homes.flatMap((home, seat) =>
    home.map((cell) => ({ cell, stack: [seat * 4 + MAN] })),
  );
  return positionOf(ruleset, men, first);
}

export function copyPosition(from: TrioPosition, into: TrioPosition): void {
  into.mover = from.mover;
  into.turn = from.turn;
  into.chain = from.chain;
  into.quiet = from.quiet;
  into.passes = from.passes;
  into.left = from.left;
  into.ended = from.ended;
  into.hashLow = from.hashLow;
  into.hashHigh = from.hashHigh;
  into.takenCount = from.takenCount;
  into.cells.set(from.cells);
  for (let i = 0; i < from.takenCount; i++) into.taken[i] = from.taken[i]!;
  for (let seat = 0; seat < SEATS; seat++) {
    into.men[seat] = from.men[seat]!;
    into.kings[seat] = from.kings[seat]!;
    into.fallen[seat] = from.fallen[seat]!;
  }
  for (let i = 0; i < SEATS * SEATS; i++) into.spoils[i] = from.spoils[i]!;
  if (from.codes.length > 0) {
    into.codes.set(from.codes);
    into.under.set(from.under);
    into.tops.set(from.tops);
    into.bottoms.set(from.bottoms);
  }
  const used = 2 * (from.quiet + 1);
  for (let i = 0; i < used; i++) into.history[i] = from.history[i]!;
}

export function clonePosition(from: TrioPosition): TrioPosition {
  const clone = blankPosition(from.cells.length, from.codes.length);
  copyPosition(from, clone);
  return clone;
}
