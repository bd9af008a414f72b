import { below, type Random } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';
import { buildPlayout, writeOutcome } from './playout.ts';
import { Tree } from './tree.ts';

/** How much a rarely tried step is favoured, results lying between 0 and 1. */
const EXPLORATION = 0.2;
/** A certain value this near to 1 or 0 is a win or a loss. */
const EPSILON = 1e-9;

export interface Work {
  /** The number of playouts at most; fewer are made when the position is decided before. */
  readonly playouts: number;
  /** 0: the step most visited. Above: drawn by visits ^ (1 / temperature). */
  readonly temperature: number;
}

/**
 * Monte-Carlo tree search for any number of seats: each node keeps the results of every seat, and whose turn it
 * is chooses by its own. Nodes are steps, not turns; a step without alternative costs no playout of its own; ends
 * of the game that are found go up the tree as certain. The position is left as it was. Throws when the game is over.
 */
export function searchStep<P extends Position>(
  variant: Variant<P>,
  position: P,
  { playouts, temperature }: Work,
  random: Random,
): Step {
  const { rules } = variant;
  const tree = new Tree(rules.seats);
  const playout = buildPlayout(variant, random);
  const buffer = new Int32Array(rules.maxSteps);
  const at = rules.clone(position);
  const result = new Float64Array(rules.seats);
  const path: number[] = [];

  /** Gives a node its children, in random order; false when the tree is full. */
  const expand = (node: number): boolean => {
    const count = rules.steps(at, buffer);
    if (!tree.hasRoomFor(count)) return false;
    tree.mover[node] = at.mover;
    tree.firstChild[node] = tree.size;
    for (let i = 0; i < count; i++) {
      const other = i + below(random, count - i);
      tree.add(buffer[other]!);
      buffer[other] = buffer[i]!;
    }
    tree.childCount[node] = count;
    return true;
  };

  /** The child to try next: an unvisited one, else the best by mean and by how seldom it was tried. */
  const select = (node: number): number => {
    const first = tree.firstChild[node]!;
    const end = first + tree.childCount[node]!;
    const mover = tree.mover[node]!;
    const logVisits = Math.log(tree.visits[node]!);
    let best = first;
    let bestWorth = -1;
    for (let child = first; child < end; child++) {
      const visits = tree.visits[child]!;
      if (visits === 0) return child;
      const worth = tree.mean(child, mover) + EXPLORATION * Math.sqrt(logVisits / visits);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = child;
      }
    }
    return best;
  };

  /** Makes a node certain when its mover has a certain win, or when all its children are certain. Tells whether. */
  const prove = (node: number): boolean => {
    const first = tree.firstChild[node]!;
    const end = first + tree.childCount[node]!;
    const mover = tree.mover[node]!;
    let best = -1;
    let areAllProven = true;
    for (let child = first; child < end; child++) {
      if (tree.isProven[child] === 0) areAllProven = false;
      else if (best < 0 || tree.mean(child, mover) > tree.mean(best, mover)) best = child;
    }
    if (best < 0 || (!areAllProven && tree.mean(best, mover) < 1 - EPSILON)) return false;
    tree.prove(node, tree.values.subarray(best * rules.seats, (best + 1) * rules.seats));
    return true;
  };

  /** Goes down from the root to a leaf, noting the path, and writes the leaf's result. */
  const descend = (): void => {
    rules.copy(position, at);
    path.length = 0;
    for (let node = 0; ; ) {
      path.push(node);
      if (tree.isProven[node] === 1) {
        for (let seat = 0; seat < rules.seats; seat++) result[seat] = tree.mean(node, seat);
        return;
      }
      const isNew = tree.childCount[node] === -1;
      if (isNew) {
        const outcome = rules.outcome(at);
        if (outcome) {
          writeOutcome(outcome, result);
          tree.prove(node, result);
          return;
        }
        if (!expand(node)) return playout(at, result);
      }
      const isForced = tree.childCount[node] === 1;
      if (isNew && !isForced) return playout(at, result);
      node = isForced ? tree.firstChild[node]! : select(node);
      rules.play(at, tree.step[node]!);
    }
  };

  const backUp = (): void => {
    let mayProve = tree.isProven[path.at(-1)!] === 1;
    for (let i = path.length - 1; i >= 0; i--) {
      const node = path[i]!;
      tree.visits[node]!++;
      if (tree.isProven[node] === 1) continue;
      if (mayProve) mayProve = prove(node);
      if (mayProve) continue;
      for (let seat = 0; seat < rules.seats; seat++) tree.values[node * rules.seats + seat]! += result[seat]!;
    }
  };

  for (let i = 0; i < playouts && tree.isProven[0] === 0; i++) {
    descend();
    backUp();
    // A position without a choice needs no search.
    if (tree.childCount[0] === 1) break;
  }
  return pick(tree, temperature, random);
}

/** The child of the root to play: a certain win, else by visits among those that are no certain loss. */
function pick(tree: Tree, temperature: number, random: Random): Step {
  const count = tree.childCount[0]!;
  if (count < 1) throw new Error('the game is over');
  const mover = tree.mover[0]!;
  const children = Array.from({ length: count }, (_, i) => tree.firstChild[0]! + i);
  const known = children.filter((child) => tree.isProven[child] === 1);
  const best = Math.max(...known.map((child) => tree.mean(child, mover)));
  const isBest = (child: number): boolean => tree.isProven[child] === 1 && tree.mean(child, mover) === best;
  if (best > 1 - EPSILON || known.length === count) return tree.step[children.find(isBest)!]!;

  const isLost = (child: number): boolean => tree.isProven[child] === 1 && tree.mean(child, mover) < EPSILON;
  const open = children.filter((child) => !isLost(child));
  const most = Math.max(...open.map((child) => tree.visits[child]!));
  if (temperature === 0 || most === 0) return tree.step[open.find((child) => tree.visits[child] === most)!]!;
  const weights = open.map((child) => (tree.visits[child]! / most) ** (1 / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight);
  const drawn = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return tree.step[open[Math.max(0, drawn)]!]!;
}
