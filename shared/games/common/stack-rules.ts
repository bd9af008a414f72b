import type { Seat } from '../../core/seat.ts';
import { type ExitReason, type Outcome, PASS, type Rules, type Step } from '../game.ts';
import { STOP, type StackMoves, stepCount, stepFrom, stepTo } from './stack-moves.ts';
import {
  blankPosition,
  changeMover,
  clonePosition,
  copyPosition,
  headOf,
  heightOf,
  liftOnto,
  NO_ORIGIN,
  noteHistory,
  ONE_PIECE,
  restartHistory,
  type StackPosition,
  timesSeen,
  toggleStack,
} from './stack-position.ts';
import { nextSeat, STACKS_TO_WIN, type StackRuleset } from './stack-ruleset.ts';

/** How a game of stacks ends (A11-A13, T8-T11). */
export const OUTCOME_REASONS = ['castle', 'no-move', 'repetition', 'last-standing'] as const;
const reason = (name: (typeof OUTCOME_REASONS)[number]): number => OUTCOME_REASONS.indexOf(name);
const CASTLE = reason('castle');
const NO_MOVE = reason('no-move');
const REPETITION = reason('repetition');
const LAST_STANDING = reason('last-standing');

/** A piece as it is laid out: `cell` counts from the bottom of its stack up in the order given. */
export interface Laid {
  readonly cell: number;
  readonly owner: Seat;
  readonly kind: number;
}

export interface StackRules extends Rules<StackPosition> {
  /** A position between turns with these pieces; T9 counts from here. */
  layOut(pieces: Iterable<Laid>, mover: Seat): StackPosition;
  /** By castle x seats + attacker: how many stacks with the attacker's head stand in the castle. */
  writeStanding(position: StackPosition, into: Uint8Array): void;
}

export function buildStackRules(ruleset: StackRuleset, moves: StackMoves): StackRules {
  const { board, castles, decidesAt, passesWithoutMove, setUp } = ruleset;
  const { seats } = board;
  const castleCells = Uint8Array.from([...castles.keys()].filter((cell) => castles[cell]! < seats));
  const standing = new Uint8Array(seats * seats);
  /** A stack's top pieces can be lifted in as many ways as it is high; each head sees 18 cells at most. */
  const maxSteps = seats * 20 * 18 + 1;

  const isOut = ({ out }: StackPosition, seat: Seat): boolean => ((out >> seat) & 1) !== 0;

  const writeStanding = (position: StackPosition, into: Uint8Array): void => {
    into.fill(0);
    for (let i = 0; i < castleCells.length; i++) {
      const cell = castleCells[i]!;
      if (position.tallies[cell] !== 0) into[castles[cell]! * seats + headOf(position, cell)]!++;
    }
  };

  /** T9: notes which attacks stand, and since which turn; `turn` has just been completed by `mover`. */
  const noteAttacks = ({ since }: StackPosition, turn: number, mover: Seat): void => {
    for (let i = 0; i < since.length; i++) {
      const attacker = i % seats;
      const isAttack = standing[i]! >= STACKS_TO_WIN && (i - attacker) / seats !== attacker;
      if (!isAttack) since[i] = 0;
      else if (since[i] === 0) since[i] = 2 * turn + (attacker === mover ? 1 : 2);
    }
  };

  /** A11, T8: who has won as the turn of `seat` begins, or -1. T9: of several attackers the first. */
  const conqueror = (position: StackPosition, seat: Seat): Seat => {
    const { since } = position;
    let best = -1;
    let earliest = 0;
    for (let other = 0; other < seats; other++) {
      const attacker = decidesAt === 'attacker' ? seat : other;
      const castle = decidesAt === 'attacker' ? other : seat;
      const at = since[castle * seats + attacker]!;
      if (at === 0 || isOut(position, attacker) || (best >= 0 && at >= earliest)) continue;
      best = attacker;
      earliest = at;
    }
    return best;
  };

  const win = (position: StackPosition, winner: Seat, by: number): void => {
    position.ended = by;
    position.winner = winner;
  };

  /** Completes the turn. Without `decides` nobody wins by it: who leaves by agreement decides nothing. */
  const endTurn = (position: StackPosition, decides: boolean): void => {
    const { mover } = position;
    position.turn++;
    position.origin = NO_ORIGIN;
    writeStanding(position, standing);
    noteAttacks(position, position.turn, mover);
    let next = mover;
    do {
      next = nextSeat(ruleset, next);
      // The castle of a seat that has left may be conquered as well, at what would be its turn.
      const winner = decides ? conqueror(position, next) : -1;
      if (winner >= 0) win(position, winner, CASTLE);
    } while (position.ended < 0 && isOut(position, next));
    changeMover(position, next);
    noteHistory(position);
    if (position.ended >= 0) return;
    const left = seats - (position.out === 0 ? 0 : 1);
    if (timesSeen(position, left) >= 3) position.ended = REPETITION;
  };

  const play = (position: StackPosition, step: Step): void => {
    if (step === PASS || step === STOP) {
      endTurn(position, true);
      return;
    }
    const from = stepFrom(step);
    liftOnto(position, from, stepTo(step), stepCount(step));
    // A8: on from the same origin while an own piece lies open there; where it could not move the turn is over too.
    const goesOn =
      position.tallies[from] !== 0 &&
      headOf(position, from) === position.mover &&
      moves.canMoveFrom(position, from);
    if (goesOn) position.origin = from;
    else endTurn(position, true);
  };

  const exit = (position: StackPosition, seat: Seat, why: ExitReason): void => {
    if (isOut(position, seat)) throw new Error(`seat ${seat} is out already`);
    changeMover(position, position.mover, position.out | (1 << seat));
    const left = [...Array(seats).keys()].filter((other) => !isOut(position, other));
    if (left.length === 1) {
      win(position, left[0]!, LAST_STANDING);
      position.origin = NO_ORIGIN;
      return;
    }
    // T10: until a second one leaves, the two others play on, and the pieces stay.
    if (seat === position.mover) endTurn(position, why === 'flagged');
    restartHistory(position);
  };

  const steps = (position: StackPosition, into: Int32Array): number => {
    if (position.ended >= 0) return 0;
    const count = moves.write(position, into);
    if (position.origin !== NO_ORIGIN) into[count] = STOP;
    else if (count > 0 || !passesWithoutMove) return count;
    else into[0] = PASS;
    return count + 1;
  };

  const countTurns = (position: StackPosition): number => {
    if (position.ended >= 0) return 0;
    const count = moves.count(position);
    return count === 0 && passesWithoutMove ? 1 : count;
  };

  /**
   * T8: an attack stands that the player between may parry. Where the attacker's own turn decides (A11) going on
   * at random made bots weaker.
   */
  const isUnsettled = ({ since, ended }: StackPosition): boolean => {
    if (decidesAt === 'attacker' || ended >= 0) return false;
    for (let i = 0; i < since.length; i++) if (since[i] !== 0) return true;
    return false;
  };

  const outcome = (position: StackPosition): Outcome | null => {
    let { ended, winner } = position;
    if (ended < 0 && !passesWithoutMove && position.origin === NO_ORIGIN && !moves.hasMove(position)) {
      ended = NO_MOVE;
      winner = nextSeat(ruleset, position.mover);
    }
    if (ended < 0) return null;
    const places = Array.from({ length: seats }, (_, seat) =>
      ended === REPETITION || seat === winner ? 1 : 2,
    );
    return { places, reason: OUTCOME_REASONS[ended]! };
  };

  const layOut = (pieces: Iterable<Laid>, mover: Seat): StackPosition => {
    const position = blankPosition(seats, board.cells);
    for (const { cell, owner, kind } of pieces) {
      const level = heightOf(position.tallies[cell]!);
      position.owners[cell]! |= owner << (2 * level);
      position.kinds[cell]! |= kind << (2 * level);
      position.tallies[cell]! += ONE_PIECE + (1 << (4 * owner));
    }
    for (let cell = 0; cell < board.cells; cell++) toggleStack(position, cell);
    changeMover(position, mover);
    writeStanding(position, standing);
    noteAttacks(position, 0, -1);
    noteHistory(position);
    const winner = conqueror(position, mover);
    if (winner >= 0) win(position, winner, CASTLE);
    return position;
  };

  const setup = (first: Seat): StackPosition =>
    layOut(
      board.rotations.flatMap((rotation, owner) =>
        [...setUp].flatMap(([cell, kinds]) => kinds.map((kind) => ({ cell: rotation[cell]!, owner, kind }))),
      ),
      first,
    );

  return {
    seats,
    maxSteps,
    setup,
    clone: clonePosition,
    copy: copyPosition,
    steps,
    countTurns,
    play,
    exit,
    outcome,
    isIn: (position, seat) => !isOut(position, seat),
    key: ({ words, mover, origin, out }) => `${mover}:${origin}:${out}:${words.join()}`,
    hash: ({ hashLow, hashHigh }, into) => {
      into[0] = hashLow;
      into[1] = hashHigh;
    },
    isUnsettled,
    layOut,
    writeStanding,
  };
}
