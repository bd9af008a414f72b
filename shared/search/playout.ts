import { below, type Random } from '../core/random.ts';
import type { Outcome, Position, Variant } from '../games/game.ts';

/** One more random turn is played while something hangs, this often at most. */
const MAX_EXTRA_TURNS = 12;
/** The spread of the soft maximum, in units of a game's evaluation, where the least piece is worth about 100. */
const TEMPERATURE = 300;

/** Writes what an outcome gives each seat: the win, shared among equal winners. */
export function writeOutcome({ places }: Outcome, into: Float64Array): void {
  const winners = places.filter((place) => place === 1).length;
  places.forEach((place, seat) => {
    into[seat] = place === 1 ? 1 / winners : 0;
  });
}

/** Builds the short playout: one random turn, then on only while captures hang, then evaluation as shares of the win. */
export function buildPlayout<P extends Position>(
  { rules, evaluate }: Variant<P>,
  random: Random,
): (position: P, into: Float64Array) => void {
  const buffer = new Int32Array(rules.maxSteps);

  const playRandomTurn = (position: P): void => {
    const { turn } = position;
    while (position.turn === turn) {
      const count = rules.steps(position, buffer);
      if (count === 0) return;
      rules.play(position, buffer[count === 1 ? 0 : below(random, count)]!);
    }
  };

  const writeShares = (position: P, into: Float64Array): void => {
    evaluate(position, into);
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (rules.isIn(position, seat)) best = Math.max(best, into[seat]!);
    }
    let sum = 0;
    for (let seat = 0; seat < rules.seats; seat++) {
      const weight = rules.isIn(position, seat) ? Math.exp((into[seat]! - best) / TEMPERATURE) : 0;
      into[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < rules.seats; seat++) into[seat]! /= sum;
  };

  return (position, into) => {
    playRandomTurn(position);
    for (let extra = 0; extra < MAX_EXTRA_TURNS && rules.isUnsettled(position); extra++)
      playRandomTurn(position);
    const outcome = rules.outcome(position);
    if (outcome) writeOutcome(outcome, into);
    else writeShares(position, into);
  };
}
