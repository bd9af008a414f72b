import { describe, expect, it } from 'vitest';
import { PASS } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { laidOut, layOut } from './lay-out.ts';
import { isIn, left, nudged, outcome, played, stepped, turns } from './testing.ts';
import { TOWERS_TURN_LIMIT } from './verdict.ts';

const TOWERS = { variant: 'towers', board: '37' };

describe('H14: towers', () => {
  it('a jumped tower gives its top piece, which goes under the jumping one', () => {
    const start = layOut(TOWERS, 'A', '1:ca 5:acb 26:b 32:c');
    expect(laidOut(played(start, '1x14'))).toBe('5:ac 14:bca 26:b 32:c');
  });
  it('a tower belongs to its top piece, which leads it', () => {
    expect(turns(layOut(TOWERS, 'A', '1:ba 2:ab 26:b 32:c'))).toBe('1x8');
    expect(turns(layOut(TOWERS, 'B', '1:ab 26:b 32:c 20:a'))).toBe('1-2 1-6 1-7 26-12 26-25 26-27');
  });
  it('is jumped once a chain, whoever it belongs to by then', () => {
    // After 1x8 red's man on 2 is free to be jumped back, but not in this chain.
    const start = layOut(TOWERS, 'A', '1:a 2:cb 20:a 26:b 32:c');
    expect(turns(start)).toBe('1x8');
    const next = played(start, '1x8 26-25 32-31');
    expect(turns(next)).toBe('8x1');
    expect(laidOut(next)).toBe('2:c 8:ba 20:a 25:b 31:c');
  });
  it('leaves its cell at once when its only piece goes', () => {
    // The king flies back over the cell of its first victim to the next; in draughts proper that one still blocks (H6).
    const pieces = '5:A 2:b 14:c 26:b 32:c';
    expect(turns(layOut(TOWERS, 'A', pieces))).toBe('5x29x8 5x8x29');
    expect(turns(layOut({ board: '37' }, 'A', pieces))).toBe('5x29 5x8');
  });
  it('frees pieces that move again on their own', () => {
    const start = layOut(TOWERS, 'A', '1:a 5:cB 26:b 20:b');
    const caught = played(start, '1x14');
    expect(laidOut(caught)).toBe('5:c 14:Ba 20:b 26:b');
    // Red takes the man on top, and the king under it is free, still a king.
    const freed = played(nudged(caught, { mover: 2 }), '5x29');
    expect(laidOut(freed)).toBe('14:B 20:b 26:b 29:ac');
    expect(turns(nudged(freed, { mover: 1 }))).toContain('14-8');
  });
  it('crowns the top piece, and no prisoner', () => {
    const start = layOut(TOWERS, 'A', '14:ba 26:b 32:c');
    expect(laidOut(played(start, '14-29'))).toBe('26:b 29:bA 32:c');
    // A man whom another's leaving frees on his promotion cell has not come there by a turn of his own.
    expect(laidOut(left(layOut(TOWERS, 'A', '29:aB 20:a 32:c'), 1))).toBe('20:a 29:a 32:c');
  });
});

describe('H14: players without a top', () => {
  const start = layOut(TOWERS, 'A', '19:a 1:ba 32:c');
  it('pass, and are in', () => {
    const next = played(start, '19-2');
    expect(isIn(next)).toEqual([true, true, true]);
    expect(legalSteps(next.variant.rules, next.position)).toEqual([PASS]);
    expect(played(next, 'pass').position.mover).toBe(2);
  });
  it('have lost when all tops are of one colour', () => {
    const last = layOut(TOWERS, 'A', '1:ba 5:c');
    expect(outcome(played(last, '1x14'))).toEqual({
      places: [1, 2, 2],
      reason: 'all-tops',
      points: [2, 0, 0],
    });
  });
});

describe('towers that do not end', () => {
  it('are drawn by repetition of the same towers, and after 200 rounds', () => {
    const kings = layOut(TOWERS, 'A', '20:bA 26:B 32:C');
    const circle = '20-8 26-12 32-16 8-20 12-26 16-32';
    expect(outcome(played(kings, `${circle} ${circle}`))).toMatchObject({
      places: [1, 1, 1],
      reason: 'repetition',
    });
    expect(TOWERS_TURN_LIMIT).toBe(3 * 200);
    const late = nudged(layOut(TOWERS, 'A', '20:a 26:b 32:c'), { turn: 599 });
    expect(outcome(played(late, '20-8'))).toMatchObject({ places: [1, 1, 1], reason: 'turn-limit' });
    expect(outcome(played(nudged(late, { turn: 598 }), '20-8'))).toBeNull();
  });
  it('tell towers apart by all that stands in them', () => {
    // Green's towers have changed places when the tops stand as they stood.
    const kings = layOut(TOWERS, 'A', '20:bA 8:cA 26:B 32:C');
    const swapped = played(kings, '8-37 26-12 32-16 20-8 12-26 16-32 37-20');
    const hashOf = (pieces: string) => layOut(TOWERS, 'B', pieces).position.hashLow;
    expect(swapped.position.hashLow).toBe(hashOf('8:bA 20:cA 26:B 32:C'));
    expect(swapped.position.hashLow).not.toBe(hashOf('20:bA 8:cA 26:B 32:C'));
  });
});

describe('leaving a game of towers', () => {
  it('takes the pieces out of all towers; those under them come to the top', () => {
    const rest = left(layOut(TOWERS, 'A', '20:a 5:acb 1:ba 26:b 32:c'), 1);
    expect(laidOut(rest)).toBe('1:a 5:ac 20:a 32:c');
    expect([...rest.position.men]).toEqual([2, 0, 2]);
  });
  it('frees and ends in the middle of a chain', () => {
    const middle = stepped(layOut(TOWERS, 'A', '1:a 5:cb 28:cb 13:c 26:b'), '1x14');
    expect(laidOut(middle)).toBe('5:c 13:c 14:ba 26:b 28:cb');
    const rest = left(middle, 1);
    expect(laidOut(rest)).toBe('5:c 13:c 14:a 28:c');
  });
});
