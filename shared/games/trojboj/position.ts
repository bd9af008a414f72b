import type { Seat } from '../../core/seat.ts';
import type { HashedPosition } from '../common/zobrist.ts';
import { type Field, SEATS } from './field.ts';

/** How Trojboj is played: what the options amount to. */
export interface Ruleset {
  readonly field: Field;
  /** J7: jumps may be left out, and are punished; else they are compulsory. */
  readonly isHuffing: boolean;
}

/** Cell codes: 0 is empty, else the owner + 1. */
export const ownerOf = (code: number): Seat => code - 1;

/** Where the mover's turn stands. */
export const BEGINNING = 0;
/** He has huffed, and his move is to come. */
export const HUFFED = 1;
/** The stone on `active` has jumped and can jump on. */
export const CHAIN = 2;
/** The stone on `active` is to be put on a cell of its base. */
export const RETURN = 3;

export const NO_CELL = 255;
export const ROUND_LIMIT = 150;
const HISTORY_LENGTH = ROUND_LIMIT * SEATS + 1;

/** Flat, so that copying is a handful of block copies. All counts are by seat. */
export interface TrojbojPosition extends HashedPosition {
  /** The seat that began: rounds are counted from it. */
  first: Seat;
  /** Rounds completed. */
  round: number;
  /** BEGINNING, HUFFED, CHAIN or RETURN. */
  phase: number;
  /** The cell of the stone in motion, or NO_CELL. */
  active: number;
  /**
   * Where stones stand that failed to jump (J7), a bit a cell, 0-31 and 32-63. At the beginning of a turn they may be
   * huffed; after the mover's step they are his own, which the next player may huff.
   */
  failedLow: number;
  failedHigh: number;
  /** Turns since the last jump or exit; -1 while the turn of the jump lasts. */
  quiet: number;
  /** Passes in a row. */
  passes: number;
  /** The number of seats still in. */
  left: number;
  /** Index into OUTCOME_REASONS, or -1 while play goes on. */
  ended: number;
  readonly cells: Uint8Array;
  /** The same as words, in which they are copied faster. */
  readonly words: Int32Array;
  /** Stones on the board. */
  readonly men: Uint8Array;
  /** 0 while in; else the number of the event that put the seat out. */
  readonly fallen: Uint8Array;
  /** Hashes of the positions between turns since a seat was last put out, (low, high) each; `known` of them count. */
  readonly history: Int32Array;
  known: number;
  /** Those of them that have stood twice or more: `repeated` of them count. */
  readonly twice: Int32Array;
  repeated: number;
}

/** The next seat still in, or the mover where nobody else is. */
export function nextSeat({ mover, fallen }: TrojbojPosition): Seat {
  const next = mover === SEATS - 1 ? 0 : mover + 1;
  if (fallen[next] === 0) return next;
  const last = next === SEATS - 1 ? 0 : next + 1;
  return fallen[last] === 0 ? last : mover;
}

export const hasFailed = ({ failedLow, failedHigh }: TrojbojPosition, cell: number): boolean =>
  ((cell < 32 ? failedLow : failedHigh) & (1 << (cell & 31))) !== 0;

export function toggleFailed(position: TrojbojPosition, cell: number): void {
  if (cell < 32) position.failedLow ^= 1 << cell;
  else position.failedHigh ^= 1 << (cell & 31);
}

export function clearFailed(position: TrojbojPosition): void {
  position.failedLow = 0;
  position.failedHigh = 0;
}

export const hasAnyFailed = ({ failedLow, failedHigh }: TrojbojPosition): boolean =>
  (failedLow | failedHigh) !== 0;

/**
 * An empty position, to be filled. The only place that makes one: all have the same hidden class, without which
 * search would be several times slower.
 */
export const blankPosition = (cells: number): TrojbojPosition => {
  const words = new Int32Array(Math.ceil(cells / 4));
  return {
    mover: 0,
    turn: 0,
    first: 0,
    round: 0,
    phase: BEGINNING,
    active: NO_CELL,
    failedLow: 0,
    failedHigh: 0,
    quiet: 0,
    passes: 0,
    left: 0,
    ended: -1,
    hashLow: 0,
    hashHigh: 0,
    words,
    cells: new Uint8Array(words.buffer, 0, cells),
    men: new Uint8Array(SEATS),
    fallen: new Uint8Array(SEATS),
    history: new Int32Array(2 * HISTORY_LENGTH),
    known: 0,
    twice: new Int32Array(HISTORY_LENGTH),
    repeated: 0,
  };
};

function copyStart(from: Int32Array, into: Int32Array, length: number): void {
  for (let i = 0; i < length; i++) into[i] = from[i]!;
}

export function copyPosition(from: TrojbojPosition, into: TrojbojPosition): void {
  into.mover = from.mover;
  into.turn = from.turn;
  into.first = from.first;
  into.round = from.round;
  into.phase = from.phase;
  into.active = from.active;
  into.failedLow = from.failedLow;
  into.failedHigh = from.failedHigh;
  into.quiet = from.quiet;
  into.passes = from.passes;
  into.left = from.left;
  into.ended = from.ended;
  into.hashLow = from.hashLow;
  into.hashHigh = from.hashHigh;
  copyStart(from.words, into.words, from.words.length);
  for (let seat = 0; seat < SEATS; seat++) {
    into.men[seat] = from.men[seat]!;
    into.fallen[seat] = from.fallen[seat]!;
  }
  into.known = from.known;
  into.repeated = from.repeated;
  copyStart(from.history, into.history, 2 * from.known);
  copyStart(from.twice, into.twice, 2 * from.repeated);
}

export function clonePosition(from: TrojbojPosition): TrojbojPosition {
  const clone = blankPosition(from.cells.length);
  copyPosition(from, clone);
  return clone;
}
