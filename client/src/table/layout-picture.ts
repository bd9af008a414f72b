import type { Seat } from '../../../shared/core/seat.ts';
import { type LayoutName, type Place, placesOf } from '../../../shared/table/layout.ts';

/** Devices lie as their tops meet; seats alone, when they need not, stand upright round the table. */
export type Kind = 'devices' | 'seats';

interface Size {
  readonly width: number;
  readonly length: number;
}

/** In device widths. */
const SIZES: Readonly<Record<Kind, Size>> = {
  devices: { width: 1, length: 2 },
  seats: { width: 1.4, length: 1 },
};

export interface Picture {
  readonly places: readonly Place[];
  /** Of one device or seat. */
  readonly size: Size;
  /** The box round all, in device widths. */
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

/** Half the width and height of the box round one of that size. */
function reach({ heading }: Place, { width, length }: Size): [number, number] {
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return [(width * cos + length * sin) / 2, (width * sin + length * cos) / 2];
}

/** How the devices lie, seen from `seat`: its own is at the bottom, its top up. */
export function pictureOf(layout: LayoutName, seats: number, seat: Seat, kind: Kind): Picture {
  const isLaid = kind === 'devices';
  const size = SIZES[kind];
  const all = placesOf(isLaid ? layout : 'whole', seats);
  const places = all
    .map((place) => turned(place, -(all[seat]?.heading ?? 0)))
    .map((place) => (isLaid ? place : { ...place, heading: 0 }));
  const boxes = places.map((place) => ({ place, half: reach(place, size) }));
  const xs = boxes.flatMap(({ place, half }) => [place.x - half[0], place.x + half[0]]);
  const ys = boxes.flatMap(({ place, half }) => [place.y - half[1], place.y + half[1]]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { places, size, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** How words stand on a device or seat: turned along or across it, as is nearer to upright, and how wide they may be, in its own widths. */
export function wordsOn({ heading }: Place): { turn: number; room: number } {
  const quarters = Math.round(heading / 90);
  return { turn: -90 * quarters, room: quarters % 2 === 0 ? 0.88 : 1.7 };
}
