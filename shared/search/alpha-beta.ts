import { below, type Random } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';
import { seatsIn } from '../games/turn.ts';
import { Meter } from './meter.ts';
import { Ordering } from './ordering.ts';
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './transposition.ts';

/** The value of a win at once; each turn until then takes one off. No evaluation comes near it. */
export const WIN = 1e6;
/** From here on a value is a win that has been seen to its end. */
export const SEEN_WIN = WIN - 10_000;
/** Turns are played on while something hangs, so many at most. */
const MAX_EXTRA_TURNS = 12;
/**
 * At the first depth they grow to that, one search after another: where nearly always something hangs and all is
 * allowed, even one step could not be followed for twelve turns.
 */
const EXTRA_TURNS = [0, 1, 2, 3, 4, 6, 8, MAX_EXTRA_TURNS];
/** So many steps deep at most: where nobody has a choice, turns cost no depth. */
const MAX_PLY = 120;
/** Late steps are searched less deep from this depth on, the first steps of a position always fully. */
const LEAST_REDUCED_DEPTH = 3;
const FULL_STEPS = 3;
const TABLE_BITS = { least: 8, most: 17 };

export interface AlphaBetaWork {
  /** The work at most, as `Meter` counts it. */
  readonly cost: number;
  /** Turns ahead at most. */
  readonly depth: number;
  /** The values of all choices so near to the best are found too, in evaluation units. */
  readonly margin?: number;
  /** Searches every line to the full depth: slower, and equal to plain minimax. */
  readonly isExact?: boolean;
}

export interface Valued {
  readonly step: Step;
  /**
   * The mover's evaluation minus the opponent's, above SEEN_WIN for a win seen to its end. Exact for the best and for
   * those within the margin; for others it may be any number below those.
   */
  readonly value: number;
}

/**
 * Alpha-beta search for two seats still in, deeper and deeper until the work is done. Depth counts turns; a turn
 * without any choice costs none. Of the root's steps only `choices` are looked at, all of them legal and at least
 * one. Returns them best first, equal ones by chance. The position is left as it was.
 */
export function searchTwo<P extends Position>(
  { rules, evaluate }: Variant<P>,
  position: P,
  choices: readonly Step[],
  { cost, depth: maxDepth, margin = 0, isExact = false }: AlphaBetaWork,
  random: Random,
): Valued[] {
  const [one, two] = seatsIn(rules, position);
  if (one === undefined || two === undefined) throw new Error('two seats must be in');
  const meter = new Meter(cost);
  const ordering = new Ordering(MAX_PLY, rules.maxSteps);
  const tableBits = Math.min(TABLE_BITS.most, Math.max(TABLE_BITS.least, Math.ceil(Math.log2(cost)) - 1));
  const table = rules.hash ? new TranspositionTable(tableBits) : null;
  const words = new Int32Array(2);
  const worth = new Float64Array(rules.seats);
  const line: P[] = [rules.clone(position)];
  const buffers: Int32Array[] = [];
  let extraTurns = 0;
  /** Whether something still hung where the extra turns ended. */
  let isCut = false;
  let isStopped = false;

  /** The seats by side. At the end of a game the mover may be one who is out: he counts as the second. */
  const sides = [one, two] as const;
  const sideOf = (at: P): 0 | 1 => (at.mover === one ? 0 : 1);

  /** The value of a position that is searched no further. Nearer wins are greater. */
  const standOf = (at: P): number => {
    const own = sides[sideOf(at)];
    const other = own === one ? two : one;
    const outcome = rules.outcome(at);
    if (!outcome) {
      evaluate(at, worth);
      return worth[own]! - worth[other]!;
    }
    // A lower place number is the better one.
    return Math.sign(outcome.places[other]! - outcome.places[own]!) * (WIN - (at.turn - position.turn));
  };

  /** Values of wins count from the root, but are stored as counted from where they stand. */
  const fromRoot = (value: number, at: P): number => {
    if (value > SEEN_WIN) return value - (at.turn - position.turn);
    return value < -SEEN_WIN ? value + (at.turn - position.turn) : value;
  };
  const fromHere = (value: number, at: P): number => {
    if (value > SEEN_WIN) return value + (at.turn - position.turn);
    return value < -SEEN_WIN ? value - (at.turn - position.turn) : value;
  };

  /** Plays a step of `line[ply]` and returns its value to who plays it. `hasChosen`: this turn has left a choice. */
  const worthOf = (
    ply: number,
    step: Step,
    depth: number,
    alpha: number,
    beta: number,
    hasChosen: boolean,
  ): number => {
    const at = line[ply]!;
    line[ply + 1] ??= rules.clone(at);
    const next = line[ply + 1]!;
    rules.copy(at, next);
    rules.play(next, step);
    const isOver = next.turn > at.turn;
    const left = isOver && hasChosen ? depth - 1 : depth;
    const goesOn = hasChosen && !isOver;
    // The steps of one turn belong to one player.
    if (sideOf(next) === sideOf(at)) return search(ply + 1, left, alpha, beta, isOver, goesOn);
    return -search(ply + 1, left, -beta, -alpha, isOver, goesOn);
  };

  /** The value of `line[ply]` to its mover, right within (alpha, beta), else a bound. `depth` below 0 counts extra turns. */
  const search = (
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    isFresh: boolean,
    hasChosen: boolean,
  ): number => {
    const at = line[ply]!;
    if (meter.isSpent) isStopped = true;
    if (isStopped) return 0;
    const isUnsettled = isFresh && rules.isUnsettled(at);
    const isLeaf = isFresh && depth <= 0 && (!isUnsettled || depth <= -extraTurns);
    if (isLeaf || ply >= MAX_PLY - 1) {
      if (isUnsettled) isCut = true;
      meter.note(0);
      return standOf(at);
    }

    let known = -1;
    let low = 0;
    let high = 0;
    // Depth alone must say what a stored value is worth.
    const isStored = table !== null && isFresh && depth > 0 && extraTurns === MAX_EXTRA_TURNS;
    if (isStored) {
      rules.hash!(at, words);
      low = words[0]!;
      high = words[1]!;
      const slot = table.find(low, high);
      if (slot >= 0) {
        known = table.step[slot]!;
        const isDeep = isExact ? table.depth[slot] === depth : table.depth[slot]! >= depth;
        const value = fromRoot(table.value[slot]!, at);
        const bound = table.bound[slot]!;
        if (isDeep && (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)))
          return value;
      }
    }

    buffers[ply] ??= new Int32Array(rules.maxSteps);
    const steps = buffers[ply];
    const count = rules.steps(at, steps);
    if (count === 0) return standOf(at);
    const side = sideOf(at);
    if (count > 1) ordering.sort(steps, count, ply, side, known);
    const choosing = hasChosen || count > 1;
    const mayReduce = !isExact && isFresh && !isUnsettled && depth >= LEAST_REDUCED_DEPTH;
    let best = Number.NEGATIVE_INFINITY;
    let bestStep = -1;
    let floor = alpha;
    for (let i = 0; i < count; i++) {
      const step = steps[i]!;
      meter.note(i === 0 ? count : 0);
      let value: number;
      if (i === 0) value = worthOf(ply, step, depth, floor, beta, choosing);
      else {
        const isLate = mayReduce && i >= FULL_STEPS && !ordering.isKiller(step, ply);
        value = worthOf(ply, step, isLate ? depth - 1 : depth, floor, floor + 1, choosing);
        if (isLate && value > floor) value = worthOf(ply, step, depth, floor, floor + 1, choosing);
        if (value > floor && value < beta) value = worthOf(ply, step, depth, floor, beta, choosing);
      }
      if (isStopped) return 0;
      if (value > best) {
        best = value;
        bestStep = step;
      }
      if (value > floor) floor = value;
      if (floor >= beta) {
        if (count > 1) ordering.reward(step, ply, side, depth);
        break;
      }
    }
    if (isStored) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      table.store(low, high, depth, bound, fromHere(best, at), bestStep);
    }
    return best;
  };

  /** Searches the root's steps to one depth, in order; fewer of them when the work is spent. */
  const searchRoot = (steps: readonly Step[], depth: number): Valued[] => {
    const valued: Valued[] = [];
    let best = Number.NEGATIVE_INFINITY;
    const choosing = steps.length > 1;
    for (const step of steps) {
      const floor = best - margin;
      const isFirst = valued.length === 0;
      let value = worthOf(0, step, depth, floor, isFirst ? Number.POSITIVE_INFINITY : floor + 1, choosing);
      if (!isFirst && value > floor) {
        value = worthOf(0, step, depth, floor, Number.POSITIVE_INFINITY, choosing);
      }
      if (isStopped) break;
      valued.push({ step, value });
      best = Math.max(best, value);
    }
    return valued;
  };

  const inOrder = [...choices];
  for (let i = inOrder.length - 1; i > 0; i--) {
    const other = below(random, i + 1);
    [inOrder[i], inOrder[other]] = [inOrder[other]!, inOrder[i]!];
  }
  let valued: Valued[] = inOrder.map((step) => ({ step, value: 0 }));
  /** Searches once more, with what was found before as the order. Tells whether to go on. */
  const deepen = (depth: number, extra: number): boolean => {
    extraTurns = extra;
    isCut = false;
    const found = searchRoot(
      valued.map(({ step }) => step),
      depth,
    );
    if (found.length === 0) return false;
    // What was not reached stays behind what was, and may be no better.
    found.sort((a, b) => b.value - a.value);
    const ceiling = found.at(-1)!.value;
    const rest = valued.slice(found.length);
    valued = [...found, ...rest.map(({ step, value }) => ({ step, value: Math.min(value, ceiling) }))];
    ordering.fade();
    return !isStopped && Math.abs(valued[0]!.value) <= SEEN_WIN;
  };
  let goesOn = true;
  for (const extra of EXTRA_TURNS) {
    goesOn = deepen(1, extra);
    if (!goesOn || !isCut) break;
  }
  for (let depth = 2; goesOn && depth <= maxDepth; depth++) goesOn = deepen(depth, MAX_EXTRA_TURNS);
  return valued;
}
