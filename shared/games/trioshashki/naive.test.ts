import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { KING, MAN } from '../common/draughts.ts';
import { PASS } from '../game.ts';
import { after, wholeTurns } from '../turn.ts';
import { rulesetOf, trioshashki } from './index.ts';
import { laidOut } from './lay-out.ts';
import { type NaiveBoard, naiveTurns } from './naive.ts';
import { pictureOf } from './picture.ts';
import { positionOf, type Tower, type TrioPosition } from './position.ts';

const POSITIONS = 250;
const PROMOTION_CELLS = { 61: [50, 58, 42], 37: [29, 35, 23] };

const cases = ([61, 37] as const).flatMap((cells) =>
  ['standard', 'plain', 'giveaway', 'towers'].map((name) => [cells, name] as const),
);

// Nobody is put out for want of moves here: the naive reading knows single turns only.
describe.each(cases)('%s cells, %s', (cells, name) => {
  const options = { board: String(cells), variant: name, locked: 'pass' };
  const variant = trioshashki.variant(options);
  const { rules, notation, display } = variant;
  const setting = {
    places: pictureOf(cells).places,
    promotionCells: name === 'plain' ? [] : PROMOTION_CELLS[cells],
    hasTowers: name === 'towers',
  };

  /** Compares the whole turns and what they lead to with the naive reading's, and returns them. */
  const compare = (position: TrioPosition): number[][] => {
    const board: NaiveBoard = new Map(
      display
        .pieces(position)
        .map(({ cell, stack }) => [
          Number(notation.cell(cell)),
          stack.map(({ owner, kind }) => ({ owner, isKing: kind === 'king' })),
        ]),
    );
    const turns = wholeTurns(rules, position);
    const found = turns
      .filter(([step]) => step !== PASS)
      .map((turn): [string, string] => {
        const last = turn.reduce((at, step) => after(rules, at, step), position);
        return [notation.writeTurn(position, turn), laidOut({ variant, position: last })];
      });
    expect(new Map(found)).toEqual(naiveTurns(setting, board, position.mover));
    // Texts that are the same twice would have been lost in the map.
    expect(new Set(found.map(([text]) => text)).size).toBe(found.length);
    return turns;
  };

  it('has the same whole turns as the naive reading in scattered positions, rich in kings and chains', () => {
    const random = seededRandom(6);
    const scattered = (): Tower[] =>
      Array.from({ length: cells }, (_, cell): Tower => {
        const height = random() < 0.65 ? 0 : name === 'towers' ? 1 + below(random, 3) : 1;
        const draw = () => below(random, 3) * 4 + (name !== 'plain' && random() < 0.4 ? KING : MAN);
        return { cell, stack: Array.from({ length: height }, draw) };
      }).filter(({ stack }) => stack.length > 0);
    let longest = 0;
    for (let seen = 0; seen < POSITIONS; seen++) {
      const position = positionOf(rulesetOf(options), scattered(), below(random, 3));
      longest = Math.max(longest, ...compare(position).map((turn) => turn.length));
    }
    expect(longest).toBeGreaterThanOrEqual(4);
  });

  it('has the same whole turns as the naive reading in positions of random games', () => {
    const random = seededRandom(7);
    let position = rules.setup(0);
    for (let seen = 0; seen < POSITIONS; seen++) {
      const turns = compare(position);
      for (const step of turns[below(random, turns.length)]!) position = after(rules, position, step);
      if (rules.outcome(position)) position = rules.setup(seen % 3);
    }
  });
});
