import type { TrojbojPosition } from './position.ts';

/** The worth of a stone. Search reads worths on this scale. */
export const MAN_WORTH = 100;

/** Stones on the board, seat by seat. */
export function evaluate({ men }: TrojbojPosition, into: Float64Array): void {
  for (let seat = 0; seat < men.length; seat++) into[seat] = MAN_WORTH * men[seat]!;
}
