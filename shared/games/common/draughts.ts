import type { Seat } from '../../core/seat.ts';
import type { Step } from '../game.ts';
import type { HashedPosition } from './zobrist.ts';

/**
 * What draughts games have in common. Square codes: 0 is empty; a piece is its owner x 4 + MAN or KING; what the
 * running chain has jumped and may not jump again has TAKEN added.
 */
export const MAN = 1;
export const KING = 2;
export const TAKEN = 16;
export const ownerOf = (code: number): Seat => (code >> 2) & 3;
export const isKing = (code: number): boolean => (code & KING) !== 0;
/** A piece of another owner than `owner` that the chain has not jumped yet. */
export const isEnemy = (code: number, owner: Seat): boolean =>
  code !== 0 && code < TAKEN && ownerOf(code) !== owner;

export const NO_CHAIN = -1;

/** Steps are packed as to | from << 6 | (captured cell + 1) << 12. No step of a piece is 0, which is the pass. */
export const stepTo = (step: Step): number => step & 63;
export const stepFrom = (step: Step): number => (step >> 6) & 63;
/** The cell of the piece that the step captures, or -1. */
export const stepOver = (step: Step): number => (step >> 12) - 1;
export const packStep = (from: number, to: number, over: number): Step =>
  to | (from << 6) | ((over + 1) << 12);

export interface DraughtsPosition extends HashedPosition {
  /** The cell of the piece that must go on capturing, or NO_CHAIN between turns. */
  chain: number;
  /** Turns since the last progress. */
  quiet: number;
  /** The number of seats still in. */
  left: number;
  /** Square codes. */
  readonly cells: Uint8Array;
  /** Hashes of the positions since the last progress, (low, high) each; `quiet + 1` of them count. */
  readonly history: Int32Array;
}

/** Writes the hash into the history as the newest entry. */
export function noteHistory(position: DraughtsPosition): void {
  position.history[2 * position.quiet] = position.hashLow;
  position.history[2 * position.quiet + 1] = position.hashHigh;
}

/** Whether the newest position of the history stands there for the third time. */
export function isThirdTime({ history, quiet, left }: DraughtsPosition): boolean {
  const low = history[2 * quiet];
  const high = history[2 * quiet + 1];
  let times = 1;
  // The mover is the same every `left` turns: since nobody leaves without progress, only those can be equal.
  for (let i = quiet - left; i >= 0; i -= left) {
    if (history[2 * i] === low && history[2 * i + 1] === high) times++;
  }
  return times >= 3;
}
