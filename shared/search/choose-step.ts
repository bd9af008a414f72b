import { below, type Random, seededRandom } from '../core/random.ts';
import type { Seat } from '../core/seat.ts';
import type { Position, Step, Variant } from '../games/game.ts';
import { legalSteps, seatsIn } from '../games/turn.ts';
import { SEEN_WIN, searchTwo, type Valued } from './alpha-beta.ts';
import { seenSteps } from './attention.ts';
import { type Level, levelOf } from './levels.ts';
import { pickChild } from './pick.ts';
import { chanceOf } from './shares.ts';
import type { Style } from './style.ts';
import { giveBack } from './tree.ts';
import { searchTree } from './tree-search.ts';

export interface Thinking {
  /** From 1, the weakest, to the number of levels. */
  readonly level: number;
  /** The same position, level, seed and style give the same step. */
  readonly seed: number;
  readonly style?: Style;
  /** Who last took something from the mover, or null. */
  readonly grudge?: Seat | null;
}

/** A step worth playing, and by seat the chance to win: the sum is 1, who is out has none. */
export interface Judgement {
  readonly step: Step;
  readonly shares: readonly number[];
}

function stepsOf<P extends Position>({ rules }: Variant<P>, position: P): Step[] {
  const steps = legalSteps(rules, position);
  if (steps.length === 0) throw new Error('the game is over');
  return steps;
}

/**
 * The step a bot plays; inside a turn the next step of it. The position is left as it was.
 * Throws when the game is over or there is no such level.
 */
export function chooseStep<P extends Position>(
  variant: Variant<P>,
  position: P,
  { level, seed, style = 'steady', grudge = null }: Thinking,
): Step {
  const { attention, many, two } = levelOf(level);
  const random = seededRandom(seed);
  const all = stepsOf(variant, position);
  const choices = seenSteps(variant, position, all, attention, random);
  if (choices.length === 1) return choices[0]!;
  if (seatsIn(variant.rules, position).length === 2)
    return anyOf(searchTwo(variant, position, choices, two, random), two.margin, random);
  const tree = searchTree(variant, position, choices, many, random);
  const step = tree.step[pickChild(tree, many.temperature, { style, grudge }, random)]!;
  giveBack(tree);
  return step;
}

/** One of the steps whose values come as near to the best as `margin`. A win that is seen is not let go. */
function anyOf(valued: readonly Valued[], margin: number, random: Random): Step {
  const best = valued[0]!.value;
  const near = valued.filter(({ value }) => value > best - margin);
  if (near.length === 0 || best > SEEN_WIN) return valued[0]!.step;
  return near[below(random, near.length)]!.step;
}

/** The best step that so much work finds, and everybody's chances. Throws when the game is over. */
export function judge<P extends Position>(
  variant: Variant<P>,
  position: P,
  work: Level,
  seed: number,
): Judgement {
  const random = seededRandom(seed);
  const choices = stepsOf(variant, position);
  const shares = new Array<number>(variant.rules.seats).fill(0);
  const [one, two, ...others] = seatsIn(variant.rules, position);
  if (others.length === 0) {
    const [best] = searchTwo(variant, position, choices, { ...work.two, margin: 0 }, random);
    const { step, value } = best!;
    shares[position.mover] = chanceOf(value);
    shares[position.mover === one ? two! : one!] = 1 - chanceOf(value);
    return { step, shares };
  }
  const tree = searchTree(variant, position, choices, work.many, random);
  const means = shares.map((_, seat) => tree.mean(0, seat));
  const sum = means.reduce((total, mean) => total + mean, 0);
  const step = tree.step[pickChild(tree, 0, { style: 'steady', grudge: null }, random)]!;
  giveBack(tree);
  return { step, shares: means.map((mean) => mean / sum) };
}
