import { below, type Random } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';
import { Meter } from './meter.ts';
import { buildPlayout } from './playout.ts';
import { writeOutcome, writeValue } from './shares.ts';
import { type Tree, takeTree } from './tree.ts';

/** How much a rarely tried step is favoured, results lying between 0 and 1. */
const EXPLORATION = 0.2;

/**
 * In games with so many steps a position, work that `weighs` goes where it promises most: steps are tried in the order of
 * what they are worth at once, few at first, and settled positions are evaluated without a random turn.
 */
const WIDE_GAME = 600;
const WIDE_EXPLORATION = 0.1;
/** Fewer steps are not worth weighing. */
const WEIGHED_FROM = 32;
/** After n visits so many times the root of n steps may have been tried. */
const WIDENING = 2;

export interface TreeWork {
  /** The number of playouts at most; fewer are made when the position is decided before. */
  readonly playouts: number;
  /** The work at most, as `Meter` counts it. */
  readonly cost: number;
  /** For enough work to see the replies to replies, even among hundreds of steps. */
  readonly weighs?: boolean;
}

/**
 * Monte-Carlo tree search for any number of seats: each node keeps the results of every seat, and whose turn it
 * is chooses by its own. Nodes are steps, not turns; a step without alternative costs no playout of its own; ends
 * of the game that are found go up the tree as certain. Of the root's steps only `choices` are looked at, all of
 * them legal and at least one. The position is left as it was. Give the tree back when it has been read.
 */
export function searchTree<P extends Position>(
  variant: Variant<P>,
  position: P,
  choices: readonly Step[],
  { playouts, cost, weighs = false }: TreeWork,
  random: Random,
): Tree {
  const { rules } = variant;
  const { seats } = rules;
  const meter = new Meter(cost);
  const tree = takeTree(seats);
  const isWide = weighs && rules.maxSteps >= WIDE_GAME;
  const exploration = isWide ? WIDE_EXPLORATION : EXPLORATION;
  const playout = buildPlayout(variant, random, meter, !isWide);
  const buffer = new Int32Array(rules.maxSteps);
  const at = rules.clone(position);
  const result = new Float64Array(seats);
  const path: number[] = [];
  const scratch = rules.clone(position);
  const worth = new Float64Array(isWide ? rules.maxSteps : 0);

  /** Puts the first `count` of the buffer in random order: the first ones are tried first. */
  const shuffle = (count: number): void => {
    for (let i = 0; i < count - 1; i++) {
      const other = i + below(random, count - i);
      const step = buffer[other]!;
      buffer[other] = buffer[i]!;
      buffer[i] = step;
    }
  };

  /** Puts the first `count` of the buffer in the order in which to try them: by chance, or by what they are worth at once. */
  const arrange = (from: P, count: number): void => {
    shuffle(count);
    if (!isWide || count < WEIGHED_FROM) return;
    for (let i = 0; i < count; i++) {
      rules.copy(from, scratch);
      rules.play(scratch, buffer[i]!);
      writeValue(variant, scratch, result);
      worth[i] = result[from.mover]!;
    }
    meter.noteWeighed(count);
    const best = Array.from({ length: count }, (_, i) => i).sort((a, b) => worth[b]! - worth[a]!);
    buffer.set(best.map((i) => buffer[i]!));
  };

  /** How many of so many children may have been tried by now. */
  const widthOf = (count: number, visits: number): number =>
    isWide && count >= WEIGHED_FROM ? Math.min(count, Math.ceil(WIDENING * Math.sqrt(visits + 1))) : count;

  /** The child to try next: an unvisited one, else the best by mean and by how seldom it was tried. */
  const select = (node: number): number => {
    const first = tree.firstChild[node]!;
    const tried = tree.triedCount[node]!;
    const count = tree.childCount[node]!;
    if (tried < widthOf(count, tree.visits[node]!)) {
      tree.triedCount[node] = tried + 1;
      return first + tried;
    }
    const { visits, values, isProven } = tree;
    const end = first + tried;
    const mover = tree.mover[node]!;
    const favour = exploration * Math.sqrt(Math.log(visits[node]!));
    let best = first;
    let bestWorth = -1;
    for (let child = first; child < end; child++) {
      const known = values[child * seats + mover]!;
      const count = visits[child]!;
      const worth = (isProven[child] === 1 ? known : known / count) + favour / Math.sqrt(count);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = child;
      }
    }
    return best;
  };

  /** Goes down from the root to a leaf, noting the path, and writes the leaf's result. */
  const descend = (): void => {
    rules.copy(position, at);
    path.length = 0;
    for (let node = 0; ; ) {
      path.push(node);
      if (tree.isProven[node] === 1) {
        for (let seat = 0; seat < seats; seat++) result[seat] = tree.values[node * seats + seat]!;
        return;
      }
      if (tree.childCount[node] === -1) {
        const count = rules.steps(at, buffer);
        if (count === 0) {
          writeOutcome(rules.outcome(at)!, result);
          tree.prove(node, result);
          return;
        }
        // A leaf grows at its second visit, or at once where there is no choice.
        const mayGrow = count === 1 || tree.visits[node]! > 0;
        if (mayGrow) arrange(at, count);
        if (!mayGrow || !tree.expand(node, at.mover, buffer, count)) {
          playout(at, buffer, count, result);
          return;
        }
      }
      meter.note(tree.childCount[node]!);
      node = select(node);
      rules.play(at, tree.step[node]!);
    }
  };

  const backUp = (): void => {
    let mayProve = tree.isProven[path.at(-1)!] === 1;
    for (let i = path.length - 1; i >= 0; i--) {
      const node = path[i]!;
      tree.visits[node]!++;
      if (tree.isProven[node] === 1) continue;
      if (mayProve) mayProve = tree.proveByChildren(node);
      if (mayProve) continue;
      for (let seat = 0; seat < seats; seat++) tree.values[node * seats + seat]! += result[seat]!;
    }
  };

  buffer.set(choices);
  arrange(position, choices.length);
  tree.expand(0, position.mover, buffer, choices.length);
  for (let i = 0; i < playouts && tree.isProven[0] === 0 && !meter.isSpent; i++) {
    descend();
    backUp();
  }
  return tree;
}
