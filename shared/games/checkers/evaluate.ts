import type { CheckersPosition } from './position.ts';

/** The worth of a man; a king is worth three (C12). Search reads worths on this scale. */
export const MAN_WORTH = 100;

/** Material, seat by seat. */
export function evaluate({ men, kings }: CheckersPosition, into: Float64Array): void {
  for (let seat = 0; seat < men.length; seat++) into[seat] = MAN_WORTH * (men[seat]! + 3 * kings[seat]!);
}
