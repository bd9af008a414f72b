import { buildStackVariant, type StackGame } from '../common/stack-game.ts';
import { tiles } from './display.ts';
import { WEIGHTS } from './evaluate.ts';
import { rulesetOf } from './rules.ts';

export { OUTCOME_REASONS } from '../common/stack-rules.ts';
export { REFUSALS } from '../common/stack-verdict.ts';

/** Accasta, stacks for two on 37 cells; the rules are numbered in RULES.md. */
export const accasta: StackGame = {
  id: 'accasta',
  options: [
    { key: 'homeRelease', choices: ['forbidden', 'allowed'] },
    { key: 'win', choices: ['own-turn', 'at-once'] },
    { key: 'variant', choices: ['standard', 'pari'] },
  ],
  seats: () => 2,
  variant: (options) => buildStackVariant(rulesetOf(options), tiles, WEIGHTS),
  isCaptureCompulsory: false,
  isTurnRevocable: true,
  agreement: { resign: 'alone', draw: true },
};
