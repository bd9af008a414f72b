import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { PASS } from '../game.ts';
import { perft } from '../perft.ts';
import { after, legalSteps, wholeTurns } from '../turn.ts';
import { trojboj } from './index.ts';
import { layOut } from './lay-out.ts';
import { BACK, stepKind } from './moves.ts';
import { naiveTurns } from './naive.ts';
import { COMPULSORY, HUFFING, pieces, played, stepped, turns } from './testing.ts';

const variants = ['10', '9'].map((rows) => [rows, trojboj.variant({ rows, jumps: 'compulsory' })] as const);

describe('figures', () => {
  it.each(variants)('%s rows: the counts of whole turns of the handbook', (_, { rules }) => {
    expect([1, 2, 3].map((depth) => perft(rules, rules.setup(0), depth))).toEqual([8, 64, 512]);
  });

  it.each(variants)('%s rows: a turn deeper, as many as the naive reading finds', (rows, variant) => {
    const { rules, notation, display } = variant;
    let positions = [rules.setup(0)];
    for (let depth = 0; depth < 3; depth++) {
      positions = positions.flatMap((position) =>
        wholeTurns(rules, position).map((turn) =>
          turn.reduce((at, step) => after(rules, at, step), position),
        ),
      );
    }
    const counts = positions.map((position) => {
      const stones = new Map(
        display.pieces(position).map(({ cell, stack }) => [notation.cell(cell), stack[0]!.owner]),
      );
      const state = {
        rows: Number(rows),
        isHuffing: false,
        stones,
        mover: 0,
        failed: [],
        isWornOut: () => false,
      };
      return naiveTurns(state).length;
    });
    const naive = counts.reduce((sum, count) => sum + count, 0);
    expect(perft(rules, rules.setup(0), 4)).toBe(naive);
  });
});

describe('J1, J2: board and bases', () => {
  it('are those of the picture, with White’s tip at the top and cells counted from the left', () => {
    const { rules, notation, display } = trojboj.variant(COMPULSORY);
    const stones = new Map(display.pieces(rules.setup(0)).map(({ cell, stack }) => [cell, stack[0]!.owner]));
    // Seat A sees its tip at the bottom: the picture is the same board upside down.
    const cells = display
      .board(0)
      .cells.map(({ cell, centre: [x, y] }) => ({ cell, x: -x, y: Math.round(-y * 100) }))
      .sort((a, b) => a.y - b.y || a.x - b.x);
    const rows = [...new Set(cells.map(({ y }) => y))].map((y) => cells.filter((one) => one.y === y));
    expect(rows.map((row) => row.map(({ cell }) => 'WKU'[stones.get(cell) ?? 3] ?? '.').join(''))).toEqual([
      'W',
      'WW',
      'WWW',
      '.WW.',
      '.....',
      '......',
      '.......',
      'UU....KK',
      'UUU...KKK',
      'UUU....KKK',
    ]);
    const named = rows.flatMap((row, i) => row.map((_, j) => `${'abcdefghij'[i]}${j + 1}`));
    expect(rows.flat().map(({ cell }) => notation.cell(cell))).toEqual(named);
  });
  it('have 55 cells, or 45 with nine rows', () => {
    expect(variants.map(([, { display }]) => display.board(0).cells.length)).toEqual([55, 45]);
  });
});

describe('J3: order of play', () => {
  it('is White, Black, Blue', () => {
    const start = layOut(COMPULSORY, 'A', { A: 'b1', B: 'i9', C: 'i1' });
    expect(played(start, 'b1-b2').position.mover).toBe(1);
    expect(played(start, 'b1-b2 i9-i8').position.mover).toBe(2);
    expect(played(start, 'b1-b2 i9-i8 i1-i2').position.mover).toBe(0);
  });
  it('has who cannot move pass, and nobody else', () => {
    const stuck = layOut(COMPULSORY, 'A', { A: 'j1', B: 'j2 j3', C: 'c1' });
    expect(legalSteps(stuck.variant.rules, stuck.position)).toEqual([PASS]);
    expect(played(stuck, 'pass').position).toMatchObject({ mover: 1, turn: 1, passes: 1 });
    const free = layOut(COMPULSORY, 'A', { A: 'b1', B: 'i9' });
    expect(free.variant.notation.readTurn(free.position, 'pass').ok).toBe(false);
  });
});

describe('J4: steps', () => {
  it('go forward and sideways, as each player sees it', () => {
    const far = { A: 'a1', B: 'j10', C: 'j1' };
    const steps = (seat: 'A' | 'B' | 'C'): string =>
      turns(layOut(COMPULSORY, seat, { ...far, [seat]: 'e3' }));
    expect(steps('A')).toBe('e3-e2 e3-e4 e3-f3 e3-f4');
    expect(steps('B')).toBe('e3-d2 e3-d3 e3-e2 e3-f3');
    expect(steps('C')).toBe('e3-d2 e3-d3 e3-e4 e3-f4');
  });
});

describe('J5: jumps', () => {
  const around = layOut(COMPULSORY, 'A', { A: 'e3 g6', B: 'e4 f4 d2 h7', C: 'e2 f3 d3 i8' });
  it('go in all six directions, over enemies with a free cell behind', () => {
    expect(turns(around)).toBe('e3xc1 e3xc3 e3xe1 e3xe5 e3xg3 e3xg5');
  });
  it('go over no stone of one’s own', () => {
    expect(turns(layOut(COMPULSORY, 'A', { A: 'e3 f3', B: 'j10' }))).not.toContain('x');
  });
  it('turn what is jumped into one’s own stone at once', () => {
    const jumped = played(around, 'e3xe5');
    expect(pieces(jumped)).toContain('a:e4');
    expect(jumped.variant.display.scores(jumped.position)).toEqual([3, 3, 4]);
    // The stone taken over first is one's own by now, and is not jumped back over.
    expect(turns(layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 f6', C: 'j1' }))).toBe('e3xe5xg7');
  });
});

describe('J6: return to the base', () => {
  const bare = { B: 'j10', C: 'j1' };
  it('is to any free cell of the base, for a stone that ends its move on the far side', () => {
    const layout = layOut(COMPULSORY, 'A', { A: 'i4 a1 b1 b2 c1 c2', ...bare });
    expect(turns(layout)).toContain('i4-j4>c3 i4-j4>d2 i4-j4>d3');
    expect(pieces(played(layout, 'i4-j4>d2'))).toContain('a:d2');
    expect(stepped(layout, 'i4-j4').position).toMatchObject({ mover: 0, turn: 0 });
  });
  it('goes by the player’s own tip', () => {
    expect(turns(layOut(COMPULSORY, 'B', { A: 'a1', B: 'e2', C: 'j1' }))).toContain('e2-e1>j10');
    expect(turns(layOut(COMPULSORY, 'C', { A: 'a1', B: 'j10', C: 'e4' }))).toContain('e4-e5>j1');
    expect(turns(layOut(COMPULSORY, 'B', { A: 'a1', B: 'i2', C: 'j1' }))).not.toContain('i2-j2>');
  });
  it('leaves alone what is taken over there', () => {
    const layout = played(layOut(COMPULSORY, 'A', { A: 'j3', B: 'j4 j10', C: 'j1' }), 'j3xj5>a1');
    expect(pieces(layout)).toBe('a:a1 b:j10 a:j4 c:j1');
  });
  it('is not for a stone that passes the far side inside a chain', () => {
    const layout = layOut(COMPULSORY, 'A', { A: 'h3', B: 'i3 j10', C: 'i2 j1' });
    expect(turns(layout)).toBe('h3xj3xh1');
  });
  it('waits while the base is full, for a step sideways', () => {
    const base = 'b1 b2 c1 c2 c3 d2 d3';
    const full = layOut(COMPULSORY, 'A', { A: `i4 a1 ${base}`, ...bare });
    expect(pieces(played(full, 'i4-j4'))).toContain('a:j4');
    expect(turns(layOut(COMPULSORY, 'A', { A: `j4 ${base}`, ...bare }))).toContain('j4-j3>a1 j4-j5>a1');
  });
});

describe('J7: duty to jump', () => {
  it('lets only jumps be made, and chains be finished', () => {
    const layout = layOut(COMPULSORY, 'A', { A: 'e3 a1', B: 'e4', C: 'f5' });
    expect(turns(layout)).toBe('e3xe5xg5');
  });
  it('is left to the player with huffing', () => {
    const layout = layOut(HUFFING, 'A', { A: 'e3 a1', B: 'e4', C: 'f5' });
    expect(turns(layout)).toBe('a1-b1 a1-b2 e3-e2 e3-f3 e3-f4 e3xe5. e3xe5xg5');
  });
});

it('random games are near the handbook’s figures: half of them last 215 turns, hardly any is a draw', () => {
  const { rules } = trojboj.variant(COMPULSORY);
  const random = seededRandom(5);
  const games = Array.from({ length: 60 }, () => {
    const position = rules.setup(0);
    let returns = 0;
    while (!rules.outcome(position)) {
      const steps = legalSteps(rules, position);
      const step = steps[below(random, steps.length)]!;
      if (stepKind(step) === BACK) returns++;
      rules.play(position, step);
    }
    const winners = rules.outcome(position)!.places.filter((place) => place === 1).length;
    return { length: position.turn, returns, winners };
  });
  const lengths = games.map(({ length }) => length).sort((a, b) => a - b);
  expect(Math.abs(lengths[30]! - 215)).toBeLessThan(35);
  const returns = games.reduce((sum, game) => sum + game.returns, 0) / games.length;
  expect(Math.abs(returns - 22)).toBeLessThan(6);
  expect(games.filter(({ winners }) => winners > 1).length).toBeLessThan(5);
});
