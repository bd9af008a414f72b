import type { Seat } from '../../core/seat.ts';
import type { Position } from '../game.ts';

export const NO_ORIGIN = -1;

/**
 * A stack is three words. Owners and kinds hold two bits a piece, the bottom piece in the lowest. The tally counts
 * the pieces of colour c in the four bits from 4c on, and all of them from bit 12 on, so that tallies of stacks put
 * together add up.
 */
export interface StackPosition extends Position {
  /** The cell whose stack the open turn moves, or NO_ORIGIN between turns. */
  origin: number;
  /** Index into OUTCOME_REASONS, or -1 while play goes on. A mover without a legal turn is not noted here. */
  ended: number;
  /** The seat that won, or -1. */
  winner: Seat;
  /** Bit s is set when seat s has left. */
  out: number;
  /** Hash of stacks, mover and leavers, in two halves; exact between turns only. */
  hashLow: number;
  hashHigh: number;
  /** All words: owners, then kinds, then tallies, by cell. The three below are views of it. */
  readonly words: Int32Array;
  readonly owners: Int32Array;
  readonly kinds: Int32Array;
  readonly tallies: Int32Array;
  /**
   * T9, by castle x seats + attacker: 0 while fewer than three stacks stand there; else 2 x the turns completed
   * when the third came, to stand there without a break since, and 1 or 2 more for an attacker who came by his own
   * turn or by another's: the least came first.
   */
  readonly since: Int32Array;
  /** Hashes of the positions so far, (low, high) each: the older ones, never written to and so shared by copies… */
  past: Int32Array;
  /** …and the newest `recentCount`. */
  readonly recent: Int32Array;
  recentCount: number;
}

/** A7, T5: added tallies have one of these bits when a colour has more than three pieces. */
export const TOO_MANY = 0x444;
export const ONE_PIECE = 1 << 12;
export const heightOf = (tally: number): number => tally >> 12;
export const countOf = (tally: number, seat: Seat): number => (tally >> (4 * seat)) & 15;
/** The owner or kind of the piece at `level`, 0 at the bottom. */
export const pieceAt = (word: number, level: number): number => (word >> (2 * level)) & 3;
/** The owner of the top piece. The stack must not be empty. */
export const headOf = ({ owners, tallies }: StackPosition, cell: number): Seat =>
  pieceAt(owners[cell]!, heightOf(tallies[cell]!) - 1);

/** The tally of the top `count` pieces. */
export function tallyOfTop(owners: number, height: number, count: number): number {
  let tally = count * ONE_PIECE;
  for (let level = height - count; level < height; level++) tally += 1 << (4 * pieceAt(owners, level));
  return tally;
}

function mixed(owners: number, kinds: number, cell: number, salt: number): number {
  let hash = Math.imul(owners + Math.imul(cell + 1, salt), 0x9e3779b1) ^ Math.imul(kinds + salt, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
const LOW_SALT = 0x51ed270b;
const HIGH_SALT = 0x1b873593;

/** Adds or removes a stack's share of the hash: doing it twice undoes it. */
export function toggleStack(position: StackPosition, cell: number): void {
  const owners = position.owners[cell]!;
  const kinds = position.kinds[cell]!;
  position.hashLow ^= mixed(owners, kinds, cell, LOW_SALT);
  position.hashHigh ^= mixed(owners, kinds, cell, HIGH_SALT);
}

/** Adds or removes the share of mover and leavers. */
function toggleMover(position: StackPosition): void {
  position.hashLow ^= mixed(position.mover, position.out, 100, LOW_SALT);
  position.hashHigh ^= mixed(position.mover, position.out, 100, HIGH_SALT);
}

/** Gives the turn to `mover`; `out` are the seats that have left. */
export function changeMover(position: StackPosition, mover: Seat, out = position.out): void {
  toggleMover(position);
  position.mover = mover;
  position.out = out;
  toggleMover(position);
}

/** Moves the top `count` pieces of a stack onto another cell, hash and all. */
export function liftOnto(position: StackPosition, from: number, to: number, count: number): void {
  const { owners, kinds, tallies } = position;
  toggleStack(position, from);
  toggleStack(position, to);
  const lifted = tallyOfTop(owners[from]!, heightOf(tallies[from]!), count);
  moveWords(owners, kinds, tallies, from, to, lifted);
  toggleStack(position, from);
  toggleStack(position, to);
}

/** The same without the hash, `lifted` being the tally of the pieces moved. */
export function moveWords(
  owners: Int32Array,
  kinds: Int32Array,
  tallies: Int32Array,
  from: number,
  to: number,
  lifted: number,
): void {
  const rest = 2 * heightOf(tallies[from]! - lifted);
  const onto = 2 * heightOf(tallies[to]!);
  const mask = (1 << rest) - 1;
  owners[to]! |= (owners[from]! >> rest) << onto;
  kinds[to]! |= (kinds[from]! >> rest) << onto;
  tallies[to]! += lifted;
  owners[from]! &= mask;
  kinds[from]! &= mask;
  tallies[from]! -= lifted;
}

/** So many of the newest positions are copied with each copy; older ones are shared. */
const RECENT = 32;
const NOTHING = new Int32Array(0);

/** Adds the position, between turns, to those seen. */
export function noteHistory(position: StackPosition): void {
  const { recent } = position;
  if (position.recentCount === RECENT) {
    const longer = new Int32Array(position.past.length + recent.length);
    longer.set(position.past);
    longer.set(recent, position.past.length);
    position.past = longer;
    position.recentCount = 0;
  }
  recent[2 * position.recentCount] = position.hashLow;
  recent[2 * position.recentCount + 1] = position.hashHigh;
  position.recentCount++;
}

/** Forgets all positions seen and begins with this one. */
export function restartHistory(position: StackPosition): void {
  position.past = NOTHING;
  position.recentCount = 0;
  noteHistory(position);
}

/** How often the newest position has been seen, itself counted. Equal ones have the same mover: `stride` turns apart at least. */
export function timesSeen({ past, recent, recentCount }: StackPosition, stride: number): number {
  const low = recent[2 * recentCount - 2]!;
  const high = recent[2 * recentCount - 1]!;
  let times = 1;
  let i = recentCount - 1 - stride;
  for (; i >= 0; i -= stride) if (recent[2 * i] === low && recent[2 * i + 1] === high) times++;
  for (i += past.length / 2; i >= 0; i -= stride)
    if (past[2 * i] === low && past[2 * i + 1] === high) times++;
  return times;
}

/**
 * An empty position, to be filled. The only place that makes one: all have the same hidden class, without which
 * search would be several times slower.
 */
export function blankPosition(seats: number, cells: number): StackPosition {
  const words = new Int32Array(3 * cells);
  return {
    mover: 0,
    turn: 0,
    origin: NO_ORIGIN,
    ended: -1,
    winner: -1,
    out: 0,
    hashLow: 0,
    hashHigh: 0,
    words,
    owners: words.subarray(0, cells),
    kinds: words.subarray(cells, 2 * cells),
    tallies: words.subarray(2 * cells),
    since: new Int32Array(seats * seats),
    past: NOTHING,
    recent: new Int32Array(2 * RECENT),
    recentCount: 0,
  };
}

export function copyPosition(from: StackPosition, into: StackPosition): void {
  into.mover = from.mover;
  into.turn = from.turn;
  into.origin = from.origin;
  into.ended = from.ended;
  into.winner = from.winner;
  into.out = from.out;
  into.hashLow = from.hashLow;
  into.hashHigh = from.hashHigh;
  into.past = from.past;
  into.recentCount = from.recentCount;
  into.words.set(from.words);
  for (let i = 0; i < from.since.length; i++) into.since[i] = from.since[i]!;
  const used = 2 * from.recentCount;
  for (let i = 0; i < used; i++) into.recent[i] = from.recent[i]!;
}

export function clonePosition(from: StackPosition): StackPosition {
  const clone = blankPosition(Math.sqrt(from.since.length), from.owners.length);
  copyPosition(from, clone);
  return clone;
}
