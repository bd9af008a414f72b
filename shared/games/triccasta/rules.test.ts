import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { type Layout, laidOut } from '../common/lay-out.ts';
import { heightOf } from '../common/stack-position.ts';
import { left, outcome, played, playRandomTurn, read, stepped, steps } from '../common/testing.ts';
import { PASS } from '../game.ts';
import { perft } from '../perft.ts';
import { legalSteps } from '../turn.ts';
import { laid, start } from './testing.ts';

const castleOf = ({ variant: { notation, display } }: Layout, seat: number): string =>
  display
    .board(0)
    .cells.flatMap((item) => (item.castle === seat ? [notation.cell(item.cell)] : []))
    .join(' ');

describe('figures', () => {
  it('60 first sub-moves, 192 whole turns, 36,639 for two', () => {
    const { variant, position } = start();
    expect(legalSteps(variant.rules, position)).toHaveLength(60);
    expect([1, 2].map((depth) => perft(variant.rules, position, depth))).toEqual([192, 36_639]);
  });
  it('random games are all decided by T8, at some 350 turns, for each seat alike; stacks of 9 occur', () => {
    const { rules } = start().variant;
    const random = seededRandom(5);
    const wins = [0, 0, 0];
    let [length, highest] = [0, 0];
    const games = 12;
    for (let game = 0; game < games; game++) {
      const position = rules.setup(0);
      while (!rules.outcome(position)) {
        playRandomTurn(rules, position, random);
        highest = Math.max(highest, ...position.tallies.map(heightOf));
      }
      expect(rules.outcome(position)!.reason).toBe('castle');
      wins[rules.outcome(position)!.places.indexOf(1)]!++;
      length += position.turn / games;
    }
    expect(Math.min(...wins)).toBeGreaterThan(0);
    expect(length).toBeGreaterThan(250);
    expect(length).toBeLessThan(460);
    expect(highest).toBeGreaterThanOrEqual(8);
  });
});

describe('T1: the board', () => {
  it('has 60 cells in three zones of 20', () => {
    const { display } = start().variant;
    expect(display.board(0).cells).toHaveLength(60);
    const zones = [0, 1, 2].map((seat) =>
      display.tile(seat).cells.flatMap(({ cell, standing }) => (standing === 'home' ? [cell] : [])),
    );
    expect(zones.map((zone) => zone.length)).toEqual([20, 20, 20]);
    expect(new Set(zones.flat()).size).toBe(60);
  });
});

describe('T2: ranks', () => {
  it('are a to i, 4 5 6 7 8 9 8 7 6 cells wide', () => {
    const layout = start();
    const names = layout.variant.display.board(0).cells.map(({ cell }) => layout.variant.notation.cell(cell));
    const widths = [...'abcdefghi'].map((rank) => names.filter((name) => name.startsWith(rank)).length);
    expect(widths).toEqual([4, 5, 6, 7, 8, 9, 8, 7, 6]);
  });
});

describe('T3: castles and start', () => {
  it('lie on the short sides, clockwise', () => {
    expect([0, 1, 2].map((seat) => castleOf(start(), seat))).toEqual([
      'a1 a2 a3 a4 b2 b3 b4 c3 c4',
      'f1 f2 f3 g1 g2 g3 h1 h2 i1',
      'f7 f8 f9 g6 g7 g8 h6 h7 i6',
    ]);
  });
  it('are set up as in Accasta', () => {
    const stacks = laidOut(start()).split(' ');
    expect(stacks).toHaveLength(27);
    for (const [seat, full, half, single] of [
      ['a', 'a1 a2 a3 a4', 'b2 b3 b4', 'c3 c4'],
      ['b', 'f1 g1 h1 i1', 'f2 g2 h2', 'f3 g3'],
      ['c', 'f9 g8 h7 i6', 'f8 g7 h6', 'f7 g6'],
    ] as const) {
      for (const cell of full.split(' ')) expect(stacks).toContain(`${cell}:${seat}S${seat}H${seat}C`);
      for (const cell of half.split(' ')) expect(stacks).toContain(`${cell}:${seat}S${seat}H`);
      for (const cell of single.split(' ')) expect(stacks).toContain(`${cell}:${seat}S`);
    }
  });
});

describe('T4: turns', () => {
  it('go White, Blue, Gold, and round; movement is Accasta’s', () => {
    const movers = ['c3:S-d3', 'f3:S-f4', 'f7:S-f6'].map((_, i, all) =>
      i === 0 ? 0 : played(start(), all.slice(0, i).join(' ')).position.mover,
    );
    expect(movers).toEqual([0, 1, 2]);
    expect(played(start(), 'c3:S-d3 f3:S-f4 f7:S-f6').position.mover).toBe(0);
    expect(read(start(), 'a1:1+b2,-c1')).toBe('a1:C+b2,HS-c1');
  });
  it('uncovering a piece of either opponent ends the turn', () => {
    for (const captive of ['bS', 'cS']) {
      const layout = laid('A', `d4:aS${captive}aC f1:bS f9:cS`);
      expect(stepped(layout, 'd4:C-d3').position.mover).toBe(1);
      expect(stepped(layout, 'd4:Cs-d3').position.mover).toBe(0);
    }
  });
});

describe('T5: three of each colour', () => {
  it('is the most in a stack, which may be 9 high', () => {
    const high = laid('A', 'd4:cScScSbSbSbSaSaS d3:aS f1:bS');
    expect(laidOut(played(high, 'd3:S+d4'))).toBe('d4:cScScSbSbSbSaSaSaS f1:bS');
    expect(read(laid('A', 'd4:bSaSaSaS d3:aS f1:bS'), 'd3:S+d4')).toContain('three pieces of one colour');
  });
  it('three captives of one opponent make a stack safe from him alone', () => {
    const stacks = 'd4:bSbSbSaS d3:bS d5:cS e1:aS';
    expect(steps(laid('B', stacks))).not.toContain('d3:Sxd4');
    expect(steps(laid('C', stacks))).toContain('d5:Sxd4');
  });
});

describe('T6: no release at home', () => {
  it('of either opponent’s piece; in other castles it is allowed', () => {
    for (const captive of ['bS', 'cS']) {
      expect(steps(laid('A', `b3:${captive}aC f1:bS f9:cS`))).not.toContain('b3:C-');
      expect(steps(laid('A', `g2:${captive}aC f1:bS f9:cS`))).toContain('g2:C-');
      expect(steps(laid('A', `h6:${captive}aC f1:bS f9:cS`))).toContain('h6:C-');
    }
  });
});

const WALL = 'i5:bSbSbSaS h6:bSbSbSaS h7:bSbSbSaS i6:bS';

describe('T7: the forced pass', () => {
  const layout = laid('B', `${WALL} d4:aS c1:cS`);
  it('is for who has no legal turn; he is not out', () => {
    expect(legalSteps(layout.variant.rules, layout.position)).toEqual([PASS]);
    expect(steps(layout)).toBe('pass');
    expect(perft(layout.variant.rules, layout.position, 1)).toBe(1);
    expect(read(layout, 'pass')).toBe('pass');
    expect(read(layout, 'i6:S-i5')).toContain('must pass');
    const next = played(layout, 'pass');
    expect([next.position.mover, next.position.turn]).toEqual([2, 1]);
    expect(layout.variant.rules.isIn(next.position, 1)).toBe(true);
    const freed = played(next, 'c1:S-c2 h6:S-h5');
    expect(steps(freed)).toContain('h6:S');
  });
  it('is open to nobody else', () => {
    expect(read(start(), 'pass')).toBe('pass: only who cannot move passes');
  });
});

describe('T8: the castle', () => {
  it('an attack on the next player wins at once', () => {
    const attack = played(laid('C', 'a1:cS a2:bScS d3:cS e4:aS f5:bS'), 'd3:S-c3');
    expect(outcome(attack)).toEqual({ places: [2, 2, 1], reason: 'castle' });
  });
  const attack = played(laid('A', 'f9:aS g8:aS e8:aS d7:bS e2:cS'), 'e8:S-f8');
  it('an attack on the one after can be parried by the player between', () => {
    expect(outcome(attack)).toBeNull();
    expect(outcome(played(attack, 'd7:S-c6'))).toEqual({ places: [1, 2, 2], reason: 'castle' });
    const parried = played(laid('A', 'f9:aS g8:aS e8:aS e7:bS e2:cS'), 'e8:S-f8 e7:Sxf8');
    expect(outcome(parried)).toBeNull();
  });
  it('comes before a forced pass', () => {
    const late = laid('A', `${WALL} f1:aS g1:aS i2:aS c1:cS`);
    expect(outcome(played(late, 'i2:S-i1'))).toEqual({ places: [1, 2, 2], reason: 'castle' });
  });
  it('takes three stacks in one castle', () => {
    const spread = laid('C', 'a1:cS a2:cS f1:cS g1:cS d4:cS e4:aS f5:bS');
    expect(outcome(played(spread, 'd4:S-d5'))).toBeNull();
    expect(spread.variant.display.scores(spread.position)).toEqual([0, 0, 2]);
  });
  it('defence=own-turn: the attacker wins when his own next turn begins', () => {
    const late = played(laid('A', 'f9:aS g8:aS e8:aS d7:bS e2:cS', 'own-turn'), 'e8:S-f8 d7:S-c6');
    expect(outcome(late)).toBeNull();
    expect(outcome(played(late, 'e2:S-d1'))).toEqual({ places: [1, 2, 2], reason: 'castle' });
    const parried = played(laid('A', 'f9:aS g8:aS e8:aS d7:bS e7:cS', 'own-turn'), 'e8:S-f8 d7:S-c6');
    expect(outcome(played(parried, 'e7:Sxf8'))).toBeNull();
  });
  it('says whose turn would decide', () => {
    const decides = (defence: string): number[] => {
      const { variant, position } = laid('A', 'f9:aS a1:bS i1:cS', defence);
      const standings = variant.display.standings!(position);
      expect(standings).toHaveLength(6);
      expect(standings.filter(({ count }) => count > 0).map(({ attacker }) => attacker)).toEqual([1, 2, 0]);
      return standings.map(({ decidesAt }) => decidesAt);
    };
    expect(decides('none')).toEqual([0, 0, 1, 1, 2, 2]);
    expect(decides('own-turn')).toEqual([1, 2, 0, 2, 0, 1]);
  });
});

describe('T9: several attackers', () => {
  const both = 'a1:bS a2:bS d3:bS a3:cS a4:cS b5:cS e5:aS';
  it('the one whose three have stood for longer wins', () => {
    expect(outcome(played(laid('B', both), 'd3:S-c3 b5:S-b4'))?.places).toEqual([2, 1, 2]);
    expect(outcome(played(laid('B', both), 'd3:S-d2 b5:S-b4'))?.places).toEqual([2, 2, 1]);
  });
  it('a break counts', () => {
    const broken = 'a1:bS a2:bS d3:bS a3:cS a4:cS b2:aS e5:aS b1:cS';
    expect(outcome(played(laid('B', broken), 'd3:S-c3 b1:Sxa1'))?.places).toEqual([2, 2, 1]);
  });
  it('on the same turn, the mover’s', () => {
    const released = 'a1:bS b4:cSbSbS a3:cS a4:cS e5:aS e1:cS';
    const same = played(laid('B', released), 'b4:S-b3,S-c4');
    const standing = same.variant.display.standings!(same.position).filter(({ count }) => count === 3);
    expect(standing.map(({ attacker }) => attacker)).toEqual([1, 2]);
    expect(outcome(played(same, 'e1:S-d1'))?.places).toEqual([2, 1, 2]);
  });
});

describe('T10: leaving', () => {
  it('takes two by agreement, and the third has won', () => {
    expect(outcome(left(start(), 1))).toBeNull();
    expect(outcome(left(start(), 1, 2))).toEqual({ places: [1, 2, 2], reason: 'last-standing' });
    expect(outcome(left(start(), 0, 2))).toEqual({ places: [2, 1, 2], reason: 'last-standing' });
    const first = left(start(), 0);
    expect([first.position.mover, first.variant.rules.isIn(first.position, 0)]).toEqual([1, false]);
  });
  it('the first of a pair decides nothing, though the turn passes on; who runs out of time does', () => {
    const layout = laid('C', 'a1:bS a2:bS a3:bS d4:cS e5:aS');
    expect(outcome(left(layout, 2))).toBeNull();
    expect(outcome(left(layout, 2, 0))).toEqual({ places: [2, 1, 2], reason: 'last-standing' });
    const flagged = layout.variant.rules.clone(layout.position);
    layout.variant.rules.exit(flagged, 2, 'flagged');
    expect(layout.variant.rules.outcome(flagged)).toEqual({ places: [2, 1, 2], reason: 'castle' });
  });
  it('who is out is passed over, his pieces stay, and his castle may still be taken', () => {
    const layout = left(laid('A', 'f1:aS g1:aS g4:aS d4:bS e5:cS'), 1);
    const conquered = played(layout, 'g4:S-g3');
    expect(laidOut(conquered)).toContain('d4:bS');
    expect(outcome(conquered)).toEqual({ places: [1, 2, 2], reason: 'castle' });
    expect(played(layout, 'g4:S-g5').position.mover).toBe(2);
  });
});

describe('T11: repetition', () => {
  it('the third time is a draw', () => {
    const circle = 'd4:S-d3 e5:S-e6 f5:S-f4 d3:S-d4 e6:S-e5 f4:S-f5';
    const twice = played(laid('A', 'd4:aS e5:bS f5:cS'), circle);
    expect(outcome(twice)).toBeNull();
    expect(outcome(played(twice, circle))).toEqual({ places: [1, 1, 1], reason: 'repetition' });
  });
});
