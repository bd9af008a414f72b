import type { Seat } from '../core/seat.ts';
import type { Outcome, Position, Rules } from '../games/game.ts';
import { seatsIn } from '../games/turn.ts';

/**
 * What a draw agreed on in this position comes to: all still in share the first place, with the game's own points.
 * Below them the later out stands the higher, as if those still in had gone on.
 */
export function agreedDraw(rules: Rules, position: Position): Outcome {
  const seats = [...Array(rules.seats).keys()];
  const stillIn = seatsIn(rules, position);
  const out = seats.filter((seat) => !stillIn.includes(seat));
  const ended = placesAtTheEnd(rules, position, stillIn);
  const places = seats.map((seat) =>
    stillIn.includes(seat)
      ? 1
      : 1 + stillIn.length + out.filter((other) => ended[other]! < ended[seat]!).length,
  );
  const points = rules.agreedPoints?.(position);
  return { places, reason: 'agreement', ...(points && { points }) };
}

/** The places when all who are in leave one after the other. */
function placesAtTheEnd(rules: Rules, position: Position, stillIn: readonly Seat[]): readonly number[] {
  const ended = rules.clone(position);
  for (const seat of stillIn) {
    if (!rules.outcome(ended) && rules.isIn(ended, seat)) rules.exit(ended, seat, 'resigned');
  }
  return rules.outcome(ended)!.places;
}
