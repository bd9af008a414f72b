import type { Outcome, Position, Variant } from '../games/game.ts';

/** The spread of the soft maximum, in units of a game's evaluation, where the least piece is worth about 100. */
const TEMPERATURE = 300;

/** Writes what an outcome gives each seat: the win, shared among equal winners. */
export function writeOutcome({ places }: Outcome, into: Float64Array): void {
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  for (let seat = 0; seat < places.length; seat++) into[seat] = places[seat] === 1 ? 1 / winners : 0;
}

/** Writes each seat's share of the win by the evaluation of a position at a turn's end; who is out has none. */
export function writeShares<P extends Position>(
  { rules, evaluate }: Variant<P>,
  position: P,
  into: Float64Array,
): void {
  const { seats } = rules;
  evaluate(position, into);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    if (into[seat]! > best && rules.isIn(position, seat)) best = into[seat]!;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const weight = rules.isIn(position, seat) ? Math.exp((into[seat]! - best) / TEMPERATURE) : 0;
    into[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}

/** Writes what a position is worth to each seat as it stands, at an end or not. */
export function writeValue<P extends Position>(variant: Variant<P>, position: P, into: Float64Array): void {
  const outcome = variant.rules.outcome(position);
  if (outcome) writeOutcome(outcome, into);
  else writeShares(variant, position, into);
}

/** The chance of one of two whose evaluation is greater by `lead`. */
export const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / TEMPERATURE));
