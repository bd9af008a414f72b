import { ringBoard } from '../../board/ring-board.ts';
import type { Game, Options } from '../game.ts';
import { buildDisplay } from './display.ts';
import { evaluate } from './evaluate.ts';
import { buildMoves } from './moves.ts';
import { buildNotation } from './notation.ts';
import type { CheckersPosition, Ruleset } from './position.ts';
import { buildRules } from './rules.ts';

export { REFUSALS } from '../common/draughts-taps.ts';
export { OUTCOME_REASONS } from './rules.ts';

const seats = (options: Options): number => Number(options.players);

/** C9: the two rule sets. */
export function rulesetOf(options: Options): Ruleset {
  const isRussian = options.rules === 'russian';
  return {
    players: seats(options),
    flyingKings: isRussian,
    menCaptureBackward: isRussian,
    crownedGoesOn: isRussian,
    quietLimit: isRussian ? 15 : 40,
  };
}

/** Checkers for two, three or four on a ring of home zones; the rules are numbered in RULES.md. */
export const checkers: Game<CheckersPosition> = {
  id: 'checkers',
  options: [
    { key: 'players', choices: ['3', '2', '4'] },
    { key: 'rules', choices: ['russian', 'english'] },
  ],
  seats,
  variant: (options) => {
    const ruleset = rulesetOf(options);
    const moves = buildMoves(ringBoard(ruleset.players), ruleset);
    const rules = buildRules(ruleset, moves);
    return {
      rules,
      notation: buildNotation(rules, ruleset, options.rules === 'english'),
      display: buildDisplay(rules, moves, ruleset),
      evaluate,
    };
  },
  isCaptureCompulsory: true,
  isTurnRevocable: false,
  agreement: { resign: 'alone', draw: true },
};
