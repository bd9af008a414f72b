import type { Seat } from '../../../shared/core/seat.ts';
import { type LayoutName, type Place, placesOf } from '../../../shared/table/layout.ts';

/** A device is twice as long as it is wide. */
const HALF_LENGTH = 1;
const HALF_WIDTH = 0.5;

export interface Picture {
  readonly places: readonly Place[];
  /** The box round all devices, in device widths. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const turned = ({ x, y, heading }: Place, by: number): Place => {
  const angle = (by * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos, heading: (((heading + by) % 360) + 360) % 360 };
};

/** Half the width and height of the box round one device. */
function reach({ heading }: Place): [number, number] {
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return [HALF_WIDTH * cos + HALF_LENGTH * sin, HALF_WIDTH * sin + HALF_LENGTH * cos];
}

/** How the devices lie, seen from `seat`: its own device is at the bottom, its top up. */
export function pictureOf(layout: LayoutName, seats: number, seat: Seat): Picture {
  const all = placesOf(layout, seats);
  const places = all.map((place) => turned(place, -(all[seat]?.heading ?? 0)));
  const xs = places.flatMap((place) => [place.x - reach(place)[0], place.x + reach(place)[0]]);
  const ys = places.flatMap((place) => [place.y - reach(place)[1], place.y + reach(place)[1]]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { places, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
