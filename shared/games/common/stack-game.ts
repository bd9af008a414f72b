import type { Display, Game, Options, Variant } from '../game.ts';
import { buildStackDisplay } from './stack-display.ts';
import { buildStackEvaluate, type StackWeights } from './stack-evaluate.ts';
import { buildStackMoves } from './stack-moves.ts';
import { buildStackNotation } from './stack-notation.ts';
import type { StackPosition } from './stack-position.ts';
import { buildStackRules, type StackRules } from './stack-rules.ts';
import type { StackRuleset } from './stack-ruleset.ts';

export interface StackVariant extends Variant<StackPosition> {
  readonly rules: StackRules;
}

export interface StackGame extends Game<StackPosition> {
  variant(options: Options): StackVariant;
}

/** A game of stacks, put together from its rule set. */
export function buildStackVariant(
  ruleset: StackRuleset,
  tiles: Pick<Display, 'board' | 'tile'>,
  weights: StackWeights,
): StackVariant {
  const moves = buildStackMoves(ruleset);
  const rules = buildStackRules(ruleset, moves);
  return {
    rules,
    notation: buildStackNotation(ruleset, rules, moves),
    display: buildStackDisplay(ruleset, rules, moves, tiles),
    evaluate: buildStackEvaluate(rules, moves, weights),
  };
}
