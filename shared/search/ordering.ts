import type { Step } from '../games/game.ts';

/** Steps share a slot of the history by hash: 2 ^ HISTORY_BITS slots a side. */
const HISTORY_BITS = 12;
const HISTORY_MAX = 1 << 24;
/** So many of the best steps of a position come first, in order; the others stay as they were listed. */
const SORTED = 12;

const slotOf = (step: Step, side: number): number =>
  (Math.imul(step + 1, 0x9e3779b1) >>> (32 - HISTORY_BITS)) + (side << HISTORY_BITS);

/** Puts the steps first that refuted others before, here or at the same ply (killers) or anywhere (history). */
export class Ordering {
  readonly #history = new Int32Array(2 << HISTORY_BITS);
  /** Two to a ply. */
  readonly #killers: Int32Array;
  readonly #scores: Float64Array[] = [];
  readonly #maxSteps: number;

  constructor(plies: number, maxSteps: number) {
    this.#killers = new Int32Array(2 * plies).fill(-1);
    this.#maxSteps = maxSteps;
  }

  /** Sorts the first `count` of `steps`; `known` is the step that was best in this very position, or -1. */
  sort(steps: Int32Array, count: number, ply: number, side: number, known: Step): void {
    this.#scores[ply] ??= new Float64Array(this.#maxSteps);
    const scores = this.#scores[ply];
    for (let i = 0; i < count; i++) {
      const step = steps[i]!;
      scores[i] = step === known ? 4 * HISTORY_MAX : this.#scoreOf(step, ply, side);
    }
    const sorted = Math.min(SORTED, count - 1);
    for (let i = 0; i < sorted; i++) {
      let best = i;
      for (let j = i + 1; j < count; j++) if (scores[j]! > scores[best]!) best = j;
      if (scores[best] === 0) return;
      // What is not sorted keeps its order, so that chance put into the root's steps stays there.
      const step = steps[best]!;
      const score = scores[best]!;
      steps.copyWithin(i + 1, i, best);
      scores.copyWithin(i + 1, i, best);
      steps[i] = step;
      scores[i] = score;
    }
  }

  isKiller(step: Step, ply: number): boolean {
    return this.#killers[2 * ply] === step || this.#killers[2 * ply + 1] === step;
  }

  /** Notes that `step` was too good for the opponent to allow. */
  reward(step: Step, ply: number, side: number, depth: number): void {
    const slot = slotOf(step, side);
    this.#history[slot]! += Math.max(1, depth * depth);
    if (this.#history[slot]! > HISTORY_MAX) this.fade();
    if (this.#killers[2 * ply] === step) return;
    this.#killers[2 * ply + 1] = this.#killers[2 * ply]!;
    this.#killers[2 * ply] = step;
  }

  /** Older successes count less. */
  fade(): void {
    for (let i = 0; i < this.#history.length; i++) this.#history[i]! >>= 1;
  }

  #scoreOf(step: Step, ply: number, side: number): number {
    if (this.#killers[2 * ply] === step) return 3 * HISTORY_MAX;
    if (this.#killers[2 * ply + 1] === step) return 2 * HISTORY_MAX;
    return this.#history[slotOf(step, side)]!;
  }
}
