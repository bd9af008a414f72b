import { ok } from '../core/result.ts';
import { catalogue, findGame, variantOf } from '../games/catalogue.ts';
import { completeOptions } from '../games/options.ts';
import { type Context, type Decision, leads, refuse } from './authority.ts';
import { layoutsFor } from './layout.ts';
import type { Request } from './requests.ts';
import { gamesFor } from './series.ts';
import { type DeviceId, deviceOf, isPlaying, MAX_GAMES, type Setup, type Table } from './table.ts';

/** The longest clock that may be set: three hours and three minutes a turn, in ms. */
export const MAX_INITIAL_MS = 3 * 60 * 60 * 1000;
export const MAX_INCREMENT_MS = 3 * 60 * 1000;

/** What a new table proposes: the first game, its defaults, no clock. */
export function firstSetup(): { setup: Setup; seats: number } {
  const game = catalogue[0]!;
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const seats = game.seats(options.value);
  const layout = layoutsFor(seats)[0]!;
  const setup: Setup = { game: game.id, options: options.value, layout, clock: null, reach: 'any', games: 1 };
  return { setup, seats };
}

type SetupRequest = Extract<Request, { kind: 'set-up' | 'start' | 'to-lobby' }>;

export function decideSetup(table: Table, by: DeviceId, request: SetupRequest, { here }: Context): Decision {
  if (!leads(table, by, here)) return refuse('only-leader');
  if (request.kind === 'to-lobby') {
    if (!table.match) return ok([]);
    return isPlaying(table) && hasOthers(table, by, here)
      ? refuse('match-running')
      : ok([{ kind: 'returned' }]);
  }
  if (table.match) return refuse(isPlaying(table) ? 'match-running' : 'match-shown');
  if (request.kind === 'set-up') return setUp(request.setup);
  if (table.seats.some((holder) => holder.kind === 'open')) return refuse('seats-open');
  return ok([{ kind: 'started', number: 1, first: 0 }]);
}

/** Whether someone else who is here still plays: then nobody may break the match off alone. */
function hasOthers(table: Table, by: DeviceId, here: ReadonlySet<DeviceId>): boolean {
  const { rules } = variantOf(table.match!.game, table.match!.options);
  return table.seats.some((_, seat) => {
    const device = deviceOf(table, seat);
    return device !== null && device !== by && here.has(device) && rules.isIn(table.match!.position, seat);
  });
}

function setUp(asked: Setup): Decision {
  const game = findGame(asked.game);
  const options = game && completeOptions(game, asked.options);
  if (!game || !options?.ok) return refuse('bad-setup');
  const { clock } = asked;
  const isClockGood =
    clock === null ||
    (clock.initialMs > 0 &&
      clock.initialMs <= MAX_INITIAL_MS &&
      clock.incrementMs >= 0 &&
      clock.incrementMs <= MAX_INCREMENT_MS);
  const isCountGood = Number.isInteger(asked.games) && asked.games >= 1 && asked.games <= MAX_GAMES;
  if (!isClockGood || !isCountGood) return refuse('bad-setup');
  const seats = game.seats(options.value);
  const layouts = layoutsFor(seats);
  const layout = layouts.includes(asked.layout) ? asked.layout : layouts[0]!;
  return ok([
    {
      kind: 'set-up',
      setup: { ...asked, options: options.value, layout, games: gamesFor(game, asked.games) },
      seats,
    },
  ]);
}
