import { NONE, rayStart } from '../../board/hex-board.ts';
import { isEnemy, isKing, NO_CHAIN, ownerOf, packStep, stepTo } from '../common/draughts.ts';
import { fieldOf } from './field.ts';
import type { Ruleset, TrioPosition } from './position.ts';

export interface Moves {
  /** Writes the steps of the pieces, the pass and endings apart, and returns their number. */
  write(position: TrioPosition, into: Int32Array): number;
  hasMove(position: TrioPosition): boolean;
  hasCapture(position: TrioPosition): boolean;
  /** Whether the piece on `cell` can capture. */
  canCapture(cells: Uint8Array, cell: number): boolean;
  /** Where the piece on `from` might go if nothing had to be captured. */
  quietTargets(position: TrioPosition, from: number): readonly number[];
}

const WAYS = 6;
const FORWARD_WAYS = 3;
/** A king sees six lines of at most 24 cells together from the centre of the larger board. */
export const MAX_KING_STEPS = 24;

export function buildMoves({ side }: Ruleset): Moves {
  const { board, forward } = fieldOf(side);
  const { rays } = board;
  const forwardWays = Uint8Array.from(forward.flat());
  const captures = new Int32Array(WAYS);

  const writeCaptures = (cells: Uint8Array, from: number, into: Int32Array, start: number): number => {
    const code = cells[from]!;
    const owner = ownerOf(code);
    const isFlying = isKing(code);
    let count = start;
    let at = rayStart(board, from, 0);
    for (let direction = 0; direction < WAYS; direction++, at += board.rayLength) {
      let near = at;
      if (isFlying) while (rays[near] !== NONE && cells[rays[near]!] === 0) near++;
      const over = rays[near]!;
      if (over === NONE || !isEnemy(cells[over]!, owner)) continue;
      const behind = rays[near + 1]!;
      // H7: a king too lands right behind what it takes.
      if (behind !== NONE && cells[behind] === 0) into[count++] = packStep(from, behind, over);
    }
    return count;
  };

  const canCapture = (cells: Uint8Array, cell: number): boolean =>
    writeCaptures(cells, cell, captures, 0) > 0;

  const writeQuiet = (cells: Uint8Array, from: number, into: Int32Array, start: number): number => {
    const code = cells[from]!;
    let count = start;
    if (isKing(code)) {
      for (let direction = 0; direction < WAYS; direction++) {
        let at = rayStart(board, from, direction);
        for (; rays[at] !== NONE && cells[rays[at]!] === 0; at++)
          into[count++] = packStep(from, rays[at]!, -1);
      }
      return count;
    }
    const ways = ownerOf(code) * FORWARD_WAYS;
    for (let way = ways; way < ways + FORWARD_WAYS; way++) {
      const to = rays[rayStart(board, from, forwardWays[way]!)]!;
      if (to !== NONE && cells[to] === 0) into[count++] = packStep(from, to, -1);
    }
    return count;
  };

  const write = ({ cells, mover, chain }: TrioPosition, into: Int32Array): number => {
    if (chain !== NO_CHAIN) return writeCaptures(cells, chain, into, 0);
    let count = 0;
    let isDue = false;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code === 0 || ownerOf(code) !== mover) continue;
      if (isDue) {
        count = writeCaptures(cells, cell, into, count);
        continue;
      }
      // H6: capturing is compulsory. The first captures found overwrite the quiet steps.
      const found = writeCaptures(cells, cell, into, 0);
      isDue = found > 0;
      count = isDue ? found : writeQuiet(cells, cell, into, count);
    }
    return count;
  };

  const hasCapture = ({ cells, mover, chain }: TrioPosition): boolean => {
    if (chain !== NO_CHAIN) return true;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code !== 0 && ownerOf(code) === mover && canCapture(cells, cell)) return true;
    }
    return false;
  };

  const canStep = (cells: Uint8Array, from: number, code: number): boolean => {
    const ways = ownerOf(code) * FORWARD_WAYS;
    const count = isKing(code) ? WAYS : FORWARD_WAYS;
    for (let i = 0; i < count; i++) {
      const to = rays[rayStart(board, from, isKing(code) ? i : forwardWays[ways + i]!)]!;
      if (to !== NONE && cells[to] === 0) return true;
    }
    return false;
  };

  const hasMove = (position: TrioPosition): boolean => {
    const { cells, mover } = position;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code !== 0 && ownerOf(code) === mover && canStep(cells, cell, code)) return true;
    }
    return hasCapture(position);
  };

  const quietTargets = ({ cells }: TrioPosition, from: number): number[] => {
    const buffer = new Int32Array(MAX_KING_STEPS);
    return Array.from(buffer.subarray(0, writeQuiet(cells, from, buffer, 0)), stepTo);
  };

  return { write, hasMove, hasCapture, canCapture, quietTargets };
}
