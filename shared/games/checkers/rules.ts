import type { Seat } from '../../core/seat.ts';
import {
  isKing,
  isThirdTime,
  KING,
  NO_CHAIN,
  noteHistory,
  ownerOf,
  stepFrom,
  stepOver,
  stepTo,
  TAKEN,
} from '../common/draughts.ts';
import { changeMover, togglePiece } from '../common/zobrist.ts';
import { type Outcome, PASS, type Rules } from '../game.ts';
import { placesBy } from '../points.ts';
import type { Moves } from './moves.ts';
import {
  type CheckersPosition,
  clonePosition,
  copyPosition,
  materialOf,
  type Ruleset,
  startPosition,
  toggleOccupied,
} from './position.ts';

/** How a game ends (C11, C12). */
export const OUTCOME_REASONS = [
  'last-standing',
  'no-move',
  'repetition',
  'no-progress',
  'rounds',
  'all-blocked',
] as const;
const reason = (name: (typeof OUTCOME_REASONS)[number]): number => OUTCOME_REASONS.indexOf(name);
const LAST_STANDING = reason('last-standing');
const NO_MOVE = reason('no-move');
const REPETITION = reason('repetition');
const NO_PROGRESS = reason('no-progress');
const ROUNDS = reason('rounds');
const ALL_BLOCKED = reason('all-blocked');

const ROUND_LIMIT = 150;
/** A player has 12 pieces, and a flying king sees 4 lines of 7 cells at most. */
const MAX_STEPS = 12 * 4 * 7;

/** C6: rank 1 of any opponent's zone, be the opponent still in or not. Rank 1 is the first four cells of a zone. */
const isCrowningCell = (cell: number, owner: Seat): boolean => (cell & 15) < 4 && cell >> 4 !== owner;

export function buildRules(ruleset: Ruleset, moves: Moves): Rules<CheckersPosition> {
  const { players, crownedGoesOn, quietLimit } = ruleset;

  const verdict = (position: CheckersPosition): number => {
    const { left, quiet, round, passes } = position;
    if (left === 1) return LAST_STANDING;
    let found = -1;
    if (isThirdTime(position)) found = REPETITION;
    else if (quiet >= quietLimit * left) found = NO_PROGRESS;
    else if (round >= ROUND_LIMIT) found = ROUNDS;
    else if (passes >= left) found = ALL_BLOCKED;
    // C12: for two, a mover without a move has lost, whatever else comes true with it.
    return found >= 0 && players === 2 && !moves.hasMove(position) ? NO_MOVE : found;
  };

  const endTurn = (position: CheckersPosition, isProgress: boolean): void => {
    const { mover, first, fallen } = position;
    let next = mover;
    do {
      next = next + 1 === players ? 0 : next + 1;
      // A round is full when the turn comes to the first seat, or past it where it is out.
      if (next === first) position.round++;
    } while (fallen[next] !== 0 && next !== mover);
    changeMover(position, next);
    position.turn++;
    position.chain = NO_CHAIN;
    position.quiet = isProgress ? 0 : position.quiet + 1;
    noteHistory(position);
    position.ended = verdict(position);
  };

  /** Puts out those in `seats` who have no piece left, all by one event (C10, C12). */
  const putOut = (position: CheckersPosition): void => {
    const event = players - position.left + 1;
    for (let seat = 0; seat < players; seat++) {
      if (position.fallen[seat] !== 0 || position.men[seat]! + position.kings[seat]! > 0) continue;
      position.fallen[seat] = event;
      position.left--;
    }
  };

  /** C7: captured pieces leave the board after the chain. */
  const liftTaken = (position: CheckersPosition): void => {
    const { cells, taken, takenCount } = position;
    for (let i = 0; i < takenCount; i++) {
      const cell = taken[i]!;
      togglePiece(position, cell, cells[cell]! - TAKEN);
      cells[cell] = 0;
    }
    position.takenCount = 0;
    putOut(position);
  };

  const play = (position: CheckersPosition, step: number): void => {
    if (step === PASS) {
      position.passes++;
      endTurn(position, false);
      return;
    }
    const { cells, mover, men, kings } = position;
    const from = stepFrom(step);
    const to = stepTo(step);
    const over = stepOver(step);
    const before = cells[from]!;
    const crowned = !isKing(before) && isCrowningCell(to, mover);
    const now = crowned ? mover * 4 + KING : before;
    if (crowned) {
      men[mover]!--;
      kings[mover]!++;
    }
    cells[from] = 0;
    cells[to] = now;
    toggleOccupied(position, from, mover);
    toggleOccupied(position, to, mover);
    togglePiece(position, from, before);
    togglePiece(position, to, now);
    position.passes = 0;
    if (over < 0) {
      endTurn(position, !isKing(before));
      return;
    }
    const captured = cells[over]!;
    (isKing(captured) ? kings : men)[ownerOf(captured)]!--;
    toggleOccupied(position, over, ownerOf(captured));
    cells[over] = captured + TAKEN;
    position.taken[position.takenCount++] = over;
    if ((crownedGoesOn || !crowned) && moves.canCapture(cells, to, now)) {
      position.chain = to;
      return;
    }
    liftTaken(position);
    endTurn(position, true);
  };

  /** Takes every piece of a seat from the board, those captured by the running chain too. */
  const clearPieces = (position: CheckersPosition, seat: Seat): void => {
    const { cells, taken } = position;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code === 0 || ownerOf(code) !== seat) continue;
      togglePiece(position, cell, code & ~TAKEN);
      cells[cell] = 0;
    }
    let kept = 0;
    for (let i = 0; i < position.takenCount; i++) if (cells[taken[i]!] !== 0) taken[kept++] = taken[i]!;
    position.takenCount = kept;
    position.men[seat] = 0;
    position.kings[seat] = 0;
    position.occupied[2 * seat] = 0;
    position.occupied[2 * seat + 1] = 0;
    const event = players - position.left + 1;
    position.fallen[seat] = event;
    position.left--;
  };

  const exit = (position: CheckersPosition, seat: Seat): void => {
    if (position.fallen[seat] !== 0) throw new Error(`seat ${seat} is out already`);
    const { chain } = position;
    position.passes = 0;
    if (seat === position.mover) {
      if (chain !== NO_CHAIN) liftTaken(position);
      clearPieces(position, seat);
      endTurn(position, true);
      return;
    }
    clearPieces(position, seat);
    if (chain === NO_CHAIN) {
      position.quiet = 0;
      noteHistory(position);
      position.ended = verdict(position);
    } else if (!moves.canCapture(position.cells, chain, position.cells[chain]!)) {
      // Nothing is left to capture: the chain ends where it is.
      liftTaken(position);
      endTurn(position, true);
    }
  };

  const steps = (position: CheckersPosition, into: Int32Array): number => {
    if (position.ended >= 0) return 0;
    const count = moves.write(position, into);
    // C8, C12: without a move one passes; with two players one has lost.
    if (count > 0 || players === 2) return count;
    into[0] = PASS;
    return 1;
  };

  const placesOf = (position: CheckersPosition, noMove: boolean): number[] => {
    const worth = Array.from({ length: players }, (_, seat) => {
      if (position.fallen[seat] !== 0) return position.fallen[seat]! - players;
      return noMove ? Number(seat !== position.mover) : 1 + materialOf(position, seat);
    });
    return placesBy(worth);
  };

  const outcome = (position: CheckersPosition): Outcome | null => {
    let { ended } = position;
    if (ended < 0 && players === 2 && position.chain === NO_CHAIN && !moves.hasMove(position))
      ended = NO_MOVE;
    if (ended < 0) return null;
    const isDraw = players === 2 && (ended === REPETITION || ended === NO_PROGRESS);
    const places = isDraw ? [1, 1] : placesOf(position, ended === NO_MOVE);
    return { places, reason: OUTCOME_REASONS[ended]! };
  };

  return {
    seats: players,
    maxSteps: MAX_STEPS,
    setup: (first) => startPosition(ruleset, first),
    clone: clonePosition,
    copy: copyPosition,
    steps,
    play,
    exit,
    outcome,
    isIn: (position, seat) => position.fallen[seat] === 0,
    key: ({ cells, mover, chain }) => `${mover}:${chain}:${String.fromCharCode(...cells.map((c) => c + 48))}`,
    hash: ({ hashLow, hashHigh }, into) => {
      into[0] = hashLow;
      into[1] = hashHigh;
    },
    isUnsettled: moves.hasCapture,
  };
}
