import type { Seat } from '../../core/seat.ts';
import { changeMover } from '../common/zobrist.ts';
import { type Outcome, PASS, type Rules, type Step } from '../game.ts';
import { placesBy } from '../points.ts';
import { SEATS } from './field.ts';
import { forgetHistory, noteHistory } from './history.ts';
import {
  BACK,
  HUFF,
  JUMP,
  MAX_STEPS,
  type Moves,
  STEP,
  STOP,
  stepFrom,
  stepKind,
  stepOver,
  stepTo,
} from './moves.ts';
import {
  BEGINNING,
  CHAIN,
  clearFailed,
  clonePosition,
  copyPosition,
  HUFFED,
  hasAnyFailed,
  hasFailed,
  NO_CELL,
  nextSeat,
  ownerOf,
  RETURN,
  ROUND_LIMIT,
  type Ruleset,
  type TrojbojPosition,
  toggleFailed,
} from './position.ts';
import { clearStones, convert, moveStone, startPosition } from './stones.ts';

/** How a game ends (J8, J9). */
export const OUTCOME_REASONS = ['last-standing', 'no-jump', 'rounds', 'all-blocked'] as const;
const reason = (name: (typeof OUTCOME_REASONS)[number]): number => OUTCOME_REASONS.indexOf(name);
const LAST_STANDING = reason('last-standing');
const NO_JUMP = reason('no-jump');
const ROUNDS = reason('rounds');
const ALL_BLOCKED = reason('all-blocked');

/** Turns without a jump, for each player still in. */
const QUIET_LIMIT = 60;

/** How many turns after the mover's next neighbour a seat's turn comes. */
const stepsAway = (mover: Seat, seat: Seat): number => (seat - mover + SEATS - 1) % SEATS;

export function buildRules(ruleset: Ruleset, moves: Moves): Rules<TrojbojPosition> {
  const { field, isHuffing } = ruleset;
  const scratch = new Int32Array(MAX_STEPS);

  const verdict = ({ left, quiet, round, passes }: TrojbojPosition): number => {
    if (left === 1) return LAST_STANDING;
    if (quiet >= QUIET_LIMIT * left) return NO_JUMP;
    if (round >= ROUND_LIMIT) return ROUNDS;
    return passes >= left ? ALL_BLOCKED : -1;
  };

  const endTurn = (position: TrojbojPosition): void => {
    const { mover, first } = position;
    const next = nextSeat(position);
    // A round is full when the turn comes to the first seat, or past it where it is out.
    if (stepsAway(mover, first) <= stepsAway(mover, next)) position.round++;
    changeMover(position, next);
    position.turn++;
    position.phase = BEGINNING;
    position.active = NO_CELL;
    position.quiet++;
    noteHistory(position);
    position.ended = verdict(position);
  };

  /** J8. Each falling out is an event of its own. */
  const putOut = (position: TrojbojPosition, seat: Seat): void => {
    position.fallen[seat] = SEATS - position.left + 1;
    position.left--;
    forgetHistory(position);
  };

  /** J5, J7: the stone gives way to one of the mover's. Returns whether that was the last of all others. */
  const takeOver = (position: TrojbojPosition, cell: number): boolean => {
    const owner = ownerOf(position.cells[cell]!);
    convert(position, cell, position.mover);
    if (position.men[owner] === 0) putOut(position, owner);
    return position.left === 1;
  };

  /** The stone on `cell` has made its move: the turn is over, or J6 is to come. */
  const endMove = (position: TrojbojPosition, cell: number): void => {
    if (field.isFar[position.mover * field.cells + cell] === 0 || !moves.hasFreeBase(position)) {
      endTurn(position);
      return;
    }
    position.phase = RETURN;
    position.active = cell;
  };

  /** A chain goes on where it can. With huffing J9 may leave nothing to go on with; else such a jump is not legal. */
  const goOn = (position: TrojbojPosition, cell: number): void => {
    const canGoOn = isHuffing
      ? moves.writeJumps(position, cell, scratch, 0) > 0
      : moves.canJump(position, cell);
    if (!canGoOn) {
      endMove(position, cell);
      return;
    }
    position.phase = CHAIN;
    position.active = cell;
  };

  /** A huff is followed by a move where there is one. */
  const goOnHuffed = (position: TrojbojPosition): void => {
    if (moves.writeMoves(position, scratch, 0) === 0) endTurn(position);
    else position.phase = HUFFED;
  };

  /** J7: every stone that could jump now fails to. */
  const noteFailures = (position: TrojbojPosition): void => {
    const { cells, mover } = position;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === mover + 1 && moves.writeJumps(position, cell, scratch, 0) > 0)
        toggleFailed(position, cell);
    }
  };

  const walk = (position: TrojbojPosition, from: number, to: number): void => {
    moveStone(position, from, to);
    if (!hasFailed(position, from)) return;
    toggleFailed(position, from);
    toggleFailed(position, to);
  };

  const playJump = (position: TrojbojPosition, step: Step): void => {
    const to = stepTo(step);
    clearFailed(position);
    moveStone(position, stepFrom(step), to);
    position.quiet = -1;
    if (takeOver(position, stepOver(step))) endTurn(position);
    else goOn(position, to);
  };

  const playHuff = (position: TrojbojPosition, cell: number): void => {
    clearFailed(position);
    if (takeOver(position, cell)) endTurn(position);
    else goOnHuffed(position);
  };

  const play = (position: TrojbojPosition, step: Step): void => {
    const { phase, active } = position;
    if (step === PASS || (step === STOP && phase === BEGINNING)) {
      clearFailed(position);
      position.passes++;
      endTurn(position);
      return;
    }
    position.passes = 0;
    switch (stepKind(step)) {
      case STEP:
        clearFailed(position);
        if (isHuffing) noteFailures(position);
        walk(position, stepFrom(step), stepTo(step));
        endMove(position, stepTo(step));
        break;
      case JUMP:
        playJump(position, step);
        break;
      case BACK:
        walk(position, active, stepTo(step));
        endTurn(position);
        break;
      case HUFF:
        playHuff(position, stepTo(step));
        break;
      default:
        toggleFailed(position, active);
        endMove(position, active);
    }
  };

  /** Whether the stones that may be huffed, or will be, are the seat's. */
  const ownsFailed = (position: TrojbojPosition, seat: Seat): boolean =>
    position.cells.some((code, cell) => code === seat + 1 && hasFailed(position, cell));

  const exit = (position: TrojbojPosition, seat: Seat): void => {
    if (position.fallen[seat] !== 0) throw new Error(`seat ${seat} is out already`);
    const { phase, active } = position;
    // The right to huff goes with its owner and with the stones.
    if (seat === position.mover || ownsFailed(position, seat)) clearFailed(position);
    clearStones(position, seat);
    putOut(position, seat);
    position.passes = 0;
    position.quiet = Math.min(position.quiet, 0);
    if (seat === position.mover) position.quiet = -1;
    if (seat === position.mover || position.left === 1) endTurn(position);
    else if (phase === BEGINNING) noteHistory(position);
    else if (phase === HUFFED) goOnHuffed(position);
    else if (phase === CHAIN) goOn(position, active);
  };

  const steps = (position: TrojbojPosition, into: Int32Array): number => {
    const { phase, active } = position;
    if (position.ended >= 0) return 0;
    if (phase === RETURN) return moves.writeReturns(position, into, 0);
    if (phase === CHAIN) {
      const count = moves.writeJumps(position, active, into, 0);
      if (!isHuffing || !moves.allows(position, STOP)) return count;
      into[count] = STOP;
      return count + 1;
    }
    const huffs = phase === BEGINNING && hasAnyFailed(position) ? moves.writeHuffs(position, into, 0) : 0;
    const count = moves.writeMoves(position, into, huffs);
    if (count > huffs) return count;
    // J3, J7: without a move one passes; with the right to huff one may let it lapse.
    into[count] = huffs > 0 ? STOP : PASS;
    return count + 1;
  };

  const outcome = ({ ended, men, fallen }: TrojbojPosition): Outcome | null => {
    if (ended < 0) return null;
    const worth = Array.from(men, (count, seat) => (fallen[seat] === 0 ? count : fallen[seat]! - SEATS));
    return { places: placesBy(worth), reason: OUTCOME_REASONS[ended]! };
  };

  const key = (position: TrojbojPosition): string => {
    const { cells, mover, phase, active, failedLow, failedHigh } = position;
    return [mover, phase, active, failedLow, failedHigh, cells.join('')].join(':');
  };

  return {
    seats: SEATS,
    maxSteps: MAX_STEPS,
    setup: (first) => startPosition(ruleset, first),
    clone: clonePosition,
    copy: copyPosition,
    steps,
    play,
    exit,
    outcome,
    isIn: (position, seat) => position.fallen[seat] === 0,
    key,
    isUnsettled: (position) =>
      position.phase !== BEGINNING || hasAnyFailed(position) || moves.hasJump(position),
  };
}
