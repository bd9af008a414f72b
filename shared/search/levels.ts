import type { AlphaBetaWork } from './alpha-beta.ts';
import type { Attention } from './attention.ts';
import type { TreeWork } from './tree-search.ts';

/** What a level may do, by work alone: it plays alike on every machine. */
export interface Level {
  readonly attention: Attention;
  /** With three or more in. */
  readonly many: TreeWork & {
    /** 0: the step most visited. Above: drawn by visits ^ (1 / temperature). */
    readonly temperature: number;
  };
  /** With two in: steps within the margin of the best are as good. */
  readonly two: AlphaBetaWork & { readonly margin: number };
}

const level = (
  [oversight, width]: readonly [number, number],
  [playouts, temperature, treeCost]: readonly [number, number, number],
  [depth, margin, cost]: readonly [number, number, number],
  weighs = false,
): Level => ({
  attention: { oversight, width },
  many: { playouts, temperature, cost: treeCost, weighs },
  two: { depth, margin, cost },
});

/** From here on nothing but the work limits the depth. */
const FAR = 60;
const ALL = Number.POSITIVE_INFINITY;

/** The levels, weakest first. */
export const LEVELS: readonly Level[] = [
  level([0.6, 7], [16, 0.6, 20_000], [1, 220, 4_000]),
  level([0.35, 14], [26, 0.35, 20_000], [1, 90, 4_000]),
  level([0.1, 34], [58, 0.15, 20_000], [2, 35, 4_000]),
  level([0, ALL], [200, 0, 20_000], [3, 0, 8_000]),
  level([0, ALL], [2_000, 0, 70_000], [FAR, 0, 22_000]),
  level([0, ALL], [70_000, 0, 1_600_000], [FAR, 0, 700_000], true),
];

/** The work of a judgement in passing, such as whether to accept a draw. */
export const STANDING_LEVEL = 5;

/** The level of a number from 1. Throws when there is none. */
export function levelOf(number: number): Level {
  const found = LEVELS[number - 1];
  if (!found) throw new Error(`there is no level ${number}`);
  return found;
}
