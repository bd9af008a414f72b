import { variantOf } from '../games/catalogue.ts';
import type { Context } from './authority.ts';
import { hasFlagFallen } from './clock.ts';
import { answerOfBot } from './decide-offers.ts';
import type { TableEvent } from './events.ts';
import type { HouseRequest } from './requests.ts';
import { mustPass, whoseTime } from './running.ts';
import { deviceOf, isPlaying, type Table } from './table.ts';

/** What follows when the server acts on a table's behalf. Empty when the moment has passed. */
export function decideHouse(
  table: Table,
  request: HouseRequest,
  { now, here }: Context,
): readonly TableEvent[] {
  const match = table.match;
  if (!match || !isPlaying(table)) return [];
  if (request.kind === 'reopen') return match.clock && !match.isPaused ? [{ kind: 'reopened' }] : [];
  if (request.kind === 'welcome') {
    const waiting = whoseTime(table.seats, match);
    const isHis = waiting !== null && deviceOf(table, waiting) === request.device;
    return match.clock && match.clock.running === null && isHis ? [{ kind: 'awaited' }] : [];
  }
  if (request.kind === 'bot-answer') {
    if (request.match !== match.number || request.ply !== match.ply) return [];
    return answerOfBot(table, match, { ...request, kind: request.offer }, here);
  }
  if (match.isPaused) return [];
  if (hasFlagFallen(match.clock, now)) {
    return [{ kind: 'exited', seat: match.position.mover, reason: 'flagged' }];
  }
  if (request.kind !== 'play' || request.ply !== match.ply) return [];
  // While a bot thought, a person may have taken its seat.
  if (table.seats[match.position.mover]?.kind !== 'bot' && !mustPass(match)) return [];
  const { notation } = variantOf(match.game, match.options);
  return notation.readStep(match.position, request.step) === null
    ? []
    : [{ kind: 'stepped', step: request.step }];
}
