import { seededRandom } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';
import { searchStep, type Work } from './tree-search.ts';

/** The levels, weakest first, by work alone: a level plays alike on every machine. */
export const LEVELS: readonly Work[] = [
  { playouts: 30, temperature: 1 },
  { playouts: 30, temperature: 0.5 },
  { playouts: 60, temperature: 0.25 },
  { playouts: 200, temperature: 0 },
  { playouts: 2_000, temperature: 0 },
  { playouts: 20_000, temperature: 0 },
];

export interface Thinking {
  /** From 1, the weakest, to the number of LEVELS. */
  readonly level: number;
  /** The same position, level and seed give the same step. */
  readonly seed: number;
}

/**
 * The step a bot plays; inside a turn the next step of it. The position is left as it was.
 * Throws when the game is over or there is no such level.
 */
export function chooseStep<P extends Position>(
  variant: Variant<P>,
  position: P,
  { level, seed }: Thinking,
): Step {
  const work = LEVELS[level - 1];
  if (!work) throw new Error(`there is no level ${level}`);
  return searchStep(variant, position, work, seededRandom(seed));
}
