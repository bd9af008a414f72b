import type { Seat } from '../core/seat.ts';
import { variantOf } from '../games/catalogue.ts';
import { type Change, type ExitReason, PASS, type Position } from '../games/game.ts';
import { after } from '../games/turn.ts';
import { agreedDraw } from './agreed-draw.ts';
import { type ClockState, passClock, startClock } from './clock.ts';
import type { Dated } from './events.ts';
import { botsWaitedFor, startToGoBackTo, whoAgrees } from './offers.ts';
import { whoseTime } from './running.ts';
import {
  type DeviceId,
  type Holder,
  type Match,
  type Offer,
  seatsOf,
  type Table,
  type TurnStart,
} from './table.ts';
import { tracesAfter } from './traces.ts';

/** What the events of a match make of it. */

export function started(table: Table, number: number, first: Seat, at: number): Match {
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
    traces: [],
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
  const turnStart = match.isTurnOpen
    ? match.turnStart
    : { position: match.position, traces: match.traces, entries: match.record.length };
  const next: Match = {
    ...match,
    position,
    outcome,
    ply: match.ply + 1,
    draft: [],
    isTurnOpen: !isTurnOver,
    turnStart: isTurnOver ? null : turnStart,
    lastTurns: isTurnOver ? match.lastTurns.with(match.position.mover, turnStart) : match.lastTurns,
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
  const next = moved(table, match, position, table.setup.clock?.incrementMs ?? 0, at);
  const traces = tracesAfter(match.traces, mover, changes, match.isTurnOpen);
  const [before, now] = [display.scores(match.position), display.scores(position)];
  return {
    ...next,
    // A forced pass is nobody's choice, and nothing to take back.
    lastTurns: step === PASS ? match.lastTurns : next.lastTurns,
    grudges: match.grudges.map((old, seat) => (seat !== mover && now[seat]! < before[seat]! ? mover : old)),
    record: [...match.record, { seat: mover, turn, text }],
    // Who made the last turn of a game may be out by it.
    traces: traces.filter(({ seat }) => seat === mover || rules.isIn(position, seat)),
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
    traces: match.traces.filter((trace) => rules.isIn(position, trace.seat)),
  };
}

/** The turn as if it had not been begun; the ply grows all the same, so that taps on what was are late. */
const undone = (match: Match): Match => (match.turnStart ? wentBack(match, match.turnStart) : match);

function wentBack(match: Match, { position, traces, entries }: TurnStart): Match {
  return {
    ...match,
    position,
    ply: match.ply + 1,
    draft: [],
    record: match.record.slice(0, entries),
    isTurnOpen: false,
    turnStart: null,
    lastTurns: match.lastTurns.map((start) => (start && start.position.turn < position.turn ? start : null)),
    traces,
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
  const start = startToGoBackTo(match, seat);
  if (!start) throw new Error(`seat ${seat} of table ${table.code} has no turn to take back`);
  const back = { ...wentBack(match, start), offers: [] };
  return { ...back, clock: rewound(table.seats, back, 0, at) };
}

export function inMatch(table: Table, match: Match, { at, event }: Dated): Match {
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

/** A seat has changed hands in a match: another clock may run, and what was offered by or to others is no more. */
export function takenOver(seats: readonly Holder[], match: Match, at: number): Match {
  return match.outcome ? match : { ...match, offers: [], clock: rewound(seats, match, 0, at) };
}

/** Whoever leaves the table takes along what waited for his word, or was his; a rematch waits for who is here. */
export function departed(table: Table, match: Match, device: DeviceId): Match {
  if (seatsOf(table, device).length === 0) return match;
  return { ...match, offers: match.offers.filter(({ kind, by }) => kind === 'rematch' && by !== device) };
}
