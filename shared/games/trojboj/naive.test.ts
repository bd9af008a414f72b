import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { PASS } from '../game.ts';
import { after, legalSteps, wholeTurns } from '../turn.ts';
import { rulesetOf, trojboj } from './index.ts';
import { naiveFailures, naiveTurns } from './naive.ts';
import { type TrojbojPosition, toggleFailed } from './position.ts';
import { positionOf } from './stones.ts';

describe.each([
  ['10', 'compulsory'],
  ['10', 'huffing'],
  ['9', 'compulsory'],
  ['9', 'huffing'],
])('%s rows, %s', (rows, jumps) => {
  const options = { rows, jumps };
  const { rules, notation, display } = trojboj.variant(options);

  const stonesOf = (position: TrojbojPosition): Map<string, number> =>
    new Map(display.pieces(position).map(({ cell, stack }) => [notation.cell(cell), stack[0]!.owner]));
  const textOf = (stones: ReadonlyMap<string, number>, mover: number): string =>
    `${[...stones].map(([name, owner]) => name + owner).sort()} ${mover}`;
  const huffable = (position: TrojbojPosition): string[] =>
    legalSteps(rules, position)
      .map((step) => notation.writeStep(position, step))
      .filter((text) => text.startsWith('!'))
      .map((text) => text.slice(1));

  const naive = (position: TrojbojPosition, isWornOut: (text: string) => boolean): string[] =>
    naiveTurns({
      rows: Number(rows),
      isHuffing: jumps === 'huffing',
      stones: stonesOf(position),
      mover: position.mover,
      failed: huffable(position),
      isWornOut: (stones, mover) => isWornOut(textOf(stones, mover)),
    }).sort();

  /** The whole turns and their texts in the same order. */
  const all = (position: TrojbojPosition): { turns: number[][]; texts: string[] } => {
    const turns = wholeTurns(rules, position);
    const texts = turns[0]?.[0] === PASS ? [] : turns.map((turn) => notation.writeTurn(position, turn));
    return { turns, texts };
  };

  it('has the same whole turns as the naive reading in scattered positions', () => {
    const random = seededRandom(6);
    let longest = 0;
    let returns = 0;
    for (let i = 0; i < 120; i++) {
      const density = 0.2 + 0.25 * random();
      const codes = Array.from({ length: rulesetOf(options).field.cells }, () =>
        random() < density ? 1 + below(random, 3) : 0,
      );
      codes[below(random, codes.length)] = 1;
      const position = positionOf(rulesetOf(options), codes, 0);
      const marked = codes.flatMap((code, cell) => (code === 3 && random() < 0.1 ? [cell] : []));
      if (jumps === 'huffing') for (const cell of marked) toggleFailed(position, cell);
      if (position.left === 1) continue;
      const { turns, texts } = all(position);
      expect([...texts].sort()).toEqual(naive(position, () => false));
      longest = Math.max(longest, ...turns.map((turn) => turn.length));
      returns += texts.filter((text) => text.includes('>')).length;
    }
    expect(longest).toBeGreaterThanOrEqual(5);
    expect(returns).toBeGreaterThan(100);
  });

  it('has the same turns and failures in random games', () => {
    const random = seededRandom(7);
    let position = rules.setup(0);
    for (let i = 0; i < 120; i++) {
      const { turns, texts } = all(position);
      expect([...texts].sort()).toEqual(naive(position, () => false));
      const pick = below(random, turns.length);
      const text = texts[pick];
      for (const step of turns[pick]!) position = after(rules, position, step);
      if (jumps === 'huffing' && text !== undefined && !rules.outcome(position)) {
        expect(huffable(position).sort()).toEqual(naiveFailures(texts, text).sort());
      }
      // Games are left before anything stands for the third time.
      if (rules.outcome(position) || position.repeated > 0) position = rules.setup(i % 3);
    }
  });

  it('has the same turns where some positions have stood twice (J9)', () => {
    const random = seededRandom(8);
    let position = rules.setup(0);
    let barred = 0;
    for (let i = 0; i < 80; i++) {
      const { turns } = all(position);
      const worn = new Set<string>();
      const tired = rules.clone(position);
      const share = random();
      for (const turn of turns) {
        const end = turn.reduce((at, step) => after(rules, at, step), position);
        if (random() < share || end.left < position.left) continue;
        worn.add(textOf(stonesOf(end), end.mover));
        tired.twice.set([end.hashLow, end.hashHigh], 2 * tired.repeated++);
      }
      const left = all(tired);
      expect([...left.texts].sort()).toEqual(naive(tired, (text) => worn.has(text)));
      if (left.turns.length < turns.length) barred++;
      for (let played = 0; played < 5; played++) {
        const next = wholeTurns(rules, position);
        for (const step of next[below(random, next.length)]!) position = after(rules, position, step);
        if (rules.outcome(position) || position.repeated > 0) position = rules.setup(i % 3);
      }
    }
    expect(barred).toBeGreaterThan(30);
  });
});
