import type { Seat } from '../core/seat.ts';
import type { Position, Rules, Step } from './game.ts';

/** The legal steps as a list: for those who are in no hurry. */
export function legalSteps<P extends Position>(rules: Rules<P>, position: P): Step[] {
  const buffer = new Int32Array(rules.maxSteps);
  return [...buffer.subarray(0, rules.steps(position, buffer))];
}

/** The seats that still take part, in order. */
export const seatsIn = <P extends Position>(rules: Rules<P>, position: P): Seat[] =>
  [...Array(rules.seats).keys()].filter((seat) => rules.isIn(position, seat));

/** The position after a legal step; the one given is left as it was. */
export function after<P extends Position>(rules: Rules<P>, position: P, step: Step): P {
  const next = rules.clone(position);
  rules.play(next, step);
  return next;
}

/** Every whole turn of the mover, as its steps in order. Two turns are two when their steps differ. */
export function wholeTurns<P extends Position>(rules: Rules<P>, position: P): Step[][] {
  const turns: Step[][] = [];
  const next: P[] = [];
  const extend = (at: P, steps: Step[]): void => {
    const depth = steps.length;
    next[depth] ??= rules.clone(position);
    for (const step of legalSteps(rules, at)) {
      rules.copy(at, next[depth]);
      rules.play(next[depth], step);
      if (next[depth].turn > position.turn) turns.push([...steps, step]);
      else extend(next[depth], [...steps, step]);
    }
  };
  extend(position, []);
  return turns;
}
