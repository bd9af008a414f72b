import type { Random } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';

/** Where cells lie for a seat: on the whole board, and whether in the seat's own zone. */
interface Places {
  readonly centres: ReadonlyMap<number, readonly [number, number]>;
  readonly home: ReadonlySet<number>;
  /** The distance of the nearest two cells. */
  readonly unit: number;
}

const known = new WeakMap<object, Places[]>();

function placesOf<P extends Position>({ display }: Variant<P>, seat: number): Places {
  const seats = known.get(display) ?? [];
  known.set(display, seats);
  seats[seat] ??= look(display, seat);
  return seats[seat];
}

function look<P extends Position>(display: Variant<P>['display'], seat: number): Places {
  const { cells } = display.board(seat);
  const points = cells.map(({ centre }) => centre);
  const unit = Math.min(
    ...points.flatMap(([x, y], i) =>
      points.slice(i + 1).map((other) => Math.hypot(other[0] - x, other[1] - y)),
    ),
  );
  return {
    centres: new Map(cells.map(({ cell, centre }) => [cell, centre])),
    home: new Set(display.tile(seat).cells.map(({ cell }) => cell)),
    unit,
  };
}

/** A step to the next cell but one is still near. */
const NEAR = 2;

/**
 * The steps that a hurried player sees, in their order: one is overlooked more easily the further it runs and when
 * it ends away from home. `oversight` is the chance, for one step beyond what is near, and for being away. One step
 * at least is seen, whatever the rules demand being among the legal ones already.
 */
export function seenSteps<P extends Position>(
  variant: Variant<P>,
  position: P,
  steps: readonly Step[],
  oversight: number,
  random: Random,
): readonly Step[] {
  if (oversight === 0 || steps.length === 1) return steps;
  const { centres, home, unit } = placesOf(variant, position.mover);
  const chanceOf = (step: Step): number => {
    const cells = variant.display.taps(position, step).filter((target) => typeof target === 'number');
    let length = 0;
    for (let i = 1; i < cells.length; i++) {
      const [from, to] = [centres.get(cells[i - 1]!), centres.get(cells[i]!)];
      if (from && to) length = Math.max(length, Math.hypot(to[0] - from[0], to[1] - from[1]) / unit);
    }
    const isAway = cells.length > 0 && !home.has(cells.at(-1)!);
    return (1 - oversight) ** (Math.max(0, length - NEAR) + (isAway ? 1 : 0));
  };
  const seen = steps.filter((step) => random() < chanceOf(step));
  return seen.length > 0 ? seen : steps;
}
