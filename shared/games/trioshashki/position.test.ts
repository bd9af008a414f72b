import { expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { NO_CHAIN } from '../common/draughts.ts';
import { after, legalSteps } from '../turn.ts';
import { rulesetOf, trioshashki } from './index.ts';
import { clonePosition, positionOf } from './position.ts';
import { stackOn } from './towers.ts';

it.each(['standard', 'giveaway', 'plain', 'towers'])(
  'hash, counts and players in are kept right step by step (%s)',
  (name) => {
    const options = { board: '37', variant: name, locked: 'out' };
    const { rules } = trioshashki.variant(options);
    const random = seededRandom(21);
    let position = rules.setup(0);
    for (let i = 0; i < 1500; i++) {
      const steps = legalSteps(rules, position);
      if (steps.length === 0) position = rules.setup(i % 3);
      else position = after(rules, position, steps[below(random, steps.length)]!);
      if (i % 40 === 20 && !rules.outcome(position)) rules.exit(position, position.mover, 'flagged');
      if (position.chain !== NO_CHAIN) continue;
      const towers = [...position.cells.keys()]
        .filter((cell) => position.cells[cell] !== 0)
        .map((cell) => ({ cell, stack: stackOn(position, cell) }));
      const afresh = positionOf(rulesetOf(options), towers, position.mover);
      expect([position.hashLow, position.hashHigh]).toEqual([afresh.hashLow, afresh.hashHigh]);
      expect([position.cells, position.men, position.kings]).toEqual([
        afresh.cells,
        afresh.men,
        afresh.kings,
      ]);
      if (name === 'giveaway') continue;
      expect(position.left).toBe(afresh.left);
      expect(Array.from(position.fallen, Boolean)).toEqual(Array.from(afresh.fallen, Boolean));
    }
  },
);

it.each(['standard', 'towers'])('a clone shares nothing with its original (%s)', (name) => {
  const { rules } = trioshashki.variant({ board: '61', variant: name, locked: 'out' });
  const position = rules.setup(0);
  const before = structuredClone(position);
  const clone = clonePosition(position);
  expect(clone).toEqual(position);
  for (const value of Object.values(clone)) if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(9);
  expect(position).toEqual(before);
});
