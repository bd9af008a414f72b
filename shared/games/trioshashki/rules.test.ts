import { describe, expect, it } from 'vitest';
import { PASS } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { laidOut, layOut } from './lay-out.ts';
import { isIn, left, outcome, played, stepped, turns } from './testing.ts';

const STANDARD = {};

describe('H3: order of play', () => {
  it('goes green, blue, red', () => {
    const start = layOut(STANDARD, 'A', '38:a 46:b 54:c');
    expect(start.position.mover).toBe(0);
    expect(played(start, '38-20').position.mover).toBe(1);
    expect(played(start, '38-20 46-26').position.mover).toBe(2);
    expect(played(start, '38-20 46-26 54-32').position.mover).toBe(0);
  });
});

describe('H5: men', () => {
  it('step straight toward their promotion corner and to the two cells beside that', () => {
    expect(turns(layOut(STANDARD, 'A', '1:a 46:b 54:c'))).toBe('1-4 1-5 1-6');
    expect(turns(layOut(STANDARD, 'B', '1:b 38:a 54:c'))).toBe('1-2 1-6 1-7');
    expect(turns(layOut(STANDARD, 'C', '1:c 38:a 46:b'))).toBe('1-2 1-3 1-4');
  });
  it('keep their direction wherever they stand', () => {
    expect(turns(layOut(STANDARD, 'A', '48:a 38:b 54:c'))).toBe('48-49');
    expect(turns(layOut(STANDARD, 'A', '58:a 46:b 54:c'))).toBe('58-35 58-57');
  });
});

describe('H6: capturing', () => {
  it('is compulsory, backward too, with free choice', () => {
    expect(turns(layOut(STANDARD, 'A', '1:a 38:a 2:b 3:c 54:c'))).toBe('1x10 1x8');
    const lengths = layOut(STANDARD, 'A', '1:a 5:b 28:c 3:b 54:c');
    expect(turns(lengths)).toBe('1x10 1x14x48');
  });
  it('takes pieces of both opponents in one chain; they stand till it ends and go together', () => {
    const start = layOut(STANDARD, 'A', '1:a 5:b 28:c 46:b 54:c');
    expect(turns(start)).toBe('1x14x48');
    const middle = stepped(start, '1x14');
    expect(laidOut(middle)).toBe('5:b! 14:a 28:c 46:b 54:c');
    expect(middle.position.mover).toBe(0);
    expect(laidOut(played(start, '1x14x48'))).toBe('46:b 48:a 54:c');
  });
  it('takes none twice; the cell the chain began on counts as empty', () => {
    const ring = layOut(STANDARD, 'A', '8:a 2:b 3:c 9:b 46:b 54:c');
    expect(turns(ring)).toBe('8x10x1x8 8x1x10x8');
    expect(laidOut(played(ring, '8x1x10x8'))).toBe('8:a 46:b 54:c');
  });
});

describe('H7: kings', () => {
  it('fly in six directions', () => {
    const king = layOut(STANDARD, 'A', '38:A 43:b 58:c');
    expect(turns(king)).toBe(
      '38-1 38-14 38-2 38-20 38-29 38-39 38-40 38-41 38-42 38-5 38-50 38-59 38-60 38-61 38-8',
    );
  });
  it('take the first piece they meet and land right behind it, at every jump', () => {
    expect(turns(layOut(STANDARD, 'A', '38:A 1:b 46:b 54:c'))).toBe('38x5');
    expect(turns(layOut(STANDARD, 'A', '38:A 1:b 34:c 46:b 54:c'))).toBe('38x5x57');
  });
  it('jump no two pieces in a row', () => {
    expect(turns(layOut(STANDARD, 'A', '38:A 20:b 8:b 43:b 58:c'))).toBe(
      '38-39 38-40 38-41 38-42 38-59 38-60 38-61',
    );
  });
});

describe('H8: crowning', () => {
  it('is on the promotion cell alone', () => {
    const near = layOut(STANDARD, 'A', '29:a 46:b 54:c');
    expect(laidOut(played(near, '29-50'))).toBe('46:b 50:A 54:c');
    expect(laidOut(played(near, '29-49'))).toBe('46:b 49:a 54:c');
    expect(laidOut(played(layOut(STANDARD, 'B', '35:b 38:a 54:c'), '35-58'))).toContain('58:B');
    expect(laidOut(played(layOut(STANDARD, 'C', '23:c 38:a 46:b'), '23-42'))).toContain('42:C');
  });
  it('passes by a man who can take on, as a man', () => {
    const through = layOut(STANDARD, 'A', '14:a 29:b 49:b 46:b 54:c');
    expect(turns(through)).toBe('14x50x48');
    expect(laidOut(played(through, '14x50x48'))).toBe('46:b 48:a 54:c');
  });
  it('crowns where the chain ends; a king only could have gone on', () => {
    const end = layOut(STANDARD, 'A', '14:a 29:b 52:c 46:b 54:c');
    expect(turns(end)).toBe('14x50');
    expect(laidOut(played(end, '14x50'))).toBe('46:b 50:A 52:c 54:c');
  });
  it('is not to be had in the plain game (H13)', () => {
    expect(laidOut(played(layOut({ variant: 'plain' }, 'A', '29:a 46:b 54:c'), '29-50'))).toContain('50:a');
  });
});

describe('H9: a player without a move', () => {
  // Blue's man on 57 may only go down to 58, where red stands.
  const locked = '38:a 57:b 58:c 54:c';
  it('is out at the beginning of his turn, and his pieces with him', () => {
    const next = played(layOut(STANDARD, 'A', locked), '38-20');
    expect(laidOut(next)).toBe('20:a 54:c 58:c');
    expect(isIn(next)).toEqual([true, false, true]);
    expect([next.position.mover, next.position.turn]).toEqual([2, 1]);
  });
  it('passes and stays in, by option', () => {
    const next = played(layOut({ locked: 'pass' }, 'A', locked), '38-20');
    expect(legalSteps(next.variant.rules, next.position)).toEqual([PASS]);
    expect(isIn(next)).toEqual([true, true, true]);
    expect(played(next, 'pass').position.mover).toBe(2);
    expect(turns(layOut({ locked: 'pass' }, 'A', locked))).not.toContain('pass');
  });
  it('may be one after another: then the last one left has won', () => {
    const both = layOut({ variant: 'plain' }, 'A', '38:a 57:b 58:b 43:c 42:c');
    expect(outcome(played(both, '38-20'))).toEqual({
      places: [1, 3, 2],
      reason: 'last-standing',
      points: [2, 0, 0],
    });
  });
  it('is out when another leaves whom he could have taken, and the turn passes on', () => {
    // Blue's one move is to take green's man on 34, behind which 17 is free.
    const start = layOut(STANDARD, 'B', '34:a 57:b 58:c 54:c');
    expect(turns(start)).toBe('57x17');
    const rest = left(start, 0);
    expect(outcome(rest)).toEqual({ places: [3, 2, 1], reason: 'last-standing', points: [0, 0, 2] });
    expect([rest.position.mover, rest.position.turn]).toEqual([2, 1]);
  });
  it('is out with the chain that takes his last piece; two lost to one chain are out together', () => {
    expect(isIn(played(layOut(STANDARD, 'A', '1:a 5:c 46:b 45:b'), '1x14'))).toEqual([true, true, false]);
    expect(outcome(played(layOut(STANDARD, 'A', '1:a 5:b 28:c'), '1x14x48'))?.places).toEqual([1, 2, 2]);
  });
});

describe('leaving', () => {
  const chain = layOut(STANDARD, 'A', '1:a 38:a 5:b 28:c 46:b 54:c');
  it('in the middle of his own chain one first removes what he has jumped', () => {
    const rest = left(stepped(chain, '1x14'), 0);
    expect(laidOut(rest)).toBe('28:c 46:b 54:c');
    expect(rest.position.mover).toBe(1);
  });
  it('ends the chain that has nothing left to take; a man is crowned where it ends so', () => {
    const rest = left(stepped(chain, '1x14'), 2);
    expect(laidOut(rest)).toBe('14:a 38:a 46:b');
    expect(rest.position.mover).toBe(1);
    const atTop = stepped(layOut(STANDARD, 'A', '14:a 29:b 49:c 46:b 54:c'), '14x50');
    expect(laidOut(left(atTop, 2))).toBe('46:b 50:A');
  });
});
