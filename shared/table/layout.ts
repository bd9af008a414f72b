import type { Seat } from '../core/seat.ts';

/** How the devices lie on the table. `whole` is no arrangement: every device shows the whole board. */
export type LayoutName = 'line' | 'ring' | 'tee' | 'cross' | 'whole';

/** A device on the table: its centre in device widths, y downwards, and its heading in degrees clockwise from up: where its top edge looks. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Which arrangements there are for a number of seats; the first is the one proposed. */
export function layoutsFor(seats: number): readonly LayoutName[] {
  if (seats === 2) return ['line', 'whole'];
  if (seats === 3) return ['ring', 'tee', 'whole'];
  return ['cross', 'whole'];
}

/** Devices round a centre, tops inward, seat 0 at the bottom, clockwise. */
const round = (seats: number, distance: number): Place[] =>
  Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle), heading: (seat * 360) / seats };
  });

/** Seat 0 is the stem; the tops of the two others meet above it. */
const TEE: readonly Place[] = [
  { x: 0, y: 1.55, heading: 0 },
  { x: -1, y: 0, heading: 90 },
  { x: 1, y: 0, heading: 270 },
];

/** Where each seat's device lies. `whole` is drawn as the round arrangement of its seats. */
export function placesOf(layout: LayoutName, seats: number): readonly Place[] {
  if (layout === 'tee' && seats === 3) return TEE;
  return round(seats, seats === 2 ? 1 : seats === 3 ? 1.3 : 1.55);
}

/**
 * The way from the top edge of one seat's device to another's device, in degrees clockwise from up as its own
 * player sees it, in (-180, 180].
 */
export function arrowTo(places: readonly Place[], from: Seat, to: Seat): number {
  const start = places[from]!;
  const end = places[to]!;
  const facing = (start.heading * Math.PI) / 180;
  const topX = start.x + 0.5 * Math.sin(facing);
  const topY = start.y - 0.5 * Math.cos(facing);
  const bearing = (Math.atan2(end.x - topX, topY - end.y) * 180) / Math.PI;
  const turned = (((bearing - start.heading) % 360) + 540) % 360;
  return Math.round(turned - 180);
}
