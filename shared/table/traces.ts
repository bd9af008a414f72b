import type { Seat } from '../core/seat.ts';
import { cellsOf } from '../games/changes.ts';
import type { Change } from '../games/game.ts';

/** The cells that a seat's latest turn has touched, be it finished or still under way. */
export interface Trace {
  readonly seat: Seat;
  readonly cells: readonly number[];
}

/**
 * The traces after a step, the newest last and none but the latest of each seat. `isGoingOn`: the step belongs to a
 * turn begun before, whose trace is the newest. A step that changes nothing, a forced pass, leaves none.
 */
export function tracesAfter(
  traces: readonly Trace[],
  seat: Seat,
  changes: readonly Change[],
  isGoingOn: boolean,
): Trace[] {
  const own = traces.find((trace) => trace.seat === seat);
  const cells = [...new Set([...((isGoingOn && own?.cells) || []), ...cellsOf(changes)])];
  const others = traces.filter((trace) => trace !== own);
  return cells.length > 0 ? [...others, { seat, cells }] : others;
}

/**
 * The traces that a device with these seats marks: what others have played since its own last turn, or where it is the
 * newest, that turn. Who shares a device is shown what came since his own turn, not since his neighbour's.
 */
export function tracesFor(traces: readonly Trace[], seats: readonly Seat[], mover: Seat): readonly Trace[] {
  const own = seats.includes(mover) ? [mover] : seats;
  const since = traces.findLastIndex(({ seat }) => own.includes(seat)) + 1;
  return traces.slice(Math.min(since, traces.length - 1));
}
