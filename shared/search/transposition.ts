import type { Step } from '../games/game.ts';

/** What a stored value says: the value itself, or that the true one is at least or at most so great. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/**
 * Positions searched before, by hash, a slot being its index. A newer one takes the place of an older one. Bounded:
 * 22 bytes a slot.
 */
export class TranspositionTable {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly step: Int32Array;
  /** Turns searched below; -1 in an empty slot. */
  readonly depth: Int8Array;
  readonly bound: Uint8Array;
  readonly value: Float64Array;

  /** `bits`: there are 2 ^ bits slots. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.#mask = size - 1;
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.step = new Int32Array(size);
    this.depth = new Int8Array(size).fill(-1);
    this.bound = new Uint8Array(size);
    this.value = new Float64Array(size);
  }

  /** The slot that holds the position, or -1. */
  find(low: number, high: number): number {
    const slot = low & this.#mask;
    return this.#low[slot] === low && this.#high[slot] === high && this.depth[slot]! >= 0 ? slot : -1;
  }

  store(low: number, high: number, depth: number, bound: number, value: number, step: Step): void {
    const slot = low & this.#mask;
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.depth[slot] = depth;
    this.bound[slot] = bound;
    this.value[slot] = value;
    this.step[slot] = step;
  }
}
