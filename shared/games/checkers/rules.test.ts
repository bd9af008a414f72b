import { describe, expect, it } from 'vitest';
import { PASS } from '../game.ts';
import { perft } from '../perft.ts';
import { after, legalSteps } from '../turn.ts';
import { checkers } from './index.ts';
import { layOut } from './lay-out.ts';
import { ENGLISH, ENGLISH_2, isIn, pieces, played, RUSSIAN, RUSSIAN_2, turns } from './testing.ts';

describe('figures', () => {
  it.each([
    ['3', 'russian', [7, 49, 343, 2142]],
    ['3', 'english', [7, 49, 343, 2142]],
    ['2', 'english', [7, 49, 302, 1469, 7361, 36768]],
    // Published in the comments of Kodra, an engine of Russian draughts; depth 8 is 929,905 there and here.
    ['2', 'russian', [7, 49, 302, 1469, 7482, 37986]],
  ])('%s players, %s: the published counts of whole turns', (players, rules, counts) => {
    const variant = checkers.variant({ players, rules });
    const start = variant.rules.setup(0);
    expect(counts.map((_, i) => perft(variant.rules, start, i + 1))).toEqual(counts);
  });
});

describe('C1: zones and order of play', () => {
  it('gives the turn to the left neighbour', () => {
    const start = layOut(ENGLISH, 'A', { A: 'A13', B: 'B13', C: 'C13' });
    expect(start.position.mover).toBe(0);
    expect(played(start, 'A13-A24').position.mover).toBe(1);
    expect(played(start, 'A13-A24 B13-B24 C13-C24').position.mover).toBe(0);
  });
});

describe('C2: lines cross borders', () => {
  it('lets a king fly on into the next zone and down', () => {
    const layout = layOut(RUSSIAN, 'A', { A: 'kA13', B: 'B11' });
    expect(turns(layout)).toBe('A13-A22 A13-A24 A13-A31 A13-B31 A13-B42 A13-B53 A13-B64');
  });
});

describe('C3: the centre', () => {
  it('is no crossing for three', () => {
    expect(turns(layOut(ENGLISH, 'A', { A: 'kA44', B: 'B11' }))).toBe('A44-A33 A44-A53 A44-B64');
  });
  it('is one for two', () => {
    expect(turns(layOut(ENGLISH_2, 'A', { A: 'd4', B: 'h8' }))).toBe('d4-c5 d4-e5');
  });
});

describe('C4: the start', () => {
  it.each(['2', '3', '4'])('has 12 men each on ranks 1 to 3 (%s players)', (players) => {
    const { rules, display } = checkers.variant({ players, rules: 'russian' });
    const start = display.pieces(rules.setup(0));
    expect(start).toHaveLength(12 * Number(players));
    expect(start.every(({ cell, stack }) => cell % 16 < 12 && stack[0]!.owner === cell >> 4)).toBe(true);
    expect(start.every(({ stack }) => stack.length === 1 && stack[0]!.kind === 'man')).toBe(true);
  });
});

describe('C6: men', () => {
  it('step up at home and down in any other zone', () => {
    expect(turns(layOut(ENGLISH, 'A', { A: 'A33', B: 'B11' }))).toBe('A33-A24 A33-A44');
    expect(turns(layOut(ENGLISH, 'A', { A: 'B33', B: 'B11' }))).toBe('B33-B22 B33-B42');
    expect(turns(layOut(ENGLISH, 'A', { A: 'C33', B: 'B11' }))).toBe('C33-C22 C33-C42');
  });
  it('are crowned on the first rank of any opponent, in or out, but not on their own', () => {
    const crowned = (to: string): string =>
      pieces(played(layOut(ENGLISH, 'A', { A: `${to[0]}22`, B: 'B73' }), `${to[0]}22-${to}`));
    expect(crowned('B31')).toContain('a:kB31');
    expect(crowned('C11')).toContain('a:kC11');
    const backHome = layOut(RUSSIAN, 'A', { A: 'A33', B: 'A22' });
    expect(pieces(played(backHome, 'A33xA11'))).toBe('a:A11');
  });
  it('carried home by a capture go up again', () => {
    const home = played(layOut(RUSSIAN, 'A', { A: 'B64', B: 'B11', C: 'A24' }), 'B64xA13 B11-B22');
    expect(turns(home)).toBe('A13-A24');
  });
});

describe('C7: capturing', () => {
  it('is compulsory, with free choice', () => {
    const layout = layOut(ENGLISH, 'A', { A: 'A33 A51', B: 'A44 A24', C: 'C11' });
    expect(turns(layout)).toBe('A33xB84');
    const choice = layOut(RUSSIAN, 'A', { A: 'A33 A62', B: 'A42 A53', C: 'C11' });
    expect(turns(choice)).toBe('A33xA51 A62xA44');
  });
  it('takes pieces of several opponents in one chain, which stand till it ends and go together', () => {
    const start = layOut(RUSSIAN, 'A', { A: 'A11', B: 'A22 B11', C: 'A24 C11' });
    expect(turns(start)).toBe('A11xA33xB84');
  });
  it('takes none twice; the cell the chain began on counts as empty', () => {
    const ring = layOut(ENGLISH_2, 'A', { A: 'kc1', B: 'b2 d2 b4 d4 h8' });
    expect(turns(ring)).toBe('c1xa3xc5xe3xc1 c1xe3xc5xa3xc1');
    expect(pieces(played(ring, 'c1xe3xc5xa3xc1'))).toBe('a:kc1 b:h8');
  });
  it('is blocked by a piece already taken', () => {
    // At g5 the king sees e3, taken at the start of the chain and still standing, before d2.
    const layout = layOut(RUSSIAN_2, 'A', { A: 'kg1', B: 'e3 d2 d6 f6' });
    expect(turns(layout)).toBe('g1xc5xe7xg5 g1xc5xe7xh4 g1xd4xg7 g1xd4xh8');
  });
});

describe('C8: passing', () => {
  const blocked = layOut(RUSSIAN, 'A', { A: 'A44', B: 'B64 B73', C: 'C11' });
  it('is forced on who has no move; he stays in, and it counts as a turn', () => {
    expect(legalSteps(blocked.variant.rules, blocked.position)).toEqual([PASS]);
    const next = played(blocked, 'pass');
    expect(next.position.mover).toBe(1);
    expect(next.position.turn).toBe(1);
    expect(isIn(next)).toEqual([true, true, true]);
  });
  it('is not open to who can move', () => {
    const { variant, position } = layOut(ENGLISH, 'A', { A: 'A11', B: 'B11' });
    expect(variant.notation.readTurn(position, 'pass').ok).toBe(false);
  });
});

describe('C9: the rule sets', () => {
  it('men capture backward in russian, forward only in english, by the zone they stand in', () => {
    const back = { A: 'A33', B: 'A22 A42', C: 'C11' };
    expect(turns(layOut(RUSSIAN, 'A', back))).toBe('A33xA11 A33xA51');
    expect(turns(layOut(ENGLISH, 'A', back))).toBe('A33-A24 A33-A44');
    const abroad = { A: 'B33', B: 'B22 B24', C: 'C11' };
    expect(turns(layOut(ENGLISH, 'A', abroad))).toBe('B33xB11');
    expect(turns(layOut(RUSSIAN, 'A', abroad))).toBe('B33xB11 B33xC84');
  });
  it('kings fly in russian and step in english', () => {
    const king = { A: 'ka1', B: 'h2' };
    expect(turns(layOut(ENGLISH_2, 'A', king))).toBe('a1-b2');
    expect(turns(layOut(RUSSIAN_2, 'A', king))).toBe('a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8');
    expect(turns(layOut(ENGLISH_2, 'A', { A: 'ka1', B: 'd4' }))).toBe('a1-b2');
    expect(turns(layOut(RUSSIAN_2, 'A', { A: 'ka1', B: 'd4' }))).toBe('a1xe5 a1xf6 a1xg7 a1xh8');
  });
  it('a flying king lands where it can take on, if any landing allows it', () => {
    expect(turns(layOut(RUSSIAN_2, 'A', { A: 'ka1', B: 'd4 g5' }))).toBe('a1xf6xh4');
    const across = layOut(RUSSIAN, 'A', { A: 'kA13', B: 'A24 B62', C: 'C11' });
    expect(turns(across)).toBe('A13xB53xB71');
  });
  it('a flying king jumps no two pieces in a row', () => {
    expect(turns(layOut(RUSSIAN_2, 'A', { A: 'ka1', B: 'd4 e5' }))).toBe('a1-b2 a1-c3');
  });
  it('a man crowned in a chain goes on as a king in russian; in english its chain ends', () => {
    const start = { A: 'b6', B: 'c7 f6 h2' };
    expect(turns(layOut(RUSSIAN_2, 'A', start))).toBe('b6xd8xg5 b6xd8xh4');
    expect(turns(layOut(ENGLISH_2, 'A', start))).toBe('b6xd8');
    expect(pieces(played(layOut(ENGLISH_2, 'A', start), 'b6xd8'))).toContain('a:kd8');
  });
});

describe('C13: running material', () => {
  it('is shown all the time, inside a chain too', () => {
    const layout = layOut(RUSSIAN, 'A', { A: 'A11', B: 'A22 kB11', C: 'A24 C11' });
    const { rules, notation, display } = layout.variant;
    expect(display.scores(layout.position)).toEqual([1, 4, 2]);
    const step = notation.readStep(layout.position, 'A11xA33')!;
    expect(display.scores(after(rules, layout.position, step))).toEqual([1, 3, 2]);
  });
});
