import { describe, expect, it } from 'vitest';
import { layoutsFor } from '../../../shared/table/layout.ts';
import { pictureOf, wordsOn } from './layout-picture.ts';

describe('the picture of the devices', () => {
  const all = [2, 3, 4].flatMap((seats) =>
    layoutsFor(seats).flatMap((layout) =>
      Array.from({ length: seats }, (_, seat) =>
        (['devices', 'seats'] as const).map((kind) => ({ layout, seats, seat, kind })),
      ).flat(),
    ),
  );

  it.each(all)(
    '$kind, $layout of $seats from seat $seat: that one is upright, and all are inside',
    ({ layout, seats, seat, kind }) => {
      const { places, left, top, width, height } = pictureOf(layout, seats, seat, kind);
      expect(places[seat]!.heading).toBeCloseTo(0);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    },
  );

  it('never turns words far from upright', () => {
    for (const { layout, seats, seat } of all) {
      for (const place of pictureOf(layout, seats, seat, 'devices').places) {
        const tilt = place.heading + wordsOn(place).turn;
        expect(Math.abs(tilt)).toBeLessThanOrEqual(45);
      }
    }
  });

  it('turns the places with the heading: in a ring one is always at the bottom', () => {
    for (const seat of [0, 1, 2]) {
      const { places } = pictureOf('ring', 3, seat, 'devices');
      expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(places[seat]!.y);
    }
  });
});
