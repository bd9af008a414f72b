import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';
import {
  COMPULSORY,
  HUFFING,
  isIn,
  left,
  nudged,
  outcome,
  pieces,
  played,
  stepped,
  turns,
} from './testing.ts';

const lone = layOut(COMPULSORY, 'A', { A: 'b1', B: 'i9', C: 'i1' });

describe('J8: falling out', () => {
  it('is for who has no stone left; the others play on', () => {
    const taken = played(layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4', C: 'j1' }), 'e3xe5');
    expect(isIn(taken)).toEqual([true, false, true]);
    expect(taken.position.mover).toBe(2);
    expect(outcome(taken)).toBeNull();
  });
  it('is at once, inside the chain; the later out stands higher', () => {
    const both = layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4', C: 'f5' });
    expect(isIn(stepped(both, 'e3xe5'))).toEqual([true, false, true]);
    expect(outcome(played(both, 'e3xe5xg5'))).toEqual({ places: [1, 3, 2], reason: 'last-standing' });
  });
  it('ends the game at once when one is left, without a return to the base', () => {
    const last = played(layOut(COMPULSORY, 'A', { A: 'h3', B: 'i3' }), 'h3xj3');
    expect(outcome(last)).toEqual({ places: [1, 2, 3], reason: 'last-standing' });
    expect(turns(last)).toBe('');
  });
});

describe('J9: endings', () => {
  it('all passing in a row, places by stones', () => {
    const row = (letter: string, from: number, to: number): string =>
      Array.from({ length: to - from + 1 }, (_, i) => letter + (from + i)).join(' ');
    const rows = 'abcdefghi'.split('').map((letter, i) => row(letter, 1, i + 1));
    const jam = layOut(COMPULSORY, 'A', { A: rows.join(' '), B: row('j', 1, 5), C: row('j', 6, 10) });
    expect(outcome(played(jam, 'pass pass'))).toBeNull();
    expect(outcome(played(jam, 'pass pass pass'))).toEqual({ places: [1, 2, 2], reason: 'all-blocked' });
  });
  it('150 rounds', () => {
    const last = nudged(lone, { round: 149 });
    expect(outcome(played(last, 'b1-b2 i9-i8'))).toBeNull();
    expect(outcome(played(last, 'b1-b2 i9-i8 i1-i2'))).toEqual({ places: [1, 1, 1], reason: 'rounds' });
  });
  it('a round is full when the turn comes past the seat that began, though it is out', () => {
    expect(played(lone, 'b1-b2 i9-i8').position.round).toBe(0);
    expect(played(lone, 'b1-b2 i9-i8 i1-i2').position.round).toBe(1);
    const without = left(lone, 0);
    expect(without.position).toMatchObject({ mover: 1, round: 0 });
    expect(played(without, 'i9-i8').position.round).toBe(0);
    expect(played(without, 'i9-i8 i1-i2').position.round).toBe(1);
  });
  it('60 rounds without a jump, counted in turns of those still in', () => {
    expect(outcome(played(nudged(lone, { quiet: 178 }), 'b1-b2'))).toBeNull();
    expect(outcome(played(nudged(lone, { quiet: 179 }), 'b1-b2'))?.reason).toBe('no-jump');
    const two = layOut(COMPULSORY, 'A', { A: 'b1', B: 'i9 h8' });
    expect(outcome(played(nudged(two, { quiet: 119 }), 'b1-b2'))).toEqual({
      places: [2, 1, 3],
      reason: 'no-jump',
    });
    const jump = layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 j10', C: 'j1' });
    expect(played(nudged(jump, { quiet: 179 }), 'e3xe5').position.quiet).toBe(0);
  });
});

describe('leaving', () => {
  it('takes the stones from the board, and the turn passes on', () => {
    expect(pieces(left(lone, 1))).toBe('a:b1 c:i1');
    expect(left(lone, 1).position.mover).toBe(0);
    expect(left(lone, 0).position.mover).toBe(1);
    expect(outcome(left(left(lone, 1), 0))).toEqual({ places: [2, 3, 1], reason: 'last-standing' });
  });
  it('in the middle of his own chain takes along what he has taken over', () => {
    const middle = stepped(layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 j10', C: 'f5 j1' }), 'e3xe5');
    expect(pieces(left(middle, 0))).toBe('c:f5 b:j10 c:j1');
    expect(left(middle, 0).position.mover).toBe(1);
  });
  it('of another ends a chain that has nothing left to jump', () => {
    const middle = stepped(layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 j10', C: 'f5 j1' }), 'e3xe5');
    expect(left(middle, 2).position).toMatchObject({ mover: 1, turn: 1, failedLow: 0 });
    expect(left(middle, 1).position).toMatchObject({ mover: 0, turn: 0 });
  });
  it('of another leaves a stone to be returned, and a huffer to move', () => {
    const back = stepped(layOut(COMPULSORY, 'A', { A: 'i4', B: 'j10', C: 'j1' }), 'i4-j4');
    expect(turns(left(back, 1))).toContain('j4>a1');
    const huffed = stepped(layOut(HUFFING, 'B', { A: '!e3 a1', B: 'j10', C: 'j1' }), '!e3');
    expect(turns(left(huffed, 2))).toContain('j10-i9');
    expect(outcome(left(stepped(layOut(HUFFING, 'B', { A: '!e3', B: 'j10', C: 'j1' }), '!e3'), 2))).toEqual({
      places: [3, 1, 2],
      reason: 'last-standing',
    });
  });
  it('starts the count of repetitions anew', () => {
    const circle = 'b1-b2 i9-i8 i1-i2';
    expect(left(played(lone, circle), 2).position).toMatchObject({ known: 1, repeated: 0, quiet: 0 });
  });
});
