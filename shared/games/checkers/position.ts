import type { Seat } from '../../core/seat.ts';
import { type DraughtsPosition, isKing, MAN, NO_CHAIN, noteHistory, ownerOf } from '../common/draughts.ts';
import { hashMover, togglePiece } from '../common/zobrist.ts';

/** How checkers is played: what the options amount to (C8, C9). */
export interface Ruleset {
  readonly players: number;
  /** Kings fly, and must land where they can go on capturing if any landing allows it. */
  readonly flyingKings: boolean;
  readonly menCaptureBackward: boolean;
  /** A man crowned in the middle of a chain goes on at once as a king. */
  readonly crownedGoesOn: boolean;
  /** Turns without progress for each player still in, after which the game ends (C11). */
  readonly quietLimit: number;
}

const CELLS_PER_PLAYER = 16;

/** Flat, so that copying is a handful of block copies. All counts are by seat. */
export interface CheckersPosition extends DraughtsPosition {
  /** The seat that began: rounds are counted from it. */
  first: Seat;
  /** Rounds completed. */
  round: number;
  /** Forced passes in a row. */
  passes: number;
  /** Index into OUTCOME_REASONS, or -1 while play goes on. A two-player mover without a move is not noted here. */
  ended: number;
  /** What is copied at once: cells, men, kings and fallen are views of it. */
  readonly words: Int32Array;
  /** Pieces in play, captured ones not counted although they may still stand. */
  readonly men: Uint8Array;
  readonly kings: Uint8Array;
  /** 0 while in; else the number of the event that put the seat out. Seats put out by one chain share it. */
  readonly fallen: Uint8Array;
  /** The cells of each seat's pieces as bits, two words a seat; those captured by the running chain are left out. */
  readonly occupied: Int32Array;
  /** The cells of the pieces captured so far by the chain; `takenCount` of them count. */
  readonly taken: Uint8Array;
  takenCount: number;
}

/** Marks or unmarks a cell as occupied by a seat. */
export function toggleOccupied(position: CheckersPosition, cell: number, seat: Seat): void {
  position.occupied[2 * seat + (cell >> 5)]! ^= 1 << (cell & 31);
}

/**
 * An empty position, to be filled. The only place that makes one: all have the same hidden class, without which
 * search would be several times slower.
 */
const blankPosition = (players: number, historyLength: number): CheckersPosition => {
  // Bytes by cell, then thrice four bytes by seat, then two words by seat.
  const bytes = players * CELLS_PER_PLAYER;
  const words = new Int32Array(bytes / 4 + 3 + 2 * players);
  const { buffer } = words;
  return {
    mover: 0,
    turn: 0,
    first: 0,
    round: 0,
    chain: NO_CHAIN,
    quiet: 0,
    passes: 0,
    left: 0,
    ended: -1,
    hashLow: 0,
    hashHigh: 0,
    words,
    cells: new Uint8Array(buffer, 0, bytes),
    men: new Uint8Array(buffer, bytes, players),
    kings: new Uint8Array(buffer, bytes + 4, players),
    fallen: new Uint8Array(buffer, bytes + 8, players),
    occupied: new Int32Array(buffer, bytes + 12, 2 * players),
    taken: new Uint8Array(bytes),
    takenCount: 0,
    history: new Int32Array(historyLength),
  };
};

/** A position between turns with the given square codes; seats without a piece are out. */
export function positionOf(
  ruleset: Ruleset,
  codes: ArrayLike<number>,
  mover: Seat,
  first = mover,
): CheckersPosition {
  const { players, quietLimit } = ruleset;
  const position = blankPosition(players, 2 * (quietLimit * players + 1));
  position.mover = mover;
  position.first = first;
  hashMover(position);
  position.cells.set(codes);
  position.cells.forEach((code, cell) => {
    if (code === 0) return;
    togglePiece(position, cell, code);
    toggleOccupied(position, cell, ownerOf(code));
    (isKing(code) ? position.kings : position.men)[ownerOf(code)]!++;
  });
  for (let seat = 0; seat < players; seat++) {
    if (position.men[seat]! + position.kings[seat]! > 0) position.left++;
    else position.fallen[seat] = 1;
  }
  noteHistory(position);
  return position;
}

/** C4: 12 men each on the dark cells of ranks 1-3. */
export function startPosition(ruleset: Ruleset, first: Seat): CheckersPosition {
  const codes = Array.from({ length: ruleset.players * 16 }, (_, cell) =>
    cell % 16 < 12 ? (cell >> 4) * 4 + MAN : 0,
  );
  return positionOf(ruleset, codes, first);
}

export function copyPosition(from: CheckersPosition, into: CheckersPosition): void {
  into.mover = from.mover;
  into.turn = from.turn;
  into.first = from.first;
  into.round = from.round;
  into.chain = from.chain;
  into.quiet = from.quiet;
  into.passes = from.passes;
  into.left = from.left;
  into.ended = from.ended;
  into.hashLow = from.hashLow;
  into.hashHigh = from.hashHigh;
  into.takenCount = from.takenCount;
  // Loops: for so few words they are faster than `set`.
  const { words } = from;
  for (let i = 0; i < words.length; i++) into.words[i] = words[i]!;
  for (let i = 0; i < from.takenCount; i++) into.taken[i] = from.taken[i]!;
  const used = 2 * (from.quiet + 1);
  for (let i = 0; i < used; i++) into.history[i] = from.history[i]!;
}

export function clonePosition(from: CheckersPosition): CheckersPosition {
  const clone = blankPosition(from.men.length, from.history.length);
  copyPosition(from, clone);
  return clone;
}

/** C12: a king counts 3, a man 1. */
export const materialOf = (position: CheckersPosition, seat: Seat): number =>
  position.men[seat]! + 3 * position.kings[seat]!;
