import { expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { NO_CHAIN } from '../common/draughts.ts';
import { after, legalSteps } from '../turn.ts';
import { checkers, rulesetOf } from './index.ts';
import { clonePosition, positionOf } from './position.ts';

it.each(['russian', 'english'])(
  'C11: hash, counts and players in are kept right step by step (%s)',
  (ruleName) => {
    const options = { players: '3', rules: ruleName };
    const { rules } = checkers.variant(options);
    const random = seededRandom(21);
    let position = rules.setup(0);
    for (let i = 0; i < 1500; i++) {
      const steps = legalSteps(rules, position);
      if (steps.length === 0) position = rules.setup(i % 3);
      else position = after(rules, position, steps[below(random, steps.length)]!);
      if (i % 100 === 50 && !rules.outcome(position)) rules.exit(position, position.mover, 'flagged');
      if (position.chain !== NO_CHAIN) continue;
      const afresh = positionOf(rulesetOf(options), position.cells, position.mover);
      expect([position.hashLow, position.hashHigh]).toEqual([afresh.hashLow, afresh.hashHigh]);
      expect([position.men, position.kings, position.left]).toEqual([afresh.men, afresh.kings, afresh.left]);
      expect(position.occupied).toEqual(afresh.occupied);
      expect(Array.from(position.fallen, Boolean)).toEqual(Array.from(afresh.fallen, Boolean));
    }
  },
);

it('a clone shares nothing with its original', () => {
  const { rules } = checkers.variant({ players: '4', rules: 'russian' });
  const position = rules.setup(0);
  const before = structuredClone(position);
  const clone = clonePosition(position);
  expect(clone).toEqual(position);
  for (const value of Object.values(clone)) if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(9);
  expect(position).toEqual(before);
});
