import { describe, expect, it } from 'vitest';
import { arrowTo, placesOf } from './layout.ts';

/** Rough direction a player would name. */
function towards(angle: number): string {
  if (Math.abs(angle) <= 20) return 'up';
  return angle < 0 ? (angle > -70 ? 'up-left' : 'left') : angle < 70 ? 'up-right' : 'right';
}

const arrows = (layout: 'ring' | 'tee' | 'cross' | 'line', seats: number, seat: number): string[] => {
  const places = placesOf(layout, seats);
  const left = (seat + 1) % seats;
  const right = (seat + seats - 1) % seats;
  return [towards(arrowTo(places, seat, left)), towards(arrowTo(places, seat, right))];
};

describe('arrows on the strip', () => {
  it('point up to the left and right for each of three in a ring', () => {
    for (const seat of [0, 1, 2]) expect(arrows('ring', 3, seat)).toEqual(['up-left', 'up-right']);
  });

  it('point straight on for two head to head', () => {
    for (const seat of [0, 1]) expect(arrows('line', 2, seat)).toEqual(['up', 'up']);
  });

  it('point up to the left and right for four in a cross', () => {
    for (const seat of [0, 1, 2, 3]) expect(arrows('cross', 4, seat)).toEqual(['up-left', 'up-right']);
  });

  it('in a T: the stem has its neighbours at both sides, the others each other ahead and the stem beside', () => {
    expect(arrows('tee', 3, 0)).toEqual(['up-left', 'up-right']);
    const [ahead, stem] = arrows('tee', 3, 1);
    expect(ahead).toBe('up');
    expect(stem).toMatch(/right/);
    const [stemToo, aheadToo] = arrows('tee', 3, 2);
    expect(aheadToo).toBe('up');
    expect(stemToo).toMatch(/left/);
  });
});
