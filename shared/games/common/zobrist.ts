import { seededRandom } from '../../core/random.ts';
import type { Seat } from '../../core/seat.ts';
import type { Position } from '../game.ts';

/** A position with a Zobrist hash of its pieces and mover, in two halves; exact between turns only. */
export interface HashedPosition extends Position {
  hashLow: number;
  hashHigh: number;
}

const random = seededRandom(0xc4ec);
const drawInt = (): number => (random() * 4294967296) | 0;
const drawTable = (length: number): Int32Array => Int32Array.from({ length }, drawInt);
/** By cell x 16 + code, codes being less than 16, and by mover. */
const PIECE_LOW = drawTable(64 * 16);
const PIECE_HIGH = drawTable(64 * 16);
const MOVER_LOW = drawTable(4);
const MOVER_HIGH = drawTable(4);

/**
 * Adds or removes a piece's share of the hash: doing it twice undoes it. `depth` counts the pieces that lie above it,
 * in games where they do.
 */
export function togglePiece(position: HashedPosition, cell: number, code: number, depth = 0): void {
  const at = cell * 16 + code;
  position.hashLow ^= Math.imul(PIECE_LOW[at]!, 2 * depth + 1);
  position.hashHigh ^= Math.imul(PIECE_HIGH[at]!, 2 * depth + 1);
}

/** The hash of an empty board with the position's mover to move. */
export function hashMover(position: HashedPosition): void {
  position.hashLow = MOVER_LOW[position.mover]!;
  position.hashHigh = MOVER_HIGH[position.mover]!;
}

export function changeMover(position: HashedPosition, mover: Seat): void {
  position.hashLow ^= MOVER_LOW[position.mover]! ^ MOVER_LOW[mover]!;
  position.hashHigh ^= MOVER_HIGH[position.mover]! ^ MOVER_HIGH[mover]!;
  position.mover = mover;
}
