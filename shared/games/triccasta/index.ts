import { buildStackVariant, type StackGame } from '../common/stack-game.ts';
import { tiles } from './display.ts';
import { WEIGHTS } from './evaluate.ts';
import { rulesetOf } from './rules.ts';

export { OUTCOME_REASONS } from '../common/stack-rules.ts';
export { REFUSALS } from '../common/stack-verdict.ts';

/** Triccasta, Accasta for three on 60 cells; the rules are numbered in RULES.md. */
export const triccasta: StackGame = {
  id: 'triccasta',
  options: [{ key: 'defence', choices: ['none', 'own-turn'] }],
  seats: () => 3,
  variant: (options) => buildStackVariant(rulesetOf(options), tiles, WEIGHTS),
  isCaptureCompulsory: false,
  isTurnRevocable: true,
  agreement: { resign: 'jointly', draw: true },
};
