import type { Seat } from '../core/seat.ts';
import { variantOf } from '../games/catalogue.ts';
import { type Change, type ExitReason, PASS, type Position } from '../games/game.ts';
import { after } from '../games/turn.ts';
import { agreedDraw } from './agreed-draw.ts';
import { isAt } from './authority.ts';
import { type ClockState, passClock, startClock } from './clock.ts';
import type { Dated } from './events.ts';
import { botsWaitedFor, whoAgrees } from './offers.ts';
import { whoseTime } from './running.ts';
import { seriesAfter, seriesAtStart } from './series.ts';
import type { Holder, Match, Offer, Table, TurnStart } from './table.ts';

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

function started(table: Table, number: number, first: Seat, at: number): Match {
  const { game, options, clock } = table.setup;
  const position = variantOf(game, options).rules.setup(first);
  const match: Match = {
    number,
    first,
    game,
    options,
    position,
    ply: 0,
    draft: [],
    record: [],
    isTurnOpen: false,
    turnStart: null,
    lastTurns: table.seats.map(() => null),
    grudges: table.seats.map(() => null),
    last: [],
    clock: null,
    isPaused: false,
    offers: [],
    outcome: null,
  };
  const seats = table.seats.length;
  return { ...match, clock: clock && startClock(clock, seats, whoseTime(table.seats, match), at) };
}

/** The clock of a match as it has become: charged so far, running for whoever's time it is now. */
const rewound = (
  seats: readonly Holder[],
  match: Match,
  incrementMs: number,
  at: number,
): ClockState | null => match.clock && passClock(match.clock, whoseTime(seats, match), incrementMs, at);

/** The match in a new position: mover, clock, draft and outcome follow from it. */
function moved(table: Table, match: Match, position: Position, incrementMs: number, at: number): Match {
  const outcome = variantOf(match.game, match.options).rules.outcome(position);
  const isTurnOver = position.turn !== match.position.turn || position.mover !== match.position.mover;
  const turnStart = match.isTurnOpen ? match.turnStart : { position: match.position, last: match.last };
  const next: Match = {
    ...match,
    position,
    outcome,
    ply: match.ply + 1,
    draft: [],
    isTurnOpen: !isTurnOver,
    turnStart: isTurnOver ? null : turnStart,
    lastTurns: isTurnOver ? withItem(match.lastTurns, match.position.mover, turnStart) : match.lastTurns,
    offers: offersAfter(table, match, isTurnOver, outcome !== null),
  };
  return isTurnOver || outcome ? { ...next, clock: rewound(table.seats, next, incrementMs, at) } : next;
}

/** A takeback lapses with any step, other offers when their maker ends another turn, and all with the match. */
function offersAfter(table: Table, match: Match, isTurnOver: boolean, isOver: boolean): Match['offers'] {
  if (isOver) return [];
  const standing = match.offers.filter(({ kind }) => kind !== 'takeback');
  if (!isTurnOver) return standing;
  const holder = table.seats[match.position.mover];
  return standing.filter((offer) => holder?.kind !== 'device' || holder.device !== offer.by);
}

function stepped(table: Table, match: Match, text: string, at: number): Match {
  const { rules, notation, display } = variantOf(match.game, match.options);
  const step = notation.readStep(match.position, text);
  if (step === null) throw new Error(`step ${text} is not legal at ply ${match.ply} of table ${table.code}`);
  const changes: readonly Change[] = step === PASS ? [] : display.changes(match.position, step);
  const { mover, turn } = match.position;
  const position = after(rules, match.position, step);
  const [before, now] = [display.scores(match.position), display.scores(position)];
  return {
    ...moved(table, match, position, table.setup.clock?.incrementMs ?? 0, at),
    grudges: match.grudges.map((old, seat) => (seat !== mover && now[seat]! < before[seat]! ? mover : old)),
    record: [...match.record, { seat: mover, turn, text }],
    last: match.isTurnOpen ? [...match.last, ...changes] : changes,
  };
}

function exited(table: Table, match: Match, seat: Seat, reason: ExitReason, at: number): Match {
  const { rules } = variantOf(match.game, match.options);
  const position = rules.clone(match.position);
  rules.exit(position, seat, reason);
  const entry = { seat, turn: match.position.turn, text: reason === 'resigned' ? 'resigns' : 'flag' };
  const next = moved(table, match, position, 0, at);
  return {
    ...next,
    record: [...match.record, entry],
    isTurnOpen: match.isTurnOpen && next.isTurnOpen,
    turnStart: null,
    lastTurns: table.seats.map(() => null),
  };
}

/** The turn as if it had not been begun; the ply grows all the same, so that taps on what was are late. */
const undone = (match: Match): Match => (match.turnStart ? wentBack(match, match.turnStart) : match);

function wentBack(match: Match, { position, last }: TurnStart): Match {
  return {
    ...match,
    position,
    ply: match.ply + 1,
    draft: [],
    record: match.record.filter((entry) => entry.turn < position.turn),
    isTurnOpen: false,
    turnStart: null,
    lastTurns: match.lastTurns.map((start) => (start && start.position.turn < position.turn ? start : null)),
    last,
  };
}

/** One bot's no ends an offer, but for a surrender, which ends when nobody is left who might join in. */
function mayStillHold(table: Table, match: Match, offer: Offer): boolean {
  if (offer.kind !== 'surrender') return offer.bots.every(({ agree }) => agree);
  const devices = whoAgrees(table, match, offer.kind, new Set());
  return botsWaitedFor(table, match, offer).length > 0 || devices.some((device) => device !== offer.by);
}

/** The seat is to move again, as it was at the beginning of its last turn; time that has passed has passed. */
function takenBack(table: Table, match: Match, seat: Seat, at: number): Match {
  const start = match.lastTurns[seat];
  if (!start) throw new Error(`seat ${seat} of table ${table.code} has no turn to take back`);
  const back = { ...wentBack(match, start), offers: [] };
  return { ...back, clock: rewound(table.seats, back, 0, at) };
}

function inMatch(table: Table, match: Match, { at, event }: Dated): Match {
  switch (event.kind) {
    case 'drafted':
      return { ...match, draft: event.draft };
    case 'stepped':
      return stepped(table, match, event.step, at);
    case 'exited':
      return exited(table, match, event.seat, event.reason, at);
    case 'undone':
      return undone(match);
    case 'offered':
      return {
        ...match,
        offers: [...match.offers, { kind: event.offer, by: event.by, agreed: [event.by], bots: [] }],
      };
    case 'agreed':
      return {
        ...match,
        offers: match.offers.map((offer) =>
          offer.kind === event.offer ? { ...offer, agreed: [...offer.agreed, event.by] } : offer,
        ),
      };
    case 'declined':
      return { ...match, offers: match.offers.filter((offer) => offer.kind !== event.offer) };
    case 'answered': {
      const { seat, agree } = event;
      const offers = match.offers.map((offer) =>
        offer.kind === event.offer ? { ...offer, bots: [...offer.bots, { seat, agree }] } : offer,
      );
      return {
        ...match,
        offers: agree ? offers : offers.filter((offer) => mayStillHold(table, match, offer)),
      };
    }
    case 'taken-back':
      return takenBack(table, match, event.seat, at);
    case 'drawn': {
      const { rules } = variantOf(match.game, match.options);
      const outcome = agreedDraw(rules, match.position);
      const over: Match = { ...match, outcome, offers: [], draft: [] };
      return { ...over, clock: rewound(table.seats, over, 0, at) };
    }
    case 'paused':
    case 'resumed': {
      const changed: Match = { ...match, isPaused: event.kind === 'paused' };
      return { ...changed, clock: rewound(table.seats, changed, 0, at) };
    }
    case 'reopened':
      return { ...match, clock: match.clock && { ...match.clock, running: null, since: at } };
    case 'awaited':
      return { ...match, clock: rewound(table.seats, match, 0, at) };
    default:
      return match;
  }
}

/** A seat has changed hands in a match: another clock may run, and a bot agrees to nothing. */
function takenOver(seats: readonly Holder[], match: Match, holder: Holder, at: number): Match {
  if (match.outcome) return match;
  const offers = holder.kind === 'bot' ? [] : match.offers;
  return { ...match, offers, clock: rewound(seats, match, 0, at) };
}

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
      return { seats, match: table.match && takenOver(seats, table.match, event.holder, at) };
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
