import { ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { findGame, variantOf } from '../games/catalogue.ts';
import { seatsIn } from '../games/turn.ts';
import { type Context, type Decision, leads, refuse } from './authority.ts';
import type { TableEvent } from './events.ts';
import { botsAsked, isAgreed, seatToTakeBack, whoAgrees } from './offers.ts';
import { type DeviceId, type Match, type Offer, type OfferKind, seatsOf, type Table } from './table.ts';

type Here = Context['here'];

/** A device proposes something; where nobody else is to be asked it holds at once. */
export function offer(table: Table, match: Match, by: DeviceId, kind: OfferKind, here: Here): Decision {
  const isOver = match.outcome !== null;
  if (kind === 'rematch' && !isOver) return refuse('match-running');
  if (kind !== 'rematch' && isOver) return refuse('match-over');
  if (kind === 'surrender') return surrender(table, match, by, here);
  if (kind === 'draw' && !findGame(match.game)!.agreement.draw) return refuse('bad-request');
  if (match.offers.some((made) => made.kind === kind)) return answer(table, match, by, kind, true, here);
  if (!whoAgrees(table, match, kind, here).includes(by)) {
    return refuse(kind === 'rematch' ? 'not-seated' : 'already-out');
  }
  if (kind === 'takeback' && seatToTakeBack(table, match, by) === null) return refuse('nothing-to-take-back');
  const made: Offer = { kind, by, agreed: [by], bots: [] };
  const isSettled = isAgreed(table, match, made, null, here);
  return ok([{ kind: 'offered', offer: kind, by }, ...(isSettled ? settled(table, match, made) : [])]);
}

/** T10: two of three resign together. Two seats of one device need nobody else; one seat needs one other. */
function surrender(table: Table, match: Match, by: DeviceId, here: Here): Decision {
  const isJoint = findGame(match.game)!.agreement.resign === 'jointly' && countIn(match) === 3;
  const own = seatsStillIn(table, match, by);
  if (!isJoint || own.length === 3) return refuse('bad-request');
  if (own.length === 0) return refuse('already-out');
  if (own.length === 2) return ok(resignations(own));
  const made = match.offers.find(({ kind }) => kind === 'surrender');
  if (made && made.by !== by) return answer(table, match, by, 'surrender', true, here);
  return ok(made ? [] : [{ kind: 'offered', offer: 'surrender', by }]);
}

export function countIn(match: Match): number {
  const { rules } = variantOf(match.game, match.options);
  return seatsIn(rules, match.position).length;
}

const resignations = (seats: readonly Seat[]): TableEvent[] =>
  seats.map((seat) => ({ kind: 'exited', seat, reason: 'resigned' }));

function seatsStillIn(table: Table, match: Match, device: DeviceId): Seat[] {
  const { rules } = variantOf(match.game, match.options);
  return seatsOf(table, device).filter((seat) => rules.isIn(match.position, seat));
}

/** A device agrees to what was proposed, or will not have it. */
export function answer(
  table: Table,
  match: Match,
  by: DeviceId,
  kind: OfferKind,
  agree: boolean,
  here: Here,
): Decision {
  const made = match.offers.find((one) => one.kind === kind);
  if (!made) return ok([]);
  if (!whoAgrees(table, match, kind, here).includes(by)) {
    return refuse(kind === 'rematch' ? 'not-seated' : 'already-out');
  }
  if (!agree) return ok([{ kind: 'declined', offer: kind, by }]);
  if (kind === 'surrender') {
    const pair = [made.by, by].flatMap((device) => seatsStillIn(table, match, device).slice(0, 1));
    return ok(made.by === by || pair.length < 2 ? [] : resignations(pair));
  }
  // Whoever says so again finds it settled once those it waited for have gone.
  const isSettled = isAgreed(table, match, made, by, here);
  const agreed: TableEvent[] = made.agreed.includes(by) ? [] : [{ kind: 'agreed', offer: kind, by }];
  return ok([...agreed, ...(isSettled ? settled(table, match, made) : [])]);
}

/** A bot agrees or not. One that will not have it ends the matter, but for a surrender, which needs one other only. */
export function answerOfBot(
  table: Table,
  match: Match,
  { kind, seat, agree }: { kind: OfferKind; seat: Seat; agree: boolean },
  here: Here,
): readonly TableEvent[] {
  const made = match.offers.find((one) => one.kind === kind);
  if (!made || !botsAsked(table, match, kind).includes(seat)) return [];
  if (made.bots.some((said) => said.seat === seat)) return [];
  const said: TableEvent = { kind: 'answered', offer: kind, seat, agree };
  if (kind === 'surrender') {
    const [own] = seatsStillIn(table, match, made.by);
    return agree && own !== undefined ? [said, ...resignations([own, seat])] : [said];
  }
  const now: Offer = { ...made, bots: [...made.bots, { seat, agree }] };
  return agree && isAgreed(table, match, now, null, here) ? [said, ...settled(table, match, now)] : [said];
}

/** Where bots alone have played, there is nobody to agree: who leads lets them go on. Null when it is not so. */
export function rematchOfBots(
  table: Table,
  match: Match,
  by: DeviceId,
  here: Here,
): readonly TableEvent[] | null {
  const isTheirs = match.outcome !== null && table.seats.every(({ kind }) => kind === 'bot');
  if (!isTheirs || !leads(table, by, here)) return null;
  return settled(table, match, { kind: 'rematch', by, agreed: [], bots: [] });
}

/**
 * What an offer comes to once all have agreed. A rematch, which is also the next game of a series, passes the first
 * move on to the left.
 */
function settled(table: Table, match: Match, { kind, by }: Offer): TableEvent[] {
  if (kind === 'draw') return [{ kind: 'drawn' }];
  if (kind === 'takeback') {
    const seat = seatToTakeBack(table, match, by);
    return seat === null ? [] : [{ kind: 'taken-back', seat }];
  }
  return [{ kind: 'started', number: match.number + 1, first: (match.first + 1) % table.seats.length }];
}
