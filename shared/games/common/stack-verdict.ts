import { NONE } from '../../board/hex-board.ts';
import type { StackMoves } from './stack-moves.ts';
import {
  countOf,
  headOf,
  heightOf,
  NO_ORIGIN,
  type StackPosition,
  TOO_MANY,
  tallyOfTop,
} from './stack-position.ts';
import type { StackRuleset } from './stack-ruleset.ts';

/** Why a tap leads nowhere. Screens have words for each. */
export const REFUSALS = [
  'empty-cell',
  'not-your-stack',
  'captives-only',
  'go-on-or-stop',
  'stack-too-low',
  'out-of-reach',
  'blocked',
  'release-at-home',
  'stack-full',
  'cannot-move',
  'not-a-target',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface StackVerdict {
  /** Why the mover cannot take this stack in hand, or null. It may still have nowhere to go. */
  ofStack(position: StackPosition, cell: number): Refusal | null;
  /** Why the top `count` pieces cannot go from one cell to another, or null when they can. */
  ofMove(position: StackPosition, from: number, to: number, count: number): Refusal | null;
  /** The cells in reach of a stack's head (A6), legal or not. */
  reach(position: StackPosition, from: number): readonly number[];
}

export function buildStackVerdict({ board }: StackRuleset, moves: StackMoves): StackVerdict {
  const { rays, rayLength } = board;

  const ofStack = (position: StackPosition, cell: number): Refusal | null => {
    const { tallies, mover, origin } = position;
    if (origin !== NO_ORIGIN && cell !== origin) return 'go-on-or-stop';
    if (tallies[cell] === 0) return 'empty-cell';
    if (headOf(position, cell) === mover) return null;
    return countOf(tallies[cell]!, mover) > 0 ? 'captives-only' : 'not-your-stack';
  };

  /** The cells of a ray up to the first stack, that included, or to the end of the board. */
  const lineTo = (position: StackPosition, from: number, direction: number): number[] => {
    const line: number[] = [];
    for (let i = (from * 6 + direction) * rayLength; rays[i] !== NONE; i++) {
      line.push(rays[i]!);
      if (position.tallies[rays[i]!] !== 0) break;
    }
    return line;
  };
  const directions = [0, 1, 2, 3, 4, 5];

  const reach = (position: StackPosition, from: number): number[] =>
    directions.flatMap((direction) =>
      lineTo(position, from, direction).slice(0, moves.range(position, from)),
    );

  const isInRange = (position: StackPosition, from: number, to: number): boolean =>
    directions.some((direction) => {
      const ray = (from * 6 + direction) * rayLength;
      return rays.subarray(ray, ray + moves.range(position, from)).includes(to);
    });

  const ofMove = (position: StackPosition, from: number, to: number, count: number): Refusal | null => {
    const refused = ofStack(position, from);
    if (refused) return refused;
    const height = heightOf(position.tallies[from]!);
    if (count > height) return 'stack-too-low';
    if (!isInRange(position, from, to)) return 'out-of-reach';
    if (!reach(position, from).includes(to)) return 'blocked';
    const lifted = tallyOfTop(position.owners[from]!, height, count);
    if ((position.tallies[to]! + lifted) & TOO_MANY) return 'stack-full';
    return moves.releasesAtHome(position, from, count) ? 'release-at-home' : null;
  };

  return { ofStack, ofMove, reach };
}
