import type { Outcome } from './game.ts';

/** Points have two decimals at most; sums of thirds written as 0.66 would gather noise behind them. */
const rounded = (points: number): number => Math.round(points * 100) / 100;

/**
 * What each seat scores for a game in a match of several: the game's own points, where it has them. Else a seat scores
 * one point for each seat it has left behind, and half a point for each that shares its place: of three players
 * 2, 1, 0, with the first place shared 1.5, 1.5, 0; of two 1, 0, a draw 0.5 each.
 */
export function pointsOf({ places, points }: Outcome): readonly number[] {
  if (points) return points;
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    return places.length - place - (sharing - 1) / 2;
  });
}

/** The sum of each seat's points over the games, one row a game, to two decimals. */
export const totalsOf = (scores: readonly (readonly number[])[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rounded(scores.reduce((sum, points) => sum + (points[seat] ?? 0), 0)),
  );

/** The place of each seat by its worth, the greatest first; equal seats share one, and the next are left out. */
export const placesBy = (worths: readonly number[]): number[] =>
  worths.map((worth) => 1 + worths.filter((other) => other > worth).length);
