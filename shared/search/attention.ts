import { below, type Random } from '../core/random.ts';
import type { Position, Step, Variant } from '../games/game.ts';

/** Where cells lie for a seat: on the whole board, and whether on the seat's own tile. */
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
    home: new Set(
      display.tile(seat).cells.flatMap(({ cell, standing }) => (standing === 'home' ? [cell] : [])),
    ),
    unit,
  };
}

/** A step to the next cell but one is still near. */
const NEAR = 2;

/** How weak players err: not by rubbish, but by what they do not see. */
export interface Attention {
  /** The chance, from 0 to 1, to overlook a step for each cell that it runs beyond what is near, and for ending away from home. */
  readonly oversight: number;
  /** So many of the steps are thought about at most: games of stacks have hundreds. */
  readonly width: number;
}

/**
 * The steps that a player sees, in random order when some are left out. One at least is seen; what the rules demand
 * is never overlooked, for only legal steps are given.
 */
export function seenSteps<P extends Position>(
  variant: Variant<P>,
  position: P,
  steps: readonly Step[],
  { oversight, width }: Attention,
  random: Random,
): readonly Step[] {
  if (steps.length === 1 || (oversight === 0 && steps.length <= width)) return steps;
  const { centres, home, unit } = placesOf(variant, position.mover);
  const isSeen = (step: Step): boolean => {
    const cells = variant.display.taps(position, step).filter((target) => typeof target === 'number');
    let length = 0;
    for (let i = 1; i < cells.length; i++) {
      const [from, to] = [centres.get(cells[i - 1]!), centres.get(cells[i]!)];
      if (from && to) length = Math.max(length, Math.hypot(to[0] - from[0], to[1] - from[1]) / unit);
    }
    const isAway = cells.length > 0 && !home.has(cells.at(-1)!);
    return random() < (1 - oversight) ** (Math.max(0, length - NEAR) + (isAway ? 1 : 0));
  };
  const waiting = [...steps];
  const seen: Step[] = [];
  while (waiting.length > 0 && seen.length < width) {
    const [step] = waiting.splice(below(random, waiting.length), 1);
    if (isSeen(step!)) seen.push(step!);
  }
  return seen.length > 0 ? seen : [steps[below(random, steps.length)]!];
}
