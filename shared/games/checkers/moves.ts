import { NONE, type RingBoard, rayStart, zoneOf } from '../../board/ring-board.ts';
import type { Seat } from '../../core/seat.ts';
import { isEnemy, MAN, NO_CHAIN, ownerOf, packStep, stepOver, stepTo, TAKEN } from '../common/draughts.ts';
import type { CheckersPosition, Ruleset } from './position.ts';

/** C6: UL and UR in the owner's own zone, DL and DR in any other: it goes by the zone the man stands in. */
const isForward = (cell: number, owner: Seat, direction: number): boolean =>
  (zoneOf(cell) === owner) === direction < 2;

export interface Moves {
  /** Writes the steps of the pieces, the pass and endings apart, and returns their number. */
  write(position: CheckersPosition, into: Int32Array): number;
  hasMove(position: CheckersPosition): boolean;
  hasCapture(position: CheckersPosition): boolean;
  /** Whether a piece that stands, or were to stand, on `cell` can capture from there. */
  canCapture(cells: Uint8Array, cell: number, code: number): boolean;
  /** Where the piece on `from` might go if nothing had to be captured. */
  quietTargets(position: CheckersPosition, from: number): readonly number[];
  /** Where a flying king on `from` might land behind a piece it captures, were it not for the rule to take on (C9). */
  landings(position: CheckersPosition, from: number): readonly number[];
}

/** The cell of the lowest bit of an occupied word. */
const firstCell = (bits: number, half: number): number => 32 * half + 31 - Math.clz32(bits & -bits);

export function buildMoves(board: RingBoard, ruleset: Ruleset): Moves {
  const { rays } = board;
  const { flyingKings, menCaptureBackward } = ruleset;

  const canCapture = (cells: Uint8Array, cell: number, code: number): boolean => {
    const owner = ownerOf(code);
    const isMan = (code & MAN) !== 0;
    for (let direction = 0; direction < 4; direction++) {
      if (isMan && !menCaptureBackward && !isForward(cell, owner, direction)) continue;
      let at = rayStart(cell, direction);
      if (!isMan && flyingKings) while (rays[at] !== NONE && cells[rays[at]!] === 0) at++;
      const over = rays[at]!;
      if (over === NONE || !isEnemy(cells[over]!, owner)) continue;
      const behind = rays[at + 1]!;
      if (behind !== NONE && cells[behind] === 0) return true;
    }
    return false;
  };

  /** Writes the landings of a flying king that captures the piece at ray index `at`. */
  const writeLandings = (
    cells: Uint8Array,
    from: number,
    at: number,
    into: Int32Array,
    start: number,
  ): number => {
    const over = rays[at]!;
    let count = start;
    let end = at + 1;
    while (rays[end] !== NONE && cells[rays[end]!] === 0) end++;
    if (end > at + 2) {
      // C9: where it can take on, if any landing allows it. The piece taken blocks, and hides the cell the king came from.
      const king = cells[from]!;
      cells[over]! += TAKEN;
      for (let i = at + 1; i < end; i++) {
        if (canCapture(cells, rays[i]!, king)) into[count++] = packStep(from, rays[i]!, over);
      }
      cells[over]! -= TAKEN;
      if (count > start) return count;
    }
    for (let i = at + 1; i < end; i++) into[count++] = packStep(from, rays[i]!, over);
    return count;
  };

  const writeCaptures = (cells: Uint8Array, from: number, into: Int32Array, start: number): number => {
    const code = cells[from]!;
    const owner = ownerOf(code);
    const isMan = (code & MAN) !== 0;
    let count = start;
    for (let direction = 0; direction < 4; direction++) {
      if (isMan && !menCaptureBackward && !isForward(from, owner, direction)) continue;
      let at = rayStart(from, direction);
      if (!isMan && flyingKings) while (rays[at] !== NONE && cells[rays[at]!] === 0) at++;
      const over = rays[at]!;
      if (over === NONE || !isEnemy(cells[over]!, owner)) continue;
      const behind = rays[at + 1]!;
      if (behind === NONE || cells[behind] !== 0) continue;
      if (isMan || !flyingKings) into[count++] = packStep(from, behind, over);
      else count = writeLandings(cells, from, at, into, count);
    }
    return count;
  };

  const writeQuiet = (cells: Uint8Array, from: number, into: Int32Array, start: number): number => {
    const code = cells[from]!;
    const isMan = (code & MAN) !== 0;
    let count = start;
    for (let direction = 0; direction < 4; direction++) {
      if (isMan && !isForward(from, ownerOf(code), direction)) continue;
      let at = rayStart(from, direction);
      while (rays[at] !== NONE && cells[rays[at]!] === 0) {
        into[count++] = packStep(from, rays[at]!, -1);
        if (isMan || !flyingKings) break;
        at++;
      }
    }
    return count;
  };

  /** The next direction, UL and UR or DL and DR, in which a man of `owner` goes forward from `cell`. */
  const firstForward = (cell: number, owner: Seat): number => (zoneOf(cell) === owner ? 0 : 2);

  /**
   * Writes captures and quiet steps of a piece that goes one cell at a time, in one look round: quiet steps only while no
   * capture is `due`; the first capture overwrites all that was written. Returns the count, negative once one is due.
   */
  const writeShort = (
    cells: Uint8Array,
    from: number,
    into: Int32Array,
    start: number,
    due: boolean,
  ): number => {
    const code = cells[from]!;
    const owner = ownerOf(code);
    const isMan = (code & MAN) !== 0;
    const forward = firstForward(from, owner);
    let count = start;
    let isDue = due;
    for (let direction = 0; direction < 4; direction++) {
      const isAhead = !isMan || (direction & 2) === forward;
      if (!isAhead && !menCaptureBackward) continue;
      const at = rayStart(from, direction);
      const next = rays[at]!;
      if (next === NONE) continue;
      const there = cells[next]!;
      if (there === 0) {
        if (isAhead && !isDue) into[count++] = packStep(from, next, -1);
        continue;
      }
      if (!isEnemy(there, owner)) continue;
      const behind = rays[at + 1]!;
      if (behind === NONE || cells[behind] !== 0) continue;
      if (!isDue) count = 0;
      isDue = true;
      into[count++] = packStep(from, behind, next);
    }
    return isDue ? -count : count;
  };

  const write = ({ cells, mover, chain, occupied }: CheckersPosition, into: Int32Array): number => {
    if (chain !== NO_CHAIN) return writeCaptures(cells, chain, into, 0);
    let count = 0;
    let isDue = false;
    for (let half = 0; half < 2; half++) {
      for (let bits = occupied[2 * mover + half]!; bits !== 0; bits &= bits - 1) {
        const cell = firstCell(bits, half);
        if (!flyingKings || (cells[cell]! & MAN) !== 0) {
          const written = writeShort(cells, cell, into, count, isDue);
          isDue = written < 0;
          count = Math.abs(written);
          continue;
        }
        // C7: capturing is compulsory. The first captures found overwrite the quiet steps.
        const captures = writeCaptures(cells, cell, into, isDue ? count : 0);
        if (!isDue && captures === 0) count = writeQuiet(cells, cell, into, count);
        else {
          isDue = true;
          count = captures;
        }
      }
    }
    return count;
  };

  const hasCapture = ({ cells, mover, chain, occupied }: CheckersPosition): boolean => {
    if (chain !== NO_CHAIN) return true;
    for (let half = 0; half < 2; half++) {
      for (let bits = occupied[2 * mover + half]!; bits !== 0; bits &= bits - 1) {
        const cell = firstCell(bits, half);
        if (canCapture(cells, cell, cells[cell]!)) return true;
      }
    }
    return false;
  };

  const hasMove = (position: CheckersPosition): boolean => {
    const { cells, mover, occupied } = position;
    for (let half = 0; half < 2; half++) {
      for (let bits = occupied[2 * mover + half]!; bits !== 0; bits &= bits - 1) {
        const cell = firstCell(bits, half);
        for (let direction = 0; direction < 4; direction++) {
          if (cells[cell]! & MAN && !isForward(cell, mover, direction)) continue;
          const next = rays[rayStart(cell, direction)]!;
          if (next !== NONE && cells[next] === 0) return true;
        }
      }
    }
    return hasCapture(position);
  };

  const quietTargets = ({ cells }: CheckersPosition, from: number): number[] => {
    const buffer = new Int32Array(4 * 7);
    return Array.from(buffer.subarray(0, writeQuiet(cells, from, buffer, 0)), stepTo);
  };

  const landings = (position: CheckersPosition, from: number): number[] => {
    const { cells } = position;
    const buffer = new Int32Array(4 * 7);
    const captures = buffer.subarray(0, writeCaptures(cells, from, buffer, 0));
    return Array.from(captures).flatMap((step) => {
      const found: number[] = [];
      for (let direction = 0; direction < 4; direction++) {
        let at = rayStart(from, direction);
        while (rays[at] !== NONE && rays[at] !== stepOver(step)) at++;
        if (rays[at] === NONE) continue;
        for (at++; rays[at] !== NONE && cells[rays[at]!] === 0; at++) found.push(rays[at]!);
      }
      return found;
    });
  };

  return { write, hasMove, hasCapture, canCapture, quietTargets, landings };
}
