import type { Seat } from '../core/seat.ts';

/** A tree keeps to some 50 MB: when it is full its leaves grow no further. */
export const MAX_NODES = 1 << 20;

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
  /** -1 until the node is expanded; 0 at the end of a game. */
  childCount = new Int32Array(0);
  /** Whose choice it is at the node, known once expanded. */
  mover = new Uint8Array(0);
  visits = new Int32Array(0);
  /** 1 when the values are certain: `values` then holds the values themselves, not their sums. */
  isProven = new Uint8Array(0);
  /** The sums of the results, `seats` to a node. */
  values = new Float64Array(0);

  constructor(seats: number) {
    this.seats = seats;
    this.add(0);
  }

  /** Adds an unvisited node and returns it. There must be room: see `hasRoomFor`. */
  add(step: number): number {
    const node = this.size++;
    if (node >= this.step.length) this.#grow();
    this.step[node] = step;
    this.childCount[node] = -1;
    return node;
  }

  hasRoomFor(count: number): boolean {
    return this.size + count <= MAX_NODES;
  }

  /** Turns node `node` into a certain one. */
  prove(node: number, values: ArrayLike<number>): void {
    this.isProven[node] = 1;
    for (let seat = 0; seat < this.seats; seat++) this.values[node * this.seats + seat] = values[seat]!;
  }

  /** The mean result of a visited node for a seat. */
  mean(node: number, seat: Seat): number {
    const value = this.values[node * this.seats + seat]!;
    return this.isProven[node] === 1 ? value : value / this.visits[node]!;
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
    this.visits = ints(this.visits);
    this.mover = bytes(this.mover);
    this.isProven = bytes(this.isProven);
    const values = new Float64Array(length * this.seats);
    values.set(this.values);
    this.values = values;
  }
}
