import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { after, legalSteps } from '../turn.ts';
import { rulesetOf, trojboj } from './index.ts';
import { BEGINNING, clonePosition, type TrojbojPosition } from './position.ts';
import { positionOf } from './stones.ts';

/** Visits the positions of random games at every step; jumps and huffs are preferred, so that much changes hands. */
function walk(jumps: string, seed: number, length: number, visit: (position: TrojbojPosition) => void): void {
  const { rules, display } = trojboj.variant({ rows: '10', jumps });
  const random = seededRandom(seed);
  let position = rules.setup(0);
  for (let i = 0; i < length; i++) {
    visit(position);
    const steps = legalSteps(rules, position);
    const captures = steps.filter((step) => display.isCapture(position, step));
    const pool = captures.length > 0 && random() < 0.7 ? captures : steps;
    if (pool.length === 0) position = rules.setup(i % 3);
    else position = after(rules, position, pool[below(random, pool.length)]!);
  }
}

describe.each(['compulsory', 'huffing'])('%s', (jumps) => {
  it('J5: 24 stones stand on the board at every step, so that no reserve runs out', () => {
    let mostOfOne = 0;
    walk(jumps, 31, 4000, (position) => {
      const stones = [1, 2, 3].map((code) => position.cells.filter((own) => own === code).length);
      expect(stones[0]! + stones[1]! + stones[2]!).toBe(24);
      expect(Array.from(position.men)).toEqual(stones);
      mostOfOne = Math.max(mostOfOne, ...stones);
    });
    expect(mostOfOne).toBeGreaterThan(18);
  });

  it('J9: hash, counts and players in are kept right step by step', () => {
    walk(jumps, 32, 1500, (position) => {
      const afresh = positionOf(rulesetOf({ rows: '10', jumps }), position.cells, position.mover);
      expect([position.hashLow, position.hashHigh]).toEqual([afresh.hashLow, afresh.hashHigh]);
      expect(position.left).toBe(afresh.left);
      expect(Array.from(position.fallen, Boolean)).toEqual(Array.from(afresh.fallen, Boolean));
    });
  });

  it('J9: what has stood twice is known', () => {
    let counts = new Map<string, number>();
    let previous = -1;
    let repeated = 0;
    walk(jumps, 33, 3000, (position) => {
      if (position.phase !== BEGINNING || position.turn === previous) return;
      if (position.turn === 0) counts = new Map();
      previous = position.turn;
      const text = `${position.mover} ${position.cells}`;
      counts.set(text, (counts.get(text) ?? 0) + 1);
      const twice = [...counts].filter(([, count]) => count >= 2);
      // Those from before somebody fell out cannot stand again, and are forgotten.
      if (position.left === 3) expect(position.repeated).toBe(twice.length);
      else expect(position.repeated).toBeLessThanOrEqual(twice.length);
      repeated = Math.max(repeated, position.repeated);
    });
    if (jumps === 'compulsory') expect(repeated).toBeGreaterThan(0);
  });
});

it('a clone shares nothing with its original', () => {
  const { rules } = trojboj.variant({ rows: '10', jumps: 'huffing' });
  const position = rules.setup(0);
  const clone = clonePosition(position);
  expect(clone).toEqual(position);
  const arrays = Object.values(position).filter((value) => ArrayBuffer.isView(value));
  expect(Object.values(clone).filter((value) => arrays.includes(value as Uint8Array))).toEqual([]);
});

it('key: the right to huff is part of what may happen next (J7)', () => {
  const { rules, notation } = trojboj.variant({ rows: '10', jumps: 'huffing' });
  const ruleset = rulesetOf({ rows: '10', jumps: 'huffing' });
  const codes = new Uint8Array(55);
  codes[0] = 1;
  codes[54] = 2;
  const plain = positionOf(ruleset, codes, 1);
  const marked = rules.clone(plain);
  marked.failedLow = 1;
  expect(notation.cell(0)).toBe('a1');
  expect(rules.key(marked)).not.toBe(rules.key(plain));
});
