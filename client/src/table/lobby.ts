import type { Game } from '../../../shared/games/game.ts';
import type { ClockSetting } from '../../../shared/table/clock.ts';
import { gamesFor } from '../../../shared/table/series.ts';
import { type WholeReason, whyWhole } from '../../../shared/table/surface.ts';
import type { DeviceId, Holder } from '../../../shared/table/table.ts';
import type { PersonView, TableView } from '../../../shared/table/view.ts';

export const openSeats = (view: TableView): number => view.seats.filter(({ kind }) => kind === 'open').length;

export const personOf = (view: TableView, device: DeviceId): PersonView | undefined =>
  view.people.find((person) => person.device === device);

/** A seat whose device has fallen silent or has left the table. */
export const isForsaken = (view: TableView, holder: Holder): boolean =>
  holder.kind === 'device' && personOf(view, holder.device)?.presence !== 'here';

/** What each device will show: tiles, or the whole board and why. */
export const surfaceOf = (view: Pick<TableView, 'seats' | 'setup'>): 'tiles' | WholeReason =>
  whyWhole(view) ?? 'tiles';

/** Who may start the game: the creator, and while he is away anyone. */
export const starterOf = (view: TableView): PersonView | undefined => personOf(view, view.creator);

/** The names others have, when somebody who came earlier has mine; else null. */
export function nameToChange(view: TableView): readonly string[] | null {
  const mine = view.people.findIndex(({ device }) => device === view.you.device);
  const name = view.people[mine]?.name;
  const isTaken = view.people.some((person, at) => at < mine && person.name === name);
  return isTaken ? view.people.filter((_, at) => at !== mine).map((person) => person.name) : null;
}

/** How many games are offered: one, or as many as the game allows; what is set stands among them. */
export const gameCounts = (game: Pick<Game, 'leastGames'>, set: number): number[] =>
  [...new Set([1, 2, 3, 4, 5, 6, 9, set].filter((games) => gamesFor(game, games) === games))].sort(
    (one, other) => one - other,
  );

/** Minutes and seconds of the clocks offered. */
export const CLOCKS: readonly (readonly [number, number])[] = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
];

export const clockOf = (minutes: number, seconds: number): ClockSetting => ({
  initialMs: minutes * 60_000,
  incrementMs: seconds * 1000,
});

export const writeClock = (clock: ClockSetting | null): string =>
  clock === null ? 'none' : `${clock.initialMs / 60_000}+${clock.incrementMs / 1000}`;

export function readClock(text: string): ClockSetting | null {
  const [minutes, seconds] = text.split('+').map(Number);
  return minutes === undefined || seconds === undefined ? null : clockOf(minutes, seconds);
}
