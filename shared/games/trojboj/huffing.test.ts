import { describe, expect, it } from 'vitest';
import { legalSteps } from '../turn.ts';
import { type Layout, layOut } from './lay-out.ts';
import { HUFFING, isIn, left, outcome, pieces, played, stepped, turns } from './testing.ts';

describe('J7: huffing', () => {
  const start = layOut(HUFFING, 'A', { A: 'e3 h3 a1', B: 'e4 h4 j10', C: 'f5 j1' });
  const huffs = (layout: Layout): string =>
    legalSteps(layout.variant.rules, layout.position)
      .map((step) => layout.variant.notation.writeStep(layout.position, step))
      .filter((text) => text.startsWith('!'))
      .join(' ');

  it('is of any stone that could have jumped, wherever it now stands', () => {
    expect(huffs(played(start, 'a1-b1'))).toBe('!e3 !h3');
    expect(huffs(played(start, 'e3-f3'))).toBe('!f3 !h3');
  });
  it('finds a stone that has returned to its base', () => {
    const layout = layOut(HUFFING, 'A', { A: 'i4 a1', B: 'h3 j10', C: 'j1' });
    expect(turns(layout)).toContain('i4xg2');
    expect(huffs(played(layout, 'i4-j4>b1'))).toBe('!b1');
    expect(huffs(played(layout, 'a1-b1'))).toBe('!i4');
  });
  it('is of the one stone that broke off its chain', () => {
    expect(huffs(played(start, 'e3xe5.'))).toBe('!e5');
    expect(huffs(played(start, 'e3xe5xg5'))).toBe('');
    const far = layOut(HUFFING, 'A', { A: 'h3 c2', B: 'i3 j10', C: 'i2 j1' });
    expect(huffs(played(far, 'h3xj3.>a1'))).toBe('!a1');
  });
  it('gives the stone to the huffer, who then plays his turn', () => {
    const failed = played(start, 'a1-b1');
    const huffed = stepped(failed, '!e3');
    expect(pieces(huffed)).toContain('b:e3');
    expect(huffed.position).toMatchObject({ mover: 1, turn: 1 });
    expect(huffs(huffed)).toBe('');
    expect(turns(failed)).toContain('!e3,j10-i9');
  });
  it('is for the next player alone, and lapses with his turn', () => {
    const layout = layOut(HUFFING, 'A', { A: 'e2 e3 a1', B: 'e4 j10', C: 'j1' });
    expect(huffs(played(layout, 'a1-b1'))).toBe('!e3');
    expect(huffs(played(layout, 'a1-b1 j10-i9'))).toBe('');
  });
  it('looks at the stones as they stand after one’s own huff', () => {
    const layout = layOut(HUFFING, 'B', { A: '!e3 e4 b1', B: 'j10', C: 'j1' });
    expect(huffs(played(layout, '!e3,j10-i9'))).toBe('!e3');
    expect(huffs(played(layout, 'j10-i9'))).toBe('');
  });
  it('ends the turn where no move is left; who cannot move may let it pass', () => {
    const layout = layOut(HUFFING, 'B', { A: '!b1 c1 d1', B: 'a1', C: 'j1' });
    expect(turns(layout)).toBe('!b1 stop');
    expect(pieces(played(layout, '!b1'))).toContain('b:b1');
    expect(played(layout, '!b1').position).toMatchObject({ mover: 2, passes: 0 });
    expect(played(layout, 'stop').position).toMatchObject({ mover: 2, passes: 1, failedLow: 0 });
  });
  it('puts out who loses his last stone by it (J8)', () => {
    const three = layOut(HUFFING, 'B', { A: '!e3', B: 'j10', C: 'j1' });
    expect(isIn(stepped(three, '!e3'))).toEqual([false, true, true]);
    expect(turns(three)).toContain('!e3,j10-i9');
    const two = played(layOut(HUFFING, 'B', { A: '!e3', B: 'j10' }), '!e3');
    expect(outcome(two)).toEqual({ places: [2, 1, 3], reason: 'last-standing' });
  });
  it('goes when its owner leaves, or the one who failed; not with the third', () => {
    const failed = played(start, 'a1-b1');
    expect(huffs(left(failed, 0))).toBe('');
    expect(huffs(left(failed, 1))).toBe('');
    expect(huffs(left(failed, 2))).toBe('!e3 !h3');
  });
});
