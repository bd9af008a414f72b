import { NONE } from '../../board/hex-board.ts';
import type { Step } from '../game.ts';
import { BASE_SIZE, jumpsStart, waysStart } from './field.ts';
import { isThirdTime } from './history.ts';
import { hasFailed, ownerOf, type Ruleset, type TrojbojPosition } from './position.ts';
import { convert, moveStone } from './stones.ts';

/** What a step is. 0 is the pass. */
export const STEP = 1;
export const JUMP = 2;
export const BACK = 3;
export const HUFF = 4;
const STOPPING = 5;

/** Steps are packed as to | from << 6 | over << 12 | kind << 18. A huff names its cell as `to`. */
export const stepTo = (step: Step): number => step & 63;
export const stepFrom = (step: Step): number => (step >> 6) & 63;
export const stepOver = (step: Step): number => (step >> 12) & 63;
export const stepKind = (step: Step): number => step >> 18;
const pack = (kind: number, from: number, to: number, over = 0): Step =>
  to | (from << 6) | (over << 12) | (kind << 18);

/** Breaks off a chain; at the beginning of a turn, lets the right to huff lapse where nothing else can be done (J7). */
export const STOP: Step = pack(STOPPING, 0, 0);

/** 24 stones stand on the board: each has four steps and six jumps, or may be huffed. */
export const MAX_STEPS = 24 * (6 + 4) + 24 + 1;
const MAX_JUMPS = 6;

/** Every `write` writes from `start` on and returns the new count. */
export interface Moves {
  /** The jumps of the stone on `from` that J9 lets be made. */
  writeJumps(position: TrojbojPosition, from: number, into: Int32Array, start: number): number;
  /** What the mover may play with any stone, huffing apart (J4, J5, J7, J9). */
  writeMoves(position: TrojbojPosition, into: Int32Array, start: number): number;
  /** The free cells of the base, for the stone on `active` (J6). */
  writeReturns(position: TrojbojPosition, into: Int32Array, start: number): number;
  writeHuffs(position: TrojbojPosition, into: Int32Array, start: number): number;
  /** The steps and jumps of one stone without regard to J7 and J9. */
  reach(position: TrojbojPosition, from: number): Step[];
  /** `writeReturns` without regard to J9. */
  reachBase(position: TrojbojPosition): Step[];
  hasFreeBase(position: TrojbojPosition): boolean;
  canJump(position: TrojbojPosition, from: number): boolean;
  hasJump(position: TrojbojPosition): boolean;
  /** Whether J9 lets the step be made: whether some way to end the turn after it is legal. */
  allows(position: TrojbojPosition, step: Step): boolean;
}

export function buildMoves({ field, isHuffing }: Ruleset): Moves {
  const { ways, jumps, bases, isFar, cells: cellCount } = field;

  /** J5: whether an enemy stands on the first cell of the `i`-th entry of the jumps, and nobody on the second. */
  const isOpen = ({ cells, mover }: TrojbojPosition, i: number): boolean => {
    const over = cells[jumps[i]!]!;
    return over !== 0 && over !== mover + 1 && cells[jumps[i + 1]!] === 0;
  };

  const canJump = (position: TrojbojPosition, from: number): boolean => {
    for (let i = jumpsStart(from); jumps[i] !== NONE; i += 2) if (isOpen(position, i)) return true;
    return false;
  };

  const hasJump = (position: TrojbojPosition): boolean => {
    for (let cell = 0; cell < cellCount; cell++) {
      if (position.cells[cell] === position.mover + 1 && canJump(position, cell)) return true;
    }
    return false;
  };

  const hasFreeBase = ({ cells, mover }: TrojbojPosition): boolean => {
    const start = mover * BASE_SIZE;
    for (let i = start; i < start + BASE_SIZE; i++) if (cells[bases[i]!] === 0) return true;
    return false;
  };

  const allowsMove = (position: TrojbojPosition, from: number, to: number): boolean => {
    moveStone(position, from, to);
    const isAllowed = !isThirdTime(position);
    moveStone(position, to, from);
    return isAllowed;
  };

  /** Whether the move may end with its stone on `cell`, where J6 may leave a choice. */
  const allowsEnd = (position: TrojbojPosition, cell: number): boolean => {
    const { cells, mover } = position;
    if (isFar[mover * cellCount + cell] === 0 || !hasFreeBase(position)) return !isThirdTime(position);
    const start = mover * BASE_SIZE;
    for (let i = start; i < start + BASE_SIZE; i++) {
      if (cells[bases[i]!] === 0 && allowsMove(position, cell, bases[i]!)) return true;
    }
    return false;
  };

  const allowsJump = (position: TrojbojPosition, from: number, over: number, to: number): boolean => {
    const { cells, mover, men } = position;
    const victim = ownerOf(cells[over]!);
    moveStone(position, from, to);
    convert(position, over, mover);
    // A position without a player who was in before is a new one.
    let isAllowed = men[victim] === 0 || ((isHuffing || !canJump(position, to)) && allowsEnd(position, to));
    for (let i = jumpsStart(to); !isAllowed && jumps[i] !== NONE; i += 2) {
      if (isOpen(position, i)) isAllowed = allowsJump(position, to, jumps[i]!, jumps[i + 1]!);
    }
    convert(position, over, victim);
    moveStone(position, to, from);
    return isAllowed;
  };

  const allows = (position: TrojbojPosition, step: Step): boolean => {
    if (position.repeated === 0) return true;
    const [from, to] = [stepFrom(step), stepTo(step)];
    switch (stepKind(step)) {
      case STEP: {
        moveStone(position, from, to);
        const isAllowed = allowsEnd(position, to);
        moveStone(position, to, from);
        return isAllowed;
      }
      case JUMP:
        return allowsJump(position, from, stepOver(step), to);
      case BACK:
        return allowsMove(position, from, to);
      case STOPPING:
        return allowsEnd(position, position.active);
      default:
        return true;
    }
  };

  /** Drops from `start` on what J9 forbids. */
  const sift = (position: TrojbojPosition, into: Int32Array, start: number, end: number): number => {
    if (position.repeated === 0) return end;
    let count = start;
    for (let i = start; i < end; i++) if (allows(position, into[i]!)) into[count++] = into[i]!;
    return count;
  };

  const writeAllJumps = (
    position: TrojbojPosition,
    from: number,
    into: Int32Array,
    start: number,
  ): number => {
    let count = start;
    for (let i = jumpsStart(from); jumps[i] !== NONE; i += 2) {
      if (isOpen(position, i)) into[count++] = pack(JUMP, from, jumps[i + 1]!, jumps[i]!);
    }
    return count;
  };

  const writeSteps = (
    { cells, mover }: TrojbojPosition,
    from: number,
    into: Int32Array,
    start: number,
  ): number => {
    let count = start;
    for (let i = waysStart(field, mover, from); ways[i] !== NONE; i++) {
      if (cells[ways[i]!] === 0) into[count++] = pack(STEP, from, ways[i]!);
    }
    return count;
  };

  const writeMoves = (position: TrojbojPosition, into: Int32Array, start: number): number => {
    const { cells, mover } = position;
    let count = start;
    for (let cell = 0; cell < cellCount; cell++) {
      if (cells[cell] === mover + 1) count = writeAllJumps(position, cell, into, count);
    }
    count = sift(position, into, start, count);
    if (!isHuffing && count > start) return count;
    const steps = count;
    for (let cell = 0; cell < cellCount; cell++) {
      if (cells[cell] === mover + 1) count = writeSteps(position, cell, into, count);
    }
    return sift(position, into, steps, count);
  };

  const writeAllReturns = (
    { cells, mover }: TrojbojPosition,
    from: number,
    into: Int32Array,
    start: number,
  ): number => {
    let count = start;
    for (let i = mover * BASE_SIZE; i < (mover + 1) * BASE_SIZE; i++) {
      if (cells[bases[i]!] === 0) into[count++] = pack(BACK, from, bases[i]!);
    }
    return count;
  };

  const writeHuffs = (position: TrojbojPosition, into: Int32Array, start: number): number => {
    let count = start;
    for (let cell = 0; cell < cellCount; cell++) {
      if (hasFailed(position, cell)) into[count++] = pack(HUFF, 0, cell);
    }
    return count;
  };

  const reach = (position: TrojbojPosition, from: number): Step[] => {
    const buffer = new Int32Array(MAX_JUMPS + 4);
    return Array.from(
      buffer.subarray(0, writeSteps(position, from, buffer, writeAllJumps(position, from, buffer, 0))),
    );
  };

  const reachBase = (position: TrojbojPosition): Step[] => {
    const buffer = new Int32Array(BASE_SIZE);
    return Array.from(buffer.subarray(0, writeAllReturns(position, position.active, buffer, 0)));
  };

  return {
    writeJumps: (position, from, into, start) =>
      sift(position, into, start, writeAllJumps(position, from, into, start)),
    writeMoves,
    writeReturns: (position, into, start) =>
      sift(position, into, start, writeAllReturns(position, position.active, into, start)),
    writeHuffs,
    reach,
    reachBase,
    hasFreeBase,
    canJump,
    hasJump,
    allows,
  };
}
