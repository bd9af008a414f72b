import { isAt } from './authority.ts';
import type { Dated } from './events.ts';
import { departed, inMatch, started, takenOver } from './evolve-match.ts';
import { seriesAfter, seriesAtStart } from './series.ts';
import type { Holder, Table } from './table.ts';

const OPEN: Holder = { kind: 'open' };

/** What a device of the lobby holds when the number of seats changes: the first ones stay as they are. */
const resized = (seats: readonly Holder[], count: number): Holder[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? OPEN);

/** In the lobby whoever left his seat to a bot in a match sits there again, or it is open if he has gone. */
function restored(table: Table, holder: Holder): Holder {
  if (holder.kind === 'device') return isAt(table, holder.device) ? holder : OPEN;
  if (holder.kind !== 'bot' || !holder.instead) return holder;
  const { device, name } = holder.instead;
  return isAt(table, device) ? { kind: 'device', device, name } : OPEN;
}

const withItem = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, index) => (index === at ? item : old));

/**
 * The table after an event. Pure: the table given is left as it was. The first event is `created`.
 * @throws when the event cannot belong to this table's history (a broken journal).
 */
export function evolve(table: Table | null, dated: Dated): Table {
  const { at, event } = dated;
  if (event.kind === 'created') {
    const { code, device, setup, seats } = event;
    return {
      code,
      created: at,
      revision: 1,
      creator: device.id,
      devices: [device],
      removed: [],
      seats: resized([], seats),
      setup: { games: 1, ...setup },
      match: null,
      series: null,
    };
  }
  if (!table) throw new Error(`the first event of a table is ${event.kind}, not created`);
  return { ...table, ...changed(table, dated), revision: table.revision + 1 };
}

function changed(table: Table, dated: Dated): Partial<Table> {
  const { at, event } = dated;
  switch (event.kind) {
    case 'joined':
      return { devices: [...table.devices.filter(({ id }) => id !== event.device.id), event.device] };
    case 'left':
      return {
        devices: table.devices.filter(({ id }) => id !== event.device),
        removed: event.isRemoved ? [...table.removed, event.device] : table.removed,
        match: table.match && departed(table, table.match, event.device),
      };
    case 'renamed':
      return {
        devices: table.devices.map((device) =>
          device.id === event.device ? { ...device, name: event.name } : device,
        ),
        seats: table.seats.map((holder, seat) =>
          holder.kind === 'device' && seat === event.seat ? { ...holder, name: event.name } : holder,
        ),
      };
    case 'seated': {
      const seats = withItem(table.seats, event.seat, event.holder);
      return { seats, match: table.match && takenOver(seats, table.match, at) };
    }
    case 'swapped': {
      const one = table.seats[event.one]!;
      const other = table.seats[event.other]!;
      return { seats: withItem(withItem(table.seats, event.one, other), event.other, one) };
    }
    case 'set-up':
      return { setup: { games: 1, ...event.setup }, seats: resized(table.seats, event.seats) };
    case 'started':
      return {
        match: started(table, event.number, event.first, at),
        series: seriesAtStart(table),
      };
    case 'returned':
      return { match: null, series: null, seats: table.seats.map((holder) => restored(table, holder)) };
    default: {
      if (!table.match) throw new Error(`${event.kind} at table ${table.code}, where nothing is played`);
      const match = inMatch(table, table.match, dated);
      return { match, series: seriesAfter(table.series, table.match, match) };
    }
  }
}
