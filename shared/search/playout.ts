import { below, type Random } from '../core/random.ts';
import type { Position, Variant } from '../games/game.ts';
import type { Meter } from './meter.ts';
import { writeValue } from './shares.ts';

/** One more random turn is played while something hangs, this often at most. */
const MAX_EXTRA_TURNS = 12;

/**
 * Builds the short playout: one random turn (left out when it does not start at random), then on only while captures hang,
 * then evaluation as shares of the win.
 * `listed` holds the first `count` legal steps of the position, at least one.
 */
export function buildPlayout<P extends Position>(
  variant: Variant<P>,
  random: Random,
  meter: Meter,
  startsAtRandom = true,
): (position: P, listed: Int32Array, count: number, into: Float64Array) => void {
  const { rules } = variant;
  const buffer = new Int32Array(rules.maxSteps);

  const playRandomStep = (position: P, listed: Int32Array, count: number): void => {
    meter.note(count);
    rules.play(position, listed[count === 1 ? 0 : below(random, count)]!);
  };

  const endTurn = (position: P, turn: number): void => {
    while (position.turn === turn) {
      const count = rules.steps(position, buffer);
      if (count === 0) return;
      playRandomStep(position, buffer, count);
    }
  };

  return (position, listed, count, into) => {
    if (startsAtRandom || rules.isUnsettled(position)) {
      const { turn } = position;
      playRandomStep(position, listed, count);
      endTurn(position, turn);
    } else meter.note(0);
    for (let extra = 0; extra < MAX_EXTRA_TURNS && rules.isUnsettled(position); extra++)
      endTurn(position, position.turn);
    writeValue(variant, position, into);
  };
}
