import type { Seat } from '../core/seat.ts';
import { findGame, variantOf } from '../games/catalogue.ts';
import { PASS } from '../games/game.ts';
import { legalSteps } from '../games/turn.ts';
import type { Holder, Match } from './table.ts';

/** The mover can do nothing but pass, which the server does for him. */
export function mustPass(match: Pick<Match, 'game' | 'options' | 'position'>): boolean {
  const { rules } = variantOf(match.game, match.options);
  const steps = legalSteps(rules, match.position);
  return steps.length === 1 && steps[0] === PASS;
}

/**
 * Whose time runs: the mover's, if he is a person with a choice. A bot's pauses and a forced pass are the server's
 * doing, so they cost nobody time.
 */
export function whoseTime(seats: readonly Holder[], match: Match): Seat | null {
  if (match.outcome || match.isPaused) return null;
  const { mover } = match.position;
  return seats[mover]?.kind === 'device' && !mustPass(match) ? mover : null;
}

/** Whether the turn under way may be taken back. */
export const canUndo = (match: Match): boolean =>
  !match.outcome && match.turnStart !== null && findGame(match.game)!.isTurnRevocable;
