import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';
import { COMPULSORY, HUFFING, played, turns, wornOut } from './testing.ts';

describe('J9: the third time', () => {
  const circle = 'b1-b2 j9-i9 i1-j2 b2-b1 i9-j9 j2-i1';
  const three = layOut(COMPULSORY, 'A', { A: 'b1', B: 'j9', C: 'i1' });
  it('is barred', () => {
    expect(played(three, circle).position.repeated).toBe(1);
    const before = played(three, `${circle} b1-b2 j9-i9 i1-j2 b2-b1 i9-j9`);
    expect(turns(before)).toBe('j2-i2 j2-j3');
    expect(turns(played(three, 'b1-b2 j9-i9 i1-j2 b2-b1 i9-j9'))).toBe('j2-i1 j2-i2 j2-j3');
  });
  it('bars one jump and leaves the other; then a step may be made; if nothing is left, one passes', () => {
    const layout = layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 j10', C: 'e2 j1' });
    expect(turns(layout)).toBe('e3xe1 e3xe5');
    expect(turns(wornOut(layout, 'e3xe5'))).toBe('e3xe1');
    const steps = wornOut(layout, 'e3xe5 e3xe1');
    expect(turns(steps)).toBe('e3-f3 e3-f4');
    expect(turns(wornOut(steps, 'e3-f3 e3-f4'))).toBe('pass');
  });
  it('is about whole turns: a chain goes where it can still end, and a stone returns where it may', () => {
    const fork = layOut(COMPULSORY, 'A', { A: 'e3', B: 'e4 j10', C: 'f5 f6 j1' });
    expect(turns(fork)).toBe('e3xe5xg5 e3xe5xg7');
    const one = wornOut(fork, 'e3xe5xg5');
    expect(turns(one)).toBe('e3xe5xg7');
    const far = layOut(COMPULSORY, 'A', { A: 'i4', B: 'j10', C: 'j1' });
    const some = wornOut(far, 'i4-j4>b1 i4-j5>b2');
    expect(turns(some)).toContain('i4-j4>a1 i4-j4>c1');
    expect(turns(some)).toContain('i4-j5>a1 i4-j5>c1');
  });
  it('may leave a chain nothing to go on with: with huffing it is then over, and nobody failed', () => {
    const layout = layOut(HUFFING, 'A', { A: 'e3', B: 'e4 j10', C: 'f5 j1' });
    expect(turns(layout)).toContain('e3xe5. e3xe5xg5');
    const short = wornOut(layout, 'e3xe5xg5');
    expect(turns(short)).toContain('e3xe5');
    expect(turns(short)).not.toContain('e3xe5.');
    expect(played(short, 'e3xe5').position).toMatchObject({ mover: 1, failedLow: 0, failedHigh: 0 });
    const forced = wornOut(layout, 'e3xe5.');
    expect(turns(forced)).not.toContain('e3xe5.');
    expect(turns(forced)).toContain('e3xe5xg5');
  });
});
