import { NONE } from '../../board/hex-board.ts';
import type { Step } from '../game.ts';
import {
  countOf,
  headOf,
  heightOf,
  moveWords,
  NO_ORIGIN,
  ONE_PIECE,
  pieceAt,
  type StackPosition,
  TOO_MANY,
} from './stack-position.ts';
import type { StackRuleset } from './stack-ruleset.ts';

/** Steps are packed as to | from << 6 | count << 12: the top `count` pieces move. None is 0, which is the pass. */
export const stepTo = (step: Step): number => step & 63;
export const stepFrom = (step: Step): number => (step >> 6) & 63;
export const stepCount = (step: Step): number => step >> 12;
export const packStep = (from: number, to: number, count: number): Step => to | (from << 6) | (count << 12);

/** A8: ends a turn that might go on. */
export const STOP: Step = 1 << 17;

const LIFTED_BY_OWNER = [ONE_PIECE + 1, ONE_PIECE + (1 << 4), ONE_PIECE + (1 << 8)] as const;

export interface StackMoves {
  /** Writes the sub-moves, of the open turn's origin or of all own stacks, and returns their number. */
  write(position: StackPosition, into: Int32Array): number;
  /** Whether the mover may move from a stack whose head is his. */
  canMoveFrom(position: StackPosition, cell: number): boolean;
  hasMove(position: StackPosition): boolean;
  /** The number of ways to end the mover's turn, told by their sub-moves. Leaves the position as it was. */
  count(position: StackPosition): number;
  /** A6: how far the head of a stack goes. */
  range(position: StackPosition, cell: number): number;
  /** A9, T6: whether lifting the top `count` pieces would release an enemy where that is forbidden. */
  releasesAtHome(position: StackPosition, cell: number, count: number): boolean;
}

export function buildStackMoves({ board, castles, allowsHomeRelease, isPari }: StackRuleset): StackMoves {
  const { rays, rayLength } = board;

  const range = ({ owners, kinds, tallies }: StackPosition, cell: number): number => {
    const tally = tallies[cell]!;
    const top = heightOf(tally) - 1;
    return isPari ? countOf(tally, pieceAt(owners[cell]!, top)) : pieceAt(kinds[cell]!, top);
  };

  const releasesAtHome = (position: StackPosition, cell: number, count: number): boolean => {
    if (allowsHomeRelease || castles[cell] !== position.mover) return false;
    const below = heightOf(position.tallies[cell]!) - count - 1;
    return below >= 0 && pieceAt(position.owners[cell]!, below) !== position.mover;
  };

  /** The index in `rays` of the first ray from a cell, and of the end of the last. */
  const firstRay = (cell: number): number => cell * 6 * rayLength;

  const writeFrom = (position: StackPosition, from: number, into: Int32Array, start: number): number => {
    const { tallies } = position;
    const owners = position.owners[from]!;
    const height = heightOf(tallies[from]!);
    const reach = range(position, from);
    const first = firstRay(from);
    let written = start;
    let lifted = 0;
    for (let count = 1; count <= height; count++) {
      lifted += LIFTED_BY_OWNER[pieceAt(owners, height - count)]!;
      if (releasesAtHome(position, from, count)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const ray = first + direction * rayLength;
        for (let i = ray; i < ray + reach; i++) {
          const to = rays[i]!;
          if (to === NONE) break;
          const there = tallies[to]!;
          if (((there + lifted) & TOO_MANY) === 0) into[written++] = packStep(from, to, count);
          if (there !== 0) break;
        }
      }
    }
    return written;
  };

  const write = (position: StackPosition, into: Int32Array): number => {
    const { owners, tallies, mover, origin } = position;
    if (origin !== NO_ORIGIN) return writeFrom(position, origin, into, 0);
    let written = 0;
    for (let cell = 0; cell < owners.length; cell++) {
      const height = heightOf(tallies[cell]!);
      if (height > 0 && pieceAt(owners[cell]!, height - 1) === mover) {
        written = writeFrom(position, cell, into, written);
      }
    }
    return written;
  };

  const canMoveFrom = (position: StackPosition, from: number): boolean => {
    const { tallies } = position;
    const first = firstRay(from);
    // The neighbours decide: what lies behind them is reached over empty ones only.
    for (let direction = 0; direction < 6; direction++) {
      const to = rays[first + direction * rayLength]!;
      if (to !== NONE && tallies[to] === 0) return true;
    }
    const owners = position.owners[from]!;
    const height = heightOf(tallies[from]!);
    let lifted = 0;
    for (let count = 1; count <= height; count++) {
      lifted += LIFTED_BY_OWNER[pieceAt(owners, height - count)]!;
      if (releasesAtHome(position, from, count)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = rays[first + direction * rayLength]!;
        if (to !== NONE && ((tallies[to]! + lifted) & TOO_MANY) === 0) return true;
      }
    }
    return false;
  };

  const hasMove = (position: StackPosition): boolean => {
    const { tallies, mover } = position;
    for (let cell = 0; cell < tallies.length; cell++) {
      if (tallies[cell] !== 0 && headOf(position, cell) === mover && canMoveFrom(position, cell)) return true;
    }
    return false;
  };

  /** The turns that go on with a sub-move from this cell. Stacks are moved and put back. */
  const countFrom = (position: StackPosition, from: number): number => {
    const { owners, kinds, tallies, mover } = position;
    const tally = tallies[from]!;
    const ownersHere = owners[from]!;
    const kindsHere = kinds[from]!;
    const height = heightOf(tally);
    const reach = range(position, from);
    const first = firstRay(from);
    let total = 0;
    let lifted = 0;
    for (let count = 1; count <= height; count++) {
      lifted += LIFTED_BY_OWNER[pieceAt(ownersHere, height - count)]!;
      if (releasesAtHome(position, from, count)) continue;
      const goesOn = count < height && pieceAt(ownersHere, height - count - 1) === mover;
      for (let direction = 0; direction < 6; direction++) {
        const ray = first + direction * rayLength;
        for (let i = ray; i < ray + reach; i++) {
          const to = rays[i]!;
          if (to === NONE) break;
          const there = tallies[to]!;
          if (((there + lifted) & TOO_MANY) === 0) {
            total++;
            if (goesOn) {
              const ownersThere = owners[to]!;
              const kindsThere = kinds[to]!;
              moveWords(owners, kinds, tallies, from, to, lifted);
              total += countFrom(position, from);
              owners[from] = ownersHere;
              kinds[from] = kindsHere;
              tallies[from] = tally;
              owners[to] = ownersThere;
              kinds[to] = kindsThere;
              tallies[to] = there;
            }
          }
          if (there !== 0) break;
        }
      }
    }
    return total;
  };

  const count = (position: StackPosition): number => {
    const { tallies, mover, origin } = position;
    // Stopping is one way to end an open turn.
    if (origin !== NO_ORIGIN) return 1 + countFrom(position, origin);
    let total = 0;
    for (let cell = 0; cell < tallies.length; cell++) {
      if (tallies[cell] !== 0 && headOf(position, cell) === mover) total += countFrom(position, cell);
    }
    return total;
  };

  return { write, canMoveFrom, hasMove, count, range, releasesAtHome };
}
