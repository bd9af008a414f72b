import { seededRandom } from '../../core/random.ts';
import type { Seat } from '../../core/seat.ts';
import type { Position } from '../game.ts';
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
export interface TrojbojPosition extends Position {
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
  /** Zobrist hash of stones and mover, in two halves. */
  hashLow: number;
  hashHigh: number;
  readonly cells: Uint8Array;
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

const random = seededRandom(0x7b0b);
const drawInt = (): number => (random() * 4294967296) | 0;
const drawTable = (length: number): Int32Array => Int32Array.from({ length }, drawInt);
/** By cell x 4 + code, and by mover. */
const STONE_LOW = drawTable(64 * 4);
const STONE_HIGH = drawTable(64 * 4);
const MOVER_LOW = drawTable(SEATS);
const MOVER_HIGH = drawTable(SEATS);

/** Adds or removes a stone's share of the hash: doing it twice undoes it. */
function toggle(position: TrojbojPosition, cell: number, code: number): void {
  position.hashLow ^= STONE_LOW[cell * 4 + code]!;
  position.hashHigh ^= STONE_HIGH[cell * 4 + code]!;
}

export function moveStone(position: TrojbojPosition, from: number, to: number): void {
  const { cells } = position;
  const code = cells[from]!;
  toggle(position, from, code);
  toggle(position, to, code);
  cells[from] = 0;
  cells[to] = code;
}

/** J5: one of `owner`'s from his reserve takes the place of the stone on `cell`. */
export function convert(position: TrojbojPosition, cell: number, owner: Seat): void {
  const { cells, men } = position;
  const code = cells[cell]!;
  toggle(position, cell, code);
  toggle(position, cell, owner + 1);
  men[ownerOf(code)]!--;
  men[owner]!++;
  cells[cell] = owner + 1;
}

/** Takes all stones of a seat from the board. */
export function clearStones(position: TrojbojPosition, seat: Seat): void {
  const { cells, men } = position;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== seat + 1) continue;
    toggle(position, cell, seat + 1);
    cells[cell] = 0;
  }
  men[seat] = 0;
}

/** The next seat still in, or the mover where nobody else is. */
export function nextSeat({ mover, fallen }: TrojbojPosition): Seat {
  const next = mover === SEATS - 1 ? 0 : mover + 1;
  if (fallen[next] === 0) return next;
  const last = next === SEATS - 1 ? 0 : next + 1;
  return fallen[last] === 0 ? last : mover;
}

export function changeMover(position: TrojbojPosition, mover: Seat): void {
  position.hashLow ^= MOVER_LOW[position.mover]! ^ MOVER_LOW[mover]!;
  position.hashHigh ^= MOVER_HIGH[position.mover]! ^ MOVER_HIGH[mover]!;
  position.mover = mover;
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

/** Writes the position into the history, and among those that have stood twice when it does so now. */
export function noteHistory(position: TrojbojPosition): void {
  const { history, twice, hashLow, hashHigh, left, known } = position;
  let times = 1;
  // The mover is the same every `left` turns, and nobody has left since the history began.
  for (let i = known - left; i >= 0; i -= left) {
    if (history[2 * i] === hashLow && history[2 * i + 1] === hashHigh) times++;
  }
  history[2 * known] = hashLow;
  history[2 * known + 1] = hashHigh;
  position.known++;
  if (times !== 2) return;
  twice[2 * position.repeated] = hashLow;
  twice[2 * position.repeated + 1] = hashHigh;
  position.repeated++;
}

/** Without the stones of a seat that is out, no position of before can stand again. */
export function forgetHistory(position: TrojbojPosition): void {
  position.known = 0;
  position.repeated = 0;
}

/** J9: whether the position would stand for the third time if the turn ended now. */
export function isThirdTime(position: TrojbojPosition): boolean {
  const { twice, repeated, mover } = position;
  const next = nextSeat(position);
  const low = position.hashLow ^ MOVER_LOW[mover]! ^ MOVER_LOW[next]!;
  const high = position.hashHigh ^ MOVER_HIGH[mover]! ^ MOVER_HIGH[next]!;
  for (let i = 0; i < repeated; i++) if (twice[2 * i] === low && twice[2 * i + 1] === high) return true;
  return false;
}

/**
 * An empty position, to be filled. The only place that makes one: all have the same hidden class, without which
 * search would be several times slower.
 */
const blankPosition = (cells: number): TrojbojPosition => ({
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
  cells: new Uint8Array(cells),
  men: new Uint8Array(SEATS),
  fallen: new Uint8Array(SEATS),
  history: new Int32Array(2 * HISTORY_LENGTH),
  known: 0,
  twice: new Int32Array(HISTORY_LENGTH),
  repeated: 0,
});

/** A position between turns with the given cell codes; seats without a stone are out. */
export function positionOf(
  { field }: Ruleset,
  codes: ArrayLike<number>,
  mover: Seat,
  first = mover,
): TrojbojPosition {
  const position = blankPosition(field.cells);
  position.mover = mover;
  position.first = first;
  position.hashLow = MOVER_LOW[mover]!;
  position.hashHigh = MOVER_HIGH[mover]!;
  position.cells.set(codes);
  position.cells.forEach((code, cell) => {
    if (code === 0) return;
    toggle(position, cell, code);
    position.men[ownerOf(code)]!++;
  });
  for (let seat = 0; seat < SEATS; seat++) {
    if (position.men[seat]! > 0) position.left++;
    else position.fallen[seat] = 1;
  }
  noteHistory(position);
  return position;
}

/** J2: eight stones each on their bases. */
export function startPosition(ruleset: Ruleset, first: Seat): TrojbojPosition {
  const { bases, cells } = ruleset.field;
  const codes = new Uint8Array(cells);
  bases.forEach((cell, i) => {
    codes[cell] = 1 + Math.floor((i * SEATS) / bases.length);
  });
  return positionOf(ruleset, codes, first);
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
  into.cells.set(from.cells);
  for (let seat = 0; seat < SEATS; seat++) {
    into.men[seat] = from.men[seat]!;
    into.fallen[seat] = from.fallen[seat]!;
  }
  into.known = from.known;
  for (let i = 0; i < 2 * from.known; i++) into.history[i] = from.history[i]!;
  into.repeated = from.repeated;
  for (let i = 0; i < 2 * from.repeated; i++) into.twice[i] = from.twice[i]!;
}

export function clonePosition(from: TrojbojPosition): TrojbojPosition {
  const clone = blankPosition(from.cells.length);
  copyPosition(from, clone);
  return clone;
}
