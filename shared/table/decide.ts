import { ok } from '../core/result.ts';
import { variantOf } from '../games/catalogue.ts';
import { type Context, type Decision, isAt, leads, refuse } from './authority.ts';
import { decideInMatch } from './decide-match.ts';
import { decideSetup, firstSetup } from './decide-setup.ts';
import type { TableEvent } from './events.ts';
import type { RefusalCode, Request } from './requests.ts';
import {
  type Device,
  type DeviceId,
  deviceOf,
  type Holder,
  isPlaying,
  MAX_DEVICES,
  seatsOf,
  type Table,
} from './table.ts';

/** A new table with its creator in the first seat. */
export function openTable(code: string, device: Device): readonly TableEvent[] {
  const { setup, seats } = firstSetup();
  return [
    { kind: 'created', code, device, setup, seats },
    { kind: 'seated', seat: 0, holder: { kind: 'device', device: device.id, name: device.name } },
  ];
}

/** What follows from a request, as facts to be written down, or why it is refused. Nothing changes here. */
export function decide(table: Table, by: DeviceId, request: Request, context: Context): Decision {
  if (request.kind === 'join') return join(table, { id: by, name: request.name }, request.watch, context);
  if (!isAt(table, by)) return refuse('not-at-table');
  switch (request.kind) {
    case 'leave':
      return ok(departure(table, by));
    case 'remove-device':
      if (!leads(table, by, context.here)) return refuse('only-leader');
      return ok(isAt(table, request.device) ? departure(table, request.device, true) : []);
    case 'rename':
      return rename(table, by, request.seat, request.name);
    case 'take-seat':
    case 'free-seat':
    case 'seat-bot':
    case 'swap-seats':
      return seating(table, by, request, context);
    case 'set-up':
    case 'start':
    case 'to-lobby':
      return decideSetup(table, by, request, context);
    default:
      return decideInMatch(table, by, request, context);
  }
}

function join(table: Table, device: Device, watch: boolean, { here }: Context): Decision {
  const events: TableEvent[] = [];
  if (table.removed.includes(device.id)) return refuse('removed');
  if (!isAt(table, device.id)) {
    if (table.devices.length >= MAX_DEVICES) {
      const gone = table.devices.find(({ id }) => !here.has(id) && seatsOf(table, id).length === 0);
      if (!gone) return refuse('table-full');
      events.push({ kind: 'left', device: gone.id });
    }
    events.push({ kind: 'joined', device });
  }
  const free = table.seats.findIndex((holder) => holder.kind === 'open');
  if (!watch && !table.match && free >= 0 && seatsOf(table, device.id).length === 0) {
    events.push({
      kind: 'seated',
      seat: free,
      holder: { kind: 'device', device: device.id, name: device.name },
    });
  }
  return ok(events);
}

/** Who goes leaves his seats open in the lobby; as long as a match is on the table they are kept. */
function departure(table: Table, device: DeviceId, isRemoved = false): TableEvent[] {
  const freed = table.match ? [] : seatsOf(table, device);
  return [
    ...freed.map((seat): TableEvent => ({ kind: 'seated', seat, holder: { kind: 'open' } })),
    isRemoved ? { kind: 'left', device, isRemoved } : { kind: 'left', device },
  ];
}

function rename(table: Table, by: DeviceId, seat: number | null, name: string): Decision {
  if (seat !== null && deviceOf(table, seat) !== by) return refuse('not-your-seat');
  return ok([{ kind: 'renamed', device: by, name, seat }]);
}

type SeatRequest = Extract<Request, { kind: 'take-seat' | 'free-seat' | 'seat-bot' | 'swap-seats' }>;

function seating(table: Table, by: DeviceId, request: SeatRequest, context: Context): Decision {
  if (request.kind === 'swap-seats') {
    if (table.match) return refuse(isPlaying(table) ? 'match-running' : 'match-shown');
    const isOwn = [request.one, request.other].some((seat) => deviceOf(table, seat) === by);
    if (!isOwn && !leads(table, by, context.here)) return refuse('not-your-seat');
    if (!table.seats[request.one] || !table.seats[request.other]) return refuse('bad-request');
    return ok(
      request.one === request.other ? [] : [{ kind: 'swapped', one: request.one, other: request.other }],
    );
  }
  const holder = table.seats[request.seat];
  if (!holder) return refuse('bad-request');
  const refusal = seatRefusal(table, by, request.kind, request.seat, holder, context);
  if (refusal) return refuse(refusal);
  const asked = holderAsked(table, request, by);
  return ok(same(holder, asked) ? [] : [{ kind: 'seated', seat: request.seat, holder: asked }]);
}

function holderAsked(
  table: Table,
  request: Exclude<SeatRequest, { kind: 'swap-seats' }>,
  by: DeviceId,
): Holder {
  if (request.kind === 'take-seat') return { kind: 'device', device: by, name: request.name };
  if (request.kind === 'free-seat') return { kind: 'open' };
  const bot: Holder = { kind: 'bot', level: request.level, ...(request.style && { style: request.style }) };
  const holder = table.seats[request.seat]!;
  if (!isPlaying(table) || holder.kind === 'open') return bot;
  const instead = holder.kind === 'device' ? { device: holder.device, name: holder.name } : holder.instead;
  return instead ? { ...bot, instead } : bot;
}

const same = (one: Holder, other: Holder): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Who may do what with a seat. In the lobby: anyone with an open one, its holder or the leader with another. In a
 * match seats never fall open: a player hands his own to a bot, others take over from a bot or from someone lost.
 */
function seatRefusal(
  table: Table,
  by: DeviceId,
  kind: 'take-seat' | 'free-seat' | 'seat-bot',
  seat: number,
  holder: Holder,
  { here }: Context,
): RefusalCode | null {
  const isOwn = deviceOf(table, seat) === by;
  const isForsaken = holder.kind === 'device' && (!here.has(holder.device) || !isAt(table, holder.device));
  // The places of a match that is over belong to those who played it.
  if (table.match?.outcome) return 'match-shown';
  if (table.match) {
    if (kind === 'free-seat') return 'match-running';
    if (!variantOf(table.match.game, table.match.options).rules.isIn(table.match.position, seat))
      return 'already-out';
    return isOwn || isForsaken || holder.kind === 'bot' ? null : 'seat-taken';
  }
  if (kind === 'take-seat') return holder.kind !== 'device' || isOwn || isForsaken ? null : 'seat-taken';
  if (holder.kind === 'device' && !isOwn && !leads(table, by, here)) return 'not-your-seat';
  return null;
}
