import type { Game, Options } from '../game.ts';
import { buildDisplay } from './display.ts';
import { evaluate } from './evaluate.ts';
import { fieldOf, SEATS } from './field.ts';
import { buildMoves } from './moves.ts';
import { buildNotation } from './notation.ts';
import type { Ruleset, TrojbojPosition } from './position.ts';
import { buildRules } from './rules.ts';

export { NOTICES, REFUSALS, REMARKS } from './display.ts';
export { OUTCOME_REASONS } from './rules.ts';

export const rulesetOf = ({ rows, jumps }: Options): Ruleset => ({
  field: fieldOf(Number(rows)),
  isHuffing: jumps === 'huffing',
});

/** Trojboj, three on a triangle, where what is jumped changes sides; the rules are numbered in RULES.md. */
export const trojboj: Game<TrojbojPosition> = {
  id: 'trojboj',
  options: [
    { key: 'rows', choices: ['10', '9'] },
    { key: 'jumps', choices: ['compulsory', 'huffing'] },
  ],
  seats: () => SEATS,
  variant: (options) => {
    const ruleset = rulesetOf(options);
    const moves = buildMoves(ruleset);
    const rules = buildRules(ruleset, moves);
    return {
      rules,
      notation: buildNotation(rules, ruleset),
      display: buildDisplay(rules, moves, ruleset),
      evaluate,
    };
  },
  isCaptureCompulsory: true,
  isTurnRevocable: false,
  agreement: { resign: 'alone', draw: true },
};
