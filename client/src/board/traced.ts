import type { Seat } from '../../../shared/core/seat.ts';
import type { Trace } from '../../../shared/table/traces.ts';

/** How a cell is marked that was touched by one of the latest turns. */
export interface Traced {
  readonly seat: Seat;
  readonly isNewest: boolean;
}

/** By cell, whose trace it carries: of several the newest. `traces` as in views, the newest last. */
export function tracedCells(traces: readonly Trace[]): Map<number, Traced> {
  const newest = traces.at(-1);
  return new Map(
    traces.flatMap((trace) =>
      trace.cells.map((cell) => [cell, { seat: trace.seat, isNewest: trace === newest }] as const),
    ),
  );
}
