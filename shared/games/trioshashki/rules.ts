import type { Seat } from '../../core/seat.ts';
import { isKing, NO_CHAIN, noteHistory, stepFrom, stepOver, stepTo } from '../common/draughts.ts';
import { changeMover } from '../common/zobrist.ts';
import { PASS, type Rules } from '../game.ts';
import { fieldOf } from './field.ts';
import { MAX_KING_STEPS, type Moves } from './moves.ts';
import {
  clonePosition,
  copyPosition,
  type Ruleset,
  SEATS,
  startPosition,
  type TrioPosition,
} from './position.ts';
import { clearPieces, crown, jump, liftTaken, movePiece, stackOn } from './towers.ts';
import { drawPoints, outcomeOf, verdict } from './verdict.ts';

const NO_SEAT = -1;

const nextSeat = (seat: Seat): Seat => (seat + 1 === SEATS ? 0 : seat + 1);

/** Puts a seat out by an event of its own: the later, the higher its place. */
function putOut(position: TrioPosition, seat: Seat): void {
  position.fallen[seat] = SEATS - position.left + 1;
  position.left--;
}

/** H9: those who have lost their last piece to one chain are out together. */
function putOutEmpty(position: TrioPosition): void {
  const { fallen, men, kings } = position;
  const event = SEATS - position.left + 1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (fallen[seat] !== 0 || men[seat]! + kings[seat]! > 0) continue;
    fallen[seat] = event;
    position.left--;
  }
}

function passOn(position: TrioPosition): void {
  let next = position.mover;
  do next = nextSeat(next);
  while (position.fallen[next] !== 0 && next !== position.mover);
  changeMover(position, next);
}

export function buildRules(ruleset: Ruleset, moves: Moves): Rules<TrioPosition> {
  const { side, hasKings, hasTowers, isGiveaway, isLockedOut } = ruleset;
  const { promotionCells, homes } = fieldOf(side);

  /** H9: before the mover's turn begins, he is out if he cannot move; his pieces count for `locker`, who moved last. */
  const begin = (position: TrioPosition, isProgress: boolean, locker: Seat): void => {
    let isNew = isProgress;
    while (isLockedOut && position.left > 1 && !moves.hasMove(position)) {
      const { mover, men, kings, spoils } = position;
      if (locker !== NO_SEAT) spoils[locker * SEATS + mover]! += men[mover]! + kings[mover]!;
      clearPieces(position, mover);
      putOut(position, mover);
      passOn(position);
      isNew = true;
    }
    position.quiet = isNew ? 0 : position.quiet + 1;
    noteHistory(position);
    position.ended = verdict(position, ruleset, moves);
  };

  const endTurn = (position: TrioPosition, isProgress: boolean, locker: Seat): void => {
    position.chain = NO_CHAIN;
    position.turn++;
    passOn(position);
    begin(position, isProgress, locker);
  };

  /** H8: a man is crowned where his turn ends. */
  const crownOn = (position: TrioPosition, cell: number): void => {
    if (hasKings && cell === promotionCells[position.mover] && !isKing(position.cells[cell]!))
      crown(position, cell);
  };

  const endChain = (position: TrioPosition, cell: number): void => {
    crownOn(position, cell);
    liftTaken(position);
    if (!hasTowers && !isGiveaway) putOutEmpty(position);
    endTurn(position, true, position.mover);
  };

  const play = (position: TrioPosition, step: number): void => {
    if (step === PASS) {
      position.passes++;
      endTurn(position, false, position.mover);
      return;
    }
    const { cells } = position;
    const to = stepTo(step);
    const over = stepOver(step);
    movePiece(position, stepFrom(step), to);
    position.passes = 0;
    if (over < 0) {
      const isMan = !isKing(cells[to]!);
      crownOn(position, to);
      endTurn(position, isMan, position.mover);
      return;
    }
    jump(position, over, to);
    if (moves.canCapture(cells, to)) position.chain = to;
    else endChain(position, to);
  };

  const exit = (position: TrioPosition, seat: Seat): void => {
    const { chain, fallen, mover } = position;
    if (fallen[seat] !== 0) throw new Error(`seat ${seat} is out already`);
    position.passes = 0;
    // Who leaves in the middle of his own chain has taken what he jumped.
    if (seat === mover && chain !== NO_CHAIN) {
      liftTaken(position);
      if (!hasTowers && !isGiveaway) putOutEmpty(position);
    }
    clearPieces(position, seat);
    putOut(position, seat);
    if (seat === mover) {
      endTurn(position, true, NO_SEAT);
    } else if (chain === NO_CHAIN) {
      begin(position, true, NO_SEAT);
      // The one who left may have been all that the mover could take.
      if (position.mover !== mover) position.turn++;
    } else if (!moves.canCapture(position.cells, chain)) {
      endChain(position, chain);
    }
  };

  const steps = (position: TrioPosition, into: Int32Array): number => {
    if (position.ended >= 0) return 0;
    const count = moves.write(position, into);
    if (count > 0) return count;
    into[0] = PASS;
    return 1;
  };

  const key = (position: TrioPosition): string => {
    const { cells, mover, chain, fallen } = position;
    const board = hasTowers
      ? Array.from(cells, (code, cell) => [code, ...(code === 0 ? [] : stackOn(position, cell))].join('.'))
      : cells;
    const isOut = Array.from(fallen, (event) => Math.sign(event));
    return [mover, chain, ...isOut, ...board].join(' ');
  };

  return {
    seats: SEATS,
    maxSteps: homes[0]!.length * MAX_KING_STEPS,
    setup: (first) => startPosition(ruleset, first),
    clone: clonePosition,
    copy: copyPosition,
    steps,
    play,
    exit,
    outcome: outcomeOf,
    agreedPoints: drawPoints,
    isIn: (position, seat) => position.fallen[seat] === 0,
    key,
    isUnsettled: moves.hasCapture,
  };
}
