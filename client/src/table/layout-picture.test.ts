import { describe, expect, it } from 'vitest';
import { layoutsFor } from '../../../shared/table/layout.ts';
import { pictureOf } from './layout-picture.ts';

describe('the picture of the devices', () => {
  const all = [2, 3, 4].flatMap((seats) =>
    layoutsFor(seats).flatMap((layout) =>
      Array.from({ length: seats }, (_, seat) => ({ layout, seats, seat })),
    ),
  );

  it.each(all)(
    '$layout of $seats from seat $seat has that device upright, and all inside',
    ({ layout, seats, seat }) => {
      const { places, left, top, width, height } = pictureOf(layout, seats, seat);
      expect(places[seat]!.heading).toBeCloseTo(0);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    },
  );

  it('turns the places with the heading: in a ring one is always at the bottom', () => {
    for (const seat of [0, 1, 2]) {
      const { places } = pictureOf('ring', 3, seat);
      expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(places[seat]!.y);
    }
  });
});
