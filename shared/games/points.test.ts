import { describe, expect, it } from 'vitest';
import { placesBy, pointsOf, totalsOf } from './points.ts';

const byPlaces = (...places: number[]): readonly number[] => pointsOf({ places, reason: 'last-standing' });

describe('the points of a game', () => {
  it('are one for each seat left behind', () => {
    expect(byPlaces(1, 2)).toEqual([1, 0]);
    expect(byPlaces(2, 3, 1)).toEqual([1, 0, 2]);
    expect(byPlaces(4, 1, 3, 2)).toEqual([0, 3, 1, 2]);
  });

  it('are shared equally by those who share a place', () => {
    expect(byPlaces(1, 1)).toEqual([0.5, 0.5]);
    expect(byPlaces(1, 3, 1)).toEqual([1.5, 0, 1.5]);
    expect(byPlaces(2, 1, 2)).toEqual([0.5, 2, 0.5]);
    expect(byPlaces(1, 1, 1)).toEqual([1, 1, 1]);
    expect(byPlaces(2, 2, 1, 2)).toEqual([1, 1, 3, 1]);
  });

  it('are the game’s own where it has them', () => {
    expect(pointsOf({ places: [1, 1, 3], reason: 'draw', points: [1.33, 1.33, 0.33] })).toEqual([
      1.33, 1.33, 0.33,
    ]);
  });
});

describe('the total of several games', () => {
  it('is exact to two decimals', () => {
    const third = [0.66, 1.1, 0.1];
    expect(totalsOf([third, third, third], 3)).toEqual([1.98, 3.3, 0.3]);
    expect(
      totalsOf(
        [
          [1.33, 0],
          [0.66, 0],
          [0.5, 2],
        ],
        2,
      ),
    ).toEqual([2.49, 2]);
    expect(totalsOf([], 2)).toEqual([0, 0]);
  });

  it('gives places, equal seats sharing theirs', () => {
    expect(placesBy([1.98, 3.3, 0.3])).toEqual([2, 1, 3]);
    expect(placesBy([3, 3, 1])).toEqual([1, 1, 3]);
    expect(placesBy([2, 3, 2, 1])).toEqual([2, 1, 2, 4]);
  });
});
