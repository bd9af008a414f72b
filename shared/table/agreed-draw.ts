import type { Seat } from '../core/seat.ts';
import type { Outcome, Position, Rules } from '../games/game.ts';

/** What a draw agreed on in this position comes to: all still in share the first place, with the game's own points. */
export function agreedDraw(rules: Rules, position: Position): Outcome {
  const places = Array.from({ length: rules.seats }, (_, seat) =>
    rules.isIn(position, seat) ? 1 : placeOfOut(rules, position, seat),
  );
  const points = rules.agreedPoints?.(position);
  return { places, reason: 'agreement', ...(points && { points }) };
}

/** Below everyone still in, the later out the higher: as if those still in had gone on. */
function placeOfOut(rules: Rules, position: Position, seat: Seat): number {
  const ended = rules.clone(position);
  for (let other = 0; other < rules.seats; other++) {
    if (!rules.outcome(ended) && rules.isIn(ended, other)) rules.exit(ended, other, 'resigned');
  }
  return rules.outcome(ended)!.places[seat]!;
}
