import type { Game } from '../games/game.ts';
import { placesBy, pointsOf, totalsOf } from '../games/points.ts';
import type { Match, Series, Table } from './table.ts';
import type { SeriesView } from './view.ts';

/** As many games as are asked for: one by itself is always possible, a series has as many as the game needs. */
export const gamesFor = ({ leastGames = 2 }: Pick<Game, 'leastGames'>, games: number): number =>
  games === 1 ? 1 : Math.max(games, leastGames);

/** The series to which a game that begins now belongs: the one under way, or as many games as were set up. */
export function seriesAtStart({ series, setup }: Table): Series | null {
  if (series && series.scores.length < series.games) return series;
  return setup.games > 1 ? { games: setup.games, scores: [] } : null;
}

/** The series after an event of its game: the game that has just ended adds its row. */
export function seriesAfter(series: Series | null, before: Match, after: Match): Series | null {
  if (!series || before.outcome || !after.outcome) return series;
  return { ...series, scores: [...series.scores, pointsOf(after.outcome)] };
}

export function viewOfSeries({ games, scores }: Series, seats: number): SeriesView {
  const totals = totalsOf(scores, seats);
  return {
    games,
    played: scores.length,
    scores,
    totals,
    places: scores.length === games ? placesBy(totals) : null,
  };
}
