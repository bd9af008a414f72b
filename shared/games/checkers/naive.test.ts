import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { KING, MAN } from '../common/draughts.ts';
import { PASS } from '../game.ts';
import { after, legalSteps, wholeTurns } from '../turn.ts';
import { checkers, rulesetOf } from './index.ts';
import { naiveTurns } from './naive.ts';
import { type CheckersPosition, positionOf } from './position.ts';

const POSITIONS = 600;

describe.each([
  ['3', 'russian'],
  ['3', 'english'],
  ['2', 'russian'],
  ['2', 'english'],
  ['4', 'russian'],
  ['4', 'english'],
])('%s players, %s', (players, ruleName) => {
  const options = { players, rules: ruleName };
  const { rules, notation, display } = checkers.variant(options);
  const setting = { players: Number(players), isRussian: ruleName === 'russian' };

  /** Compares the whole turns with the naive reading's and returns them. */
  const compare = (position: CheckersPosition): number[][] => {
    const pieces = new Map(
      display.pieces(position).map(({ cell, stack: [piece] }) => {
        return [notation.cell(cell), { owner: piece!.owner, isKing: piece!.kind === 'king' }] as const;
      }),
    );
    const turns = wholeTurns(rules, position);
    const isPass = turns[0]?.[0] === PASS;
    const texts = isPass ? [] : turns.map((turn) => notation.writeTurn(position, turn));
    expect(texts.sort()).toEqual(naiveTurns(setting, pieces, position.mover).sort());
    return turns;
  };

  it('has the same whole turns as the naive reading in scattered positions, rich in kings and chains', () => {
    const random = seededRandom(6);
    let longest = 0;
    for (let seen = 0; seen < POSITIONS; seen++) {
      const codes = Array.from({ length: rules.seats * 16 }, () => {
        if (random() < 0.7) return 0;
        const owner = below(random, rules.seats);
        return owner * 4 + (random() < 0.4 ? KING : MAN);
      });
      // A man on a crowning cell is no position of play, and means nothing.
      const legal = codes.map((code, cell) =>
        cell % 16 < 4 && code >> 2 !== cell >> 4 && code & MAN ? 0 : code,
      );
      legal[5] = MAN;
      const turns = compare(positionOf(rulesetOf(options), legal, 0));
      longest = Math.max(longest, ...turns.map((turn) => turn.length));
    }
    expect(longest).toBeGreaterThanOrEqual(3);
  });

  it('has the same whole turns as the naive reading in positions of random games', () => {
    const random = seededRandom(7);
    let position = rules.setup(0);
    for (let seen = 0; seen < POSITIONS; seen++) {
      const turns = compare(position);
      for (const step of turns[below(random, turns.length)]!) position = after(rules, position, step);
      // Games are left some time before they would end: endings have tests of their own.
      if (rules.outcome(position) || seen % 150 === 149) position = rules.setup(seen % rules.seats);
    }
  });

  it('never leaves a mover without steps unless there is an outcome', () => {
    const random = seededRandom(8);
    let position = rules.setup(0);
    for (let i = 0; i < 2000; i++) {
      const steps = legalSteps(rules, position);
      expect(steps.length === 0).toBe(rules.outcome(position) !== null);
      position =
        steps.length === 0 ? rules.setup(0) : after(rules, position, steps[below(random, steps.length)]!);
    }
  });
});
