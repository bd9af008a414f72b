import type { Seat } from '../core/seat.ts';
import type { Step } from '../games/game.ts';

/** A tree keeps to some 50 MB: when it is full its leaves grow no further. */
export const MAX_NODES = 1 << 20;
/** A certain value this near to 1 or 0 is a win or a loss. */
export const EPSILON = 1e-9;

/** The tree given back last: fresh memory for each answer would cost as much as a good part of the search. */
let spare: Tree | null = null;

/** A tree with a root only. Searches that give theirs back share its memory, one after another. */
export function takeTree(seats: number): Tree {
  const tree = spare;
  spare = null;
  if (tree?.seats !== seats) return new Tree(seats);
  tree.clear();
  return tree;
}

/** The tree must not be read any more. */
export function giveBack(tree: Tree): void {
  spare = tree;
}

/**
 * The nodes of a search tree as columns, a node being its index. The children of a node stand side by side.
 * Values are shares of the win by seat, from 0 to 1.
 */
export class Tree {
  readonly seats: number;
  size = 0;
  /** The step that leads to the node. */
  step = new Int32Array(0);
  firstChild = new Int32Array(0);
  /** -1 until the node is expanded. */
  childCount = new Int32Array(0);
  /** How many of the children have been visited: the first ones. */
  triedCount = new Int32Array(0);
  /** Whose choice it is at the node, known once expanded. */
  mover = new Uint8Array(0);
  visits = new Int32Array(0);
  /** 1 when the values are certain: `values` then holds the values themselves, not their sums. */
  isProven = new Uint8Array(0);
  /** The sums of the results, `seats` to a node. */
  values = new Float64Array(0);

  constructor(seats: number) {
    this.seats = seats;
    this.clear();
  }

  /** Leaves nothing but an unvisited root; the memory stays. */
  clear(): void {
    this.size = 0;
    this.#add(0);
  }

  /** Gives a node its children, the first `count` of `steps`; false when there is no room. */
  expand(node: number, mover: Seat, steps: ArrayLike<Step>, count: number): boolean {
    if (this.size + count > MAX_NODES) return false;
    this.mover[node] = mover;
    this.firstChild[node] = this.size;
    this.childCount[node] = count;
    for (let i = 0; i < count; i++) this.#add(steps[i]!);
    return true;
  }

  /** Makes a node certain. */
  prove(node: number, values: ArrayLike<number>): void {
    this.isProven[node] = 1;
    for (let seat = 0; seat < this.seats; seat++) this.values[node * this.seats + seat] = values[seat]!;
  }

  /**
   * Makes a node certain when its mover has a certain win, or when all its children are certain and the best of
   * them for the mover are alike for everybody: whom a mover lets win who cannot win is not certain. Tells whether.
   */
  proveByChildren(node: number): boolean {
    const { seats, values, isProven } = this;
    const first = this.firstChild[node]!;
    const end = first + this.childCount[node]!;
    const mover = this.mover[node]!;
    let best = -1;
    let areAllProven = true;
    for (let child = first; child < end; child++) {
      if (isProven[child] === 0) areAllProven = false;
      else if (best < 0 || values[child * seats + mover]! > values[best * seats + mover]!) best = child;
    }
    if (best < 0) return false;
    const worth = values[best * seats + mover]!;
    if (worth < 1 - EPSILON) {
      if (!areAllProven) return false;
      for (let child = first; child < end; child++) {
        if (values[child * seats + mover]! === worth && !this.#areAlike(child, best)) return false;
      }
    }
    this.prove(node, values.subarray(best * seats, (best + 1) * seats));
    return true;
  }

  /** The mean result of a visited node for a seat. */
  mean(node: number, seat: Seat): number {
    const value = this.values[node * this.seats + seat]!;
    return this.isProven[node] === 1 ? value : value / this.visits[node]!;
  }

  #areAlike(one: number, other: number): boolean {
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.values[one * this.seats + seat] !== this.values[other * this.seats + seat]) return false;
    }
    return true;
  }

  #add(step: Step): void {
    const node = this.size++;
    if (node >= this.step.length) this.#grow();
    this.step[node] = step;
    this.childCount[node] = -1;
    this.triedCount[node] = 0;
    this.visits[node] = 0;
    this.isProven[node] = 0;
    const end = this.size * this.seats;
    for (let i = node * this.seats; i < end; i++) this.values[i] = 0;
  }

  #grow(): void {
    const length = Math.max(1024, 2 * this.step.length);
    const ints = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const longer = new Int32Array(length);
      longer.set(old);
      return longer;
    };
    const bytes = (old: Uint8Array): Uint8Array<ArrayBuffer> => {
      const longer = new Uint8Array(length);
      longer.set(old);
      return longer;
    };
    this.step = ints(this.step);
    this.firstChild = ints(this.firstChild);
    this.childCount = ints(this.childCount);
    this.triedCount = ints(this.triedCount);
    this.visits = ints(this.visits);
    this.mover = bytes(this.mover);
    this.isProven = bytes(this.isProven);
    const values = new Float64Array(length * this.seats);
    values.set(this.values);
    this.values = values;
  }
}
