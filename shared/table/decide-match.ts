import { fail, ok } from '../core/result.ts';
import { findGame, variantOf } from '../games/catalogue.ts';
import type { Target } from '../games/game.ts';
import { type Context, type Decision, refuse } from './authority.ts';
import { follow, pathsOf } from './board-state.ts';
import { hasFlagFallen } from './clock.ts';
import { answer, countIn, offer, rematchOfBots } from './decide-offers.ts';
import type { Request } from './requests.ts';
import { canUndo } from './running.ts';
import { surfaceOf } from './surface.ts';
import { type DeviceId, deviceOf, type Match, seatsOf, type Table } from './table.ts';

type MatchRequest = Extract<
  Request,
  {
    kind: 'tap' | 'draft' | 'undo' | 'resign' | 'offer' | 'answer' | 'pause' | 'resume';
  }
>;

export function decideInMatch(table: Table, by: DeviceId, request: MatchRequest, context: Context): Decision {
  const { match } = table;
  if (!match) return refuse('no-match');
  if (request.kind === 'tap') {
    return obstacle(table, match, by, request, context.now) ?? tap(table, match, by, request.target);
  }
  if (request.kind === 'draft') {
    return obstacle(table, match, by, request, context.now) ?? setDraft(match, request.next);
  }
  if (request.kind === 'undo') {
    if (!canUndo(match)) return ok([]);
    const saw = { ...request, draft: match.draft };
    return obstacle(table, match, by, saw, context.now) ?? ok([{ kind: 'undone' }]);
  }
  if (request.kind === 'offer' && request.offer === 'rematch') {
    const againOfBots = rematchOfBots(table, match, by, context.here);
    if (againOfBots) return ok(againOfBots);
  }
  if (seatsOf(table, by).length === 0) return refuse('not-seated');
  if (request.kind === 'offer') return offer(table, match, by, request.offer, context.here);
  if (request.kind === 'answer') return answer(table, match, by, request.offer, request.agree, context.here);
  if (match.outcome) return refuse('match-over');
  if (request.kind === 'pause') return ok(match.isPaused ? [] : [{ kind: 'paused' }]);
  if (request.kind === 'resume') return ok(match.isPaused ? [{ kind: 'resumed' }] : []);
  if (deviceOf(table, request.seat) !== by) return refuse('not-your-seat');
  const { rules } = variantOf(match.game, match.options);
  if (!rules.isIn(match.position, request.seat)) return refuse('already-out');
  // T10: once one of three is out, the next to leave decides the match, and needs nobody's consent.
  const isAlone = findGame(match.game)!.agreement.resign === 'alone' || countIn(match) === 2;
  if (!isAlone) return refuse('not-alone');
  return ok([{ kind: 'exited', seat: request.seat, reason: 'resigned' }]);
}

const flagged = (match: Match): Decision =>
  ok([{ kind: 'exited', seat: match.position.mover, reason: 'flagged' }]);

/**
 * What stands between a hand and the board: null when nothing does. Who saw an older board is late and does nothing;
 * after the flag nothing counts but the flag.
 */
function obstacle(
  table: Table,
  match: Match,
  by: DeviceId,
  saw: { readonly match: number; readonly ply: number; readonly draft: readonly Target[] },
  now: number,
): Decision | null {
  const isLate = saw.match !== match.number || saw.ply !== match.ply || !isSame(saw.draft, match.draft);
  if (isLate) return ok([]);
  if (match.outcome) return refuse('match-over');
  if (match.isPaused) return refuse('paused');
  return hasFlagFallen(match.clock, now) ? flagged(match) : handRefusal(table, match, by);
}

function tap(table: Table, match: Match, by: DeviceId, target: Target): Decision {
  const result = follow(pathsOf(match), match.draft, target);
  const { notation, display } = variantOf(match.game, match.options);
  if (result.kind === 'step')
    return ok([{ kind: 'stepped', step: notation.writeStep(match.position, result.step) }]);
  if (result.kind === 'draft') return ok([{ kind: 'drafted', draft: result.draft }]);
  if (deviceOf(table, match.position.mover) !== by) return notYourTurn(match);
  const reason = display.refusal(match.position, match.draft, target);
  return fail({ code: 'game', reason, seat: match.position.mover });
}

/** Any beginning of a path will do; what begins none changes nothing. */
function setDraft(match: Match, next: readonly Target[]): Decision {
  const isBeginning = pathsOf(match).some(
    ({ targets }) => targets.length > next.length && isSame(next, targets.slice(0, next.length)),
  );
  return ok(isBeginning && !isSame(next, match.draft) ? [{ kind: 'drafted', draft: next }] : []);
}

const isSame = (one: readonly Target[], other: readonly Target[]): boolean =>
  one.length === other.length && one.every((target, index) => target === other[index]);

const notYourTurn = (match: Match): Decision => fail({ code: 'not-your-turn', seat: match.position.mover });

/**
 * Whose hand may move for the mover. On tiles his pieces and targets lie on the others' phones too, so any player's
 * phone takes his tap; on whole boards only his own device does.
 */
function handRefusal(table: Table, match: Match, by: DeviceId): Decision | null {
  if (deviceOf(table, match.position.mover) === by) return null;
  if (seatsOf(table, by).length === 0) return refuse('not-seated');
  return surfaceOf(table) === 'tiles' ? null : notYourTurn(match);
}
