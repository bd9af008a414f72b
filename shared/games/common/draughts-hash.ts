import { seededRandom } from '../../core/random.ts';
import type { Seat } from '../../core/seat.ts';
import type { DraughtsPosition } from './draughts.ts';

/** Zobrist hashing of draughts positions: of pieces and mover, in two halves. */
const random = seededRandom(0xc4ec);
const drawInt = (): number => (random() * 4294967296) | 0;
const drawTable = (length: number): Int32Array => Int32Array.from({ length }, drawInt);
/** By cell x 16 + code, and by mover. */
const PIECE_LOW = drawTable(64 * 16);
const PIECE_HIGH = drawTable(64 * 16);
const MOVER_LOW = drawTable(4);
const MOVER_HIGH = drawTable(4);

/**
 * Adds or removes a piece's share of the hash: doing it twice undoes it. `depth` counts the pieces that lie above it,
 * in games where they do.
 */
export function togglePiece(position: DraughtsPosition, cell: number, code: number, depth = 0): void {
  const at = cell * 16 + code;
  position.hashLow ^= Math.imul(PIECE_LOW[at]!, 2 * depth + 1);
  position.hashHigh ^= Math.imul(PIECE_HIGH[at]!, 2 * depth + 1);
}

/** Adds the share of a position's mover to the hash of an empty board. */
export function hashMover(position: DraughtsPosition): void {
  position.hashLow = MOVER_LOW[position.mover]!;
  position.hashHigh = MOVER_HIGH[position.mover]!;
}

export function changeMover(position: DraughtsPosition, mover: Seat): void {
  position.hashLow ^= MOVER_LOW[position.mover]! ^ MOVER_LOW[mover]!;
  position.hashHigh ^= MOVER_HIGH[position.mover]! ^ MOVER_HIGH[mover]!;
  position.mover = mover;
}

/** Writes the hash into the history as the newest entry. */
export function noteHistory(position: DraughtsPosition): void {
  position.history[2 * position.quiet] = position.hashLow;
  position.history[2 * position.quiet + 1] = position.hashHigh;
}
