import { findGame, variantOf } from '../games/catalogue.ts';
import { leads } from './authority.ts';
import { inHandOf, lightsOf, pathsOf } from './board-state.ts';
import { layoutsFor } from './layout.ts';
import { botsWaitedFor, seatToTakeBack, whoAgrees } from './offers.ts';
import { canUndo } from './running.ts';
import { viewOfSeries } from './series.ts';
import { surfaceOf } from './surface.ts';
import { type DeviceId, type Match, seatsOf, type Table } from './table.ts';
import type { MatchView, TableView } from './view.ts';

/** What all devices of a table are shown alike. */
export type SharedView = Omit<TableView, 'you'>;

function matchView(table: Table, match: Match, here: ReadonlySet<DeviceId>): MatchView {
  const { rules, display } = variantOf(match.game, match.options);
  const paths = match.outcome ? [] : pathsOf(match);
  const { position } = match;
  const pieces = display.pieces(position);
  return {
    number: match.number,
    first: match.first,
    game: match.game,
    options: match.options,
    surface: surfaceOf(table),
    mover: position.mover,
    ply: match.ply,
    draft: match.draft,
    inHand: inHandOf(match, paths, pieces),
    pieces,
    lights: lightsOf(paths, match.draft),
    barred: match.outcome ? [] : (display.barred?.(position, match.draft) ?? []),
    notice: match.outcome ? null : (display.notice?.(position) ?? null),
    standings: display.standings?.(position) ?? [],
    canUndo: canUndo(match),
    mustCapture:
      findGame(match.game)!.isCaptureCompulsory && paths.length > 0 && paths.every((path) => path.isCapture),
    traces: match.traces,
    isIn: table.seats.map((_, seat) => rules.isIn(position, seat)),
    scores: display.scores(position),
    clock: match.clock,
    isPaused: match.isPaused,
    offers: match.offers.map((offer) => ({
      kind: offer.kind,
      by: offer.by,
      waiting: whoAgrees(table, match, offer.kind, here).filter((device) => !offer.agreed.includes(device)),
      bots: botsWaitedFor(table, match, offer),
    })),
    outcome: match.outcome,
    record: match.record,
  };
}

/** Someone lost is listed as long as a seat is kept for him, or as the one who made the table; a watcher just goes. */
const isMissed = (table: Table, device: DeviceId): boolean =>
  device === table.creator ||
  table.seats.some(
    (holder) =>
      (holder.kind === 'device' && holder.device === device) ||
      (holder.kind === 'bot' && holder.instead?.device === device),
  );

export function viewOf(table: Table, here: ReadonlySet<DeviceId>): SharedView {
  return {
    code: table.code,
    creator: table.creator,
    people: table.devices
      .filter(({ id }) => here.has(id) || isMissed(table, id))
      .map(({ id, name }) => ({ device: id, name, presence: here.has(id) ? 'here' : 'lost' })),
    seats: table.seats,
    setup: table.setup,
    layouts: layoutsFor(table.seats.length),
    match: table.match && matchView(table, table.match, here),
    series: table.series && viewOfSeries(table.series, table.seats.length),
  };
}

export function viewFor(
  shared: SharedView,
  table: Table,
  here: ReadonlySet<DeviceId>,
  device: DeviceId,
): TableView {
  const { match } = table;
  const you = {
    device,
    seats: seatsOf(table, device),
    leads: leads(table, device, here),
    mayTakeBack: match !== null && seatToTakeBack(table, match, device) !== null,
  };
  return { ...shared, you };
}
