import { describe, expect, it } from 'vitest';
import { after } from '../turn.ts';
import { layOut } from './lay-out.ts';
import {
  ENGLISH,
  ENGLISH_2,
  isIn,
  left,
  nudged,
  outcome,
  pieces,
  played,
  RUSSIAN,
  RUSSIAN_2,
} from './testing.ts';

describe('C10: leaving', () => {
  const start = layOut(ENGLISH, 'A', { A: 'A13', B: 'B13 B33', C: 'C13' });
  it('takes the pieces of who resigned or ran out of time from the board; the others play on', () => {
    const rest = left(start, 1);
    expect(pieces(rest)).toBe('a:A13 c:C13');
    expect(isIn(rest)).toEqual([true, false, true]);
    expect(rest.position.mover).toBe(0);
    expect(played(rest, 'A13-A24').position.mover).toBe(2);
  });
  it('passes the turn on when the mover leaves', () => {
    expect(left(start, 0).position.mover).toBe(1);
    expect(outcome(left(start, 0))).toBeNull();
  });
  it('is for those without a piece, at the end of the chain that took the last', () => {
    const taken = played(layOut(ENGLISH, 'A', { A: 'A13', B: 'A24', C: 'C13' }), 'A13xB64');
    expect(isIn(taken)).toEqual([true, false, true]);
    expect(taken.position.mover).toBe(2);
  });
  it('in the middle of his own chain removes what he has jumped, then his pieces', () => {
    const layout = layOut(RUSSIAN, 'A', { A: 'A11 A71', B: 'A22 B11', C: 'A24 C11' });
    const { rules, notation } = layout.variant;
    const middle = {
      ...layout,
      position: after(rules, layout.position, notation.readStep(layout.position, 'A11xA33')!),
    };
    expect(pieces(middle)).toContain('b:A22(taken) a:A33(moving)');
    expect(middle.position.mover).toBe(0);
    const rest = left(middle, 0);
    expect(pieces(rest)).toBe('c:A24 b:B11 c:C11');
    expect(rest.position.mover).toBe(1);
    // When the one leaves whose piece was to be taken next, the chain ends where it is.
    const endedBy = left(middle, 2);
    expect(pieces(endedBy)).toBe('a:A71 a:A33 b:B11');
    expect(endedBy.position.mover).toBe(1);
  });
});

describe('C11: endings', () => {
  const three = layOut(ENGLISH, 'A', { A: 'kA11 A73', B: 'kB11', C: 'kC11' });
  const circle = 'A11-A22 B11-B22 C11-C22 A22-A11 B22-B11 C22-C11';

  it('the last player with pieces wins', () => {
    const last = played(layOut(ENGLISH, 'A', { A: 'A13', B: 'A24' }), 'A13xB64');
    expect(outcome(last)).toEqual({ places: [1, 2, 3], reason: 'last-standing' });
  });
  it('the third time of a position', () => {
    const twice = played(three, circle);
    expect(outcome(twice)).toBeNull();
    expect(outcome(played(twice, circle))).toEqual({ places: [1, 2, 2], reason: 'repetition' });
  });
  it('a leaving starts repetition anew', () => {
    const four = layOut({ players: '4', rules: 'english' }, 'A', {
      A: 'kA11',
      B: 'kB11',
      C: 'kC11',
      D: 'D11',
    });
    const round = 'A11-A22 B11-B22 C11-C22 A22-A11 B22-B11 C22-C11';
    expect(outcome(played(left(four, 3), `${round} ${round}`))).not.toBeNull();
    expect(
      outcome(played(left(played(left(four, 3), round), 2), 'A11-A22 B11-B22 A22-A11 B22-B11')),
    ).toBeNull();
  });
  it.each([
    ['russian', 45],
    ['english', 120],
  ])('no progress for 15 or 40 turns of each player (%s)', (rules, limit) => {
    const layout = layOut({ players: '3', rules }, 'A', { A: 'kA11 A73', B: 'B11', C: 'C11' });
    const before = nudged(layout, { quiet: limit - 1 });
    expect(outcome(played(before, 'A11-A22'))?.reason).toBe('no-progress');
    expect(outcome(played(before, 'A73-A84'))).toBeNull();
    expect(played(before, 'A73-A84').position.quiet).toBe(0);
    expect(outcome(played(nudged(layout, { quiet: limit - 2 }), 'A11-A22'))).toBeNull();
  });
  it('no progress counts for those still in', () => {
    const two = layOut(RUSSIAN, 'A', { A: 'kA11', B: 'kB31' });
    expect(outcome(played(nudged(two, { quiet: 29 }), 'A11-A22'))?.reason).toBe('no-progress');
  });
  it('150 rounds', () => {
    const last = nudged(layOut(ENGLISH, 'A', { A: 'A11', B: 'B11 B31', C: 'C11' }), { round: 149 });
    expect(outcome(played(last, 'A11-A22 B11-B22'))).toBeNull();
    expect(outcome(played(last, 'A11-A22 B11-B22 C11-C22'))).toEqual({ places: [2, 1, 2], reason: 'rounds' });
  });
  it('a round is full when the turn comes past the seat that began, though it is out', () => {
    const start = layOut(ENGLISH, 'B', { A: 'A11', B: 'B11', C: 'C11' });
    expect(played(start, 'B11-B22 C11-C22').position.round).toBe(0);
    expect(played(start, 'B11-B22 C11-C22 A11-A22').position.round).toBe(1);
    const without = left(start, 1);
    expect(without.position.round).toBe(0);
    expect(played(without, 'C11-C22').position.round).toBe(0);
    expect(played(without, 'C11-C22 A11-A22').position.round).toBe(1);
  });
  it('passes count in a row only', () => {
    const layout = layOut(ENGLISH, 'A', { A: 'A44', B: 'B64 B73 B11', C: 'A53 C11' });
    const third = played(layout, 'pass B11-B22 C11-C22 pass B22-B13 C22-C13 pass');
    expect(outcome(third)).toBeNull();
  });
  it('nobody able to move for a full round', () => {
    const all = [1, 2, 3, 4].flatMap((rank) =>
      [1, 3, 5, 7].map((file) => `${rank % 2 ? file : file + 1}${rank}`),
    );
    const full = (seat: string): string => all.map((spot) => seat + spot).join(' ');
    const jam = layOut(RUSSIAN, 'A', { A: full('A'), B: full('B'), C: full('C') });
    expect(outcome(played(jam, 'pass pass'))).toBeNull();
    expect(outcome(played(jam, 'pass pass pass'))).toEqual({ places: [1, 1, 1], reason: 'all-blocked' });
  });
});

describe('C12: places', () => {
  it('go by material, a king 3 and a man 1, equal players sharing', () => {
    const end = (pieces: Record<string, string>) =>
      outcome(played(nudged(layOut(ENGLISH, 'A', pieces), { quiet: 119 }), 'A11-A22'))?.places;
    expect(end({ A: 'kA11', B: 'B11 B31 B51', C: 'C11 C31' })).toEqual([1, 1, 3]);
    expect(end({ A: 'kA11', B: 'kB11 B51', C: 'C11 C31' })).toEqual([2, 1, 3]);
  });
  it('put those who are out below, the later out the higher', () => {
    const start = layOut(ENGLISH, 'A', { A: 'A11', B: 'B11', C: 'C11' });
    expect(outcome(left(left(start, 1), 0))).toEqual({ places: [2, 3, 1], reason: 'last-standing' });
  });
  it('are shared by two whom one chain put out', () => {
    const both = played(layOut(RUSSIAN, 'A', { A: 'A11', B: 'A22', C: 'A24' }), 'A11xA33xB84');
    expect(outcome(both)).toEqual({ places: [1, 2, 2], reason: 'last-standing' });
  });
  it('two players: who cannot move loses', () => {
    expect(outcome(layOut(RUSSIAN_2, 'A', { A: 'h4', B: 'g5 f6' }))).toEqual({
      places: [2, 1],
      reason: 'no-move',
    });
    const last = nudged(layOut(RUSSIAN_2, 'B', { A: 'h4', B: 'g5 f6 ka1' }), { quiet: 29 });
    expect(outcome(played(last, 'a1-b2'))).toEqual({ places: [2, 1], reason: 'no-move' });
  });
  it('two players: repetition and no progress are draws', () => {
    const kings = layOut(ENGLISH_2, 'A', { A: 'ka1', B: 'kh8 kf8' });
    const circle = 'a1-b2 h8-g7 b2-a1 g7-h8';
    expect(outcome(played(kings, `${circle} ${circle}`))).toEqual({ places: [1, 1], reason: 'repetition' });
    const tired = nudged(kings, { quiet: 79 });
    expect(outcome(played(tired, 'a1-b2'))).toEqual({ places: [1, 1], reason: 'no-progress' });
    const long = nudged(layOut(ENGLISH_2, 'B', { A: 'ka1', B: 'kh8 kf8' }), { round: 149, first: 0 });
    expect(outcome(played(long, 'h8-g7'))).toEqual({ places: [2, 1], reason: 'rounds' });
  });
  it('two left of three: who cannot move passes, repetition goes by material', () => {
    const two = layOut(ENGLISH, 'A', { A: 'kA11 A71', B: 'kB11' });
    const circle = 'A11-A22 B11-B22 A22-A11 B22-B11';
    expect(outcome(played(two, `${circle} ${circle}`))).toEqual({ places: [1, 2, 3], reason: 'repetition' });
  });
});
