import { describe, expect, it } from 'vitest';
import { type Layout, layOut } from './lay-out.ts';
import { left, nudged, outcome, played } from './testing.ts';

const STANDARD = {};
const kings = layOut(STANDARD, 'A', '38:A 46:B 54:C');
const CIRCLE = '38-20 46-26 54-32 20-38 26-46 32-54';
const DRAWN_BY_THREE = { places: [1, 1, 1], points: [0.66, 0.66, 0.66] };

describe('H10: the end', () => {
  it('is a draw of all at the third time of a position', () => {
    const twice = played(kings, CIRCLE);
    expect(outcome(twice)).toBeNull();
    expect(outcome(played(twice, CIRCLE))).toEqual({ ...DRAWN_BY_THREE, reason: 'repetition' });
  });
  it('is a draw after 15 turns of each with kings only and no capture', () => {
    const near = nudged(kings, { quiet: 44 });
    expect(outcome(played(near, '38-20'))).toEqual({ ...DRAWN_BY_THREE, reason: 'no-progress' });
    expect(outcome(played(nudged(kings, { quiet: 43 }), '38-20'))).toBeNull();
    const two = nudged(layOut(STANDARD, 'A', '38:A 46:B'), { quiet: 29 });
    expect(outcome(played(two, '38-20'))).toMatchObject({ places: [1, 1, 3], reason: 'no-progress' });
  });
  it.each([
    ['a move of a man', '38:A 41:a 46:B 54:C', '41-22'],
    ['a capture', '38:A 1:b 46:B 54:C', '38x5'],
    ['a player locked out', '38:A 57:b 58:c 54:C', '38-20'],
  ])('counts from %s on', (_, pieces, turn) => {
    const next = played(nudged(layOut(STANDARD, 'A', pieces), { quiet: 44 }), turn);
    expect([outcome(next), next.position.quiet]).toEqual([null, 0]);
  });
  it('is a draw when all pass one after the other', () => {
    const stuck = layOut({ locked: 'pass' }, 'A', '49:a 50:a 57:b 58:b 43:c 42:c');
    expect(outcome(played(stuck, 'pass pass'))).toBeNull();
    expect(outcome(played(stuck, 'pass pass pass'))).toEqual({ ...DRAWN_BY_THREE, reason: 'all-blocked' });
  });
  it('is a win for the last one in when the others leave', () => {
    expect(outcome(left(left(kings, 0), 2))).toEqual({
      places: [3, 1, 2],
      reason: 'last-standing',
      points: [0, 2, 0],
    });
  });
});

describe('H11: points of a draw of two', () => {
  /** Green and red draw, blue is out, of whose men they have taken so many. */
  const points = (byGreen: number, byRed: number) => {
    const spoils = Uint16Array.of(0, byGreen, 9, 9, 0, 9, 9, byRed, 0);
    const { variant, position } = nudged(layOut(STANDARD, 'A', '38:A 54:C'), { spoils });
    return variant.rules.agreedPoints!(position);
  };
  it('make a leader of who took at least twice as many, else allies', () => {
    expect(points(10, 5)).toEqual([1.33, 0, 0.66]);
    expect(points(3, 7)).toEqual([0.66, 0, 1.33]);
    expect(points(9, 5)).toEqual([1, 0, 1]);
    expect(points(1, 0)).toEqual([1.33, 0, 0.66]);
    expect(points(0, 0)).toEqual([1, 0, 1]);
  });
  it('are 0.66 each for three, and stand in the outcome', () => {
    expect(kings.variant.rules.agreedPoints!(kings.position)).toEqual([0.66, 0.66, 0.66]);
    const two = nudged(layOut(STANDARD, 'A', '38:A 54:C'), { quiet: 29 });
    expect(outcome(played(two, '38-20'))?.points).toEqual([1, 0, 1]);
  });

  const agreed = ({ variant, position }: Layout) => variant.rules.agreedPoints!(position);
  it('count what each chain took, and whom it locked for the one who moved last', () => {
    const taken = played(layOut(STANDARD, 'A', '1:a 5:b 28:c 38:a 54:c'), '1x14x48');
    expect(agreed(taken)).toEqual([1.33, 0, 0.66]);
    const locked = layOut(STANDARD, 'A', '38:A 57:b 58:c 54:c');
    expect(agreed(played(locked, '38-20'))).toEqual([1.33, 0, 0.66]);
  });
  it('count for nobody what a player who leaves had left', () => {
    expect(agreed(left(layOut(STANDARD, 'A', '38:a 46:b 45:b 54:c'), 1))).toEqual([1, 0, 1]);
  });
});

describe('H12: giveaway', () => {
  const GIVEAWAY = { variant: 'giveaway' };
  it('is won by who first has no piece on his turn', () => {
    const last = layOut(GIVEAWAY, 'A', '1:a 5:b 54:c');
    expect(outcome(played(last, '1x14'))).toEqual({
      places: [2, 1, 2],
      reason: 'nothing-left',
      points: [0, 2, 0],
    });
    const later = played(layOut(GIVEAWAY, 'A', '1:a 5:c 46:b'), '1x14');
    expect(outcome(later)).toBeNull();
    expect(outcome(played(later, '46-26'))).toMatchObject({ places: [2, 2, 1], reason: 'nothing-left' });
  });
  it('is won by who first has no move on his turn', () => {
    const locked = layOut(GIVEAWAY, 'A', '38:a 57:b 58:c 54:c');
    expect(outcome(played(locked, '38-20'))).toMatchObject({ places: [2, 1, 2], reason: 'nothing-left' });
  });
  it('goes on between two after a resignation, which is the last place', () => {
    const rest = left(layOut(GIVEAWAY, 'A', '1:a 5:b 54:c'), 2);
    expect(outcome(rest)).toBeNull();
    expect(outcome(played(rest, '1x14'))).toMatchObject({ places: [2, 1, 3], points: [0, 2, 0] });
  });
});
