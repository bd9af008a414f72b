import { chainNotation } from '../common/chain-notation.ts';
import type { Game, Options } from '../game.ts';
import { buildDisplay } from './display.ts';
import { buildEvaluate } from './evaluate.ts';
import { buildMoves } from './moves.ts';
import { spiralNames } from './notation.ts';
import { type Ruleset, SEATS, type TrioPosition } from './position.ts';
import { buildRules } from './rules.ts';

export { REFUSALS } from '../common/draughts-taps.ts';
export { OUTCOME_REASONS } from './verdict.ts';

/** H12, H14: who has no move wins in one, and in the other waits till he is freed. */
const canBeLocked = (variant = 'standard'): boolean => variant !== 'giveaway' && variant !== 'towers';

export function rulesetOf({ board, variant, locked }: Options): Ruleset {
  const isGiveaway = variant === 'giveaway';
  const hasTowers = variant === 'towers';
  return {
    side: board === '37' ? 4 : 5,
    hasKings: variant !== 'plain',
    isGiveaway,
    hasTowers,
    isLockedOut: locked === 'out' && canBeLocked(variant),
  };
}

/** Trioshashki, hexagonal draughts for three; the rules are numbered in RULES.md. */
export const trioshashki: Game<TrioPosition> = {
  id: 'trioshashki',
  options: [
    { key: 'board', choices: ['61', '37'] },
    { key: 'variant', choices: ['standard', 'giveaway', 'plain', 'towers'] },
    { key: 'locked', choices: ['out', 'pass'], isUsed: ({ variant }) => canBeLocked(variant) },
  ],
  seats: () => SEATS,
  variant: (options) => {
    const ruleset = rulesetOf(options);
    const moves = buildMoves(ruleset);
    const rules = buildRules(ruleset, moves);
    return {
      rules,
      notation: chainNotation(rules, spiralNames(ruleset.side)),
      display: buildDisplay(rules, moves, ruleset),
      evaluate: buildEvaluate(ruleset),
    };
  },
  isCaptureCompulsory: true,
  isTurnRevocable: false,
  leastGames: 3,
  agreement: { resign: 'alone', draw: true },
};
