import type { Seat } from '../core/seat.ts';
import { variantOf } from '../games/catalogue.ts';
import { isAt } from './authority.ts';
import {
  type DeviceId,
  type Match,
  type Offer,
  type OfferKind,
  seatsOf,
  type Table,
  type TurnStart,
} from './table.ts';

/**
 * The devices that must agree, in the order of their seats: for a rematch all with a seat that are here, else all at
 * the table that hold a seat still in.
 */
export function whoAgrees(
  table: Table,
  match: Match,
  kind: OfferKind,
  here: ReadonlySet<DeviceId>,
): DeviceId[] {
  const { rules } = variantOf(match.game, match.options);
  const devices = table.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'device') return [];
    const counts = kind === 'rematch' ? here.has(holder.device) : rules.isIn(match.position, seat);
    if (!isAt(table, holder.device)) return [];
    return counts ? [holder.device] : [];
  });
  return [...new Set(devices)];
}

/** The bots whose word is needed: in play, all that are still in. */
export function botsAsked(table: Table, match: Match, kind: OfferKind): Seat[] {
  if (kind === 'rematch') return [];
  const { rules } = variantOf(match.game, match.options);
  return table.seats.flatMap((holder, seat) =>
    holder.kind === 'bot' && rules.isIn(match.position, seat) ? [seat] : [],
  );
}

/** The bots that have yet to answer. */
export const botsWaitedFor = (table: Table, match: Match, { kind, bots }: Offer): Seat[] =>
  botsAsked(table, match, kind).filter((seat) => bots.every((answer) => answer.seat !== seat));

/** Whether everyone needed has agreed, `by` included. */
export function isAgreed(
  table: Table,
  match: Match,
  offer: Offer,
  by: DeviceId | null,
  here: ReadonlySet<DeviceId>,
): boolean {
  const hasAgreed = (device: DeviceId): boolean => device === by || offer.agreed.includes(device);
  return (
    whoAgrees(table, match, offer.kind, here).every(hasAgreed) &&
    botsWaitedFor(table, match, offer).length === 0 &&
    offer.bots.every(({ agree }) => agree)
  );
}

/** The beginning of the turn that a seat has under way, else of its last; null where there is none to go back to. */
export const startToGoBackTo = (match: Match, seat: Seat): TurnStart | null =>
  match.isTurnOpen && match.position.mover === seat ? match.turnStart : (match.lastTurns[seat] ?? null);

/** Of the seats of a device still in, the one that moved last and can go back to the beginning of that turn; or null. */
export function seatToTakeBack(table: Table, match: Match, device: DeviceId): Seat | null {
  const { rules } = variantOf(match.game, match.options);
  if (match.outcome) return null;
  const seats = seatsOf(table, device).filter(
    (seat) => startToGoBackTo(match, seat) && rules.isIn(match.position, seat),
  );
  const turnOf = (seat: Seat): number => startToGoBackTo(match, seat)!.position.turn;
  return seats.reduce<Seat | null>(
    (latest, seat) => (latest === null || turnOf(seat) > turnOf(latest) ? seat : latest),
    null,
  );
}
