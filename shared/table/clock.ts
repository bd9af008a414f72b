import type { Seat } from '../core/seat.ts';

export interface ClockSetting {
  readonly initialMs: number;
  readonly incrementMs: number;
}

/** Nothing ticks in it: what a seat has now is `left`, less the time since `since` if it is the one running. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: Seat | null;
  /** Server time, ms since the epoch. */
  readonly since: number;
}

export const startClock = (
  setting: ClockSetting,
  seats: number,
  running: Seat | null,
  now: number,
): ClockState => ({
  left: Array.from({ length: seats }, () => setting.initialMs),
  running,
  since: now,
});

/** Milliseconds the seat has at `now`, never below 0. */
export function leftAt(clock: ClockState, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0;
  return seat === clock.running ? Math.max(0, left - Math.max(0, now - clock.since)) : left;
}

/** Charges the running seat, gives it `incrementMs` for a turn completed, and starts `next` (null: nobody runs). */
export function passClock(
  clock: ClockState,
  next: Seat | null,
  incrementMs: number,
  now: number,
): ClockState {
  const left = clock.left.map((ms, seat) =>
    seat === clock.running ? leftAt(clock, seat, now) + incrementMs : ms,
  );
  return { left, running: next, since: now };
}

/** The moment at which the running seat's flag falls, or null when nobody's time runs. */
export const flagAt = (clock: ClockState): number | null =>
  clock.running === null ? null : clock.since + (clock.left[clock.running] ?? 0);

/** The server's timer may be a moment late; what comes after the flag counts no more. */
export function hasFlagFallen(clock: ClockState | null, now: number): boolean {
  const flag = clock && flagAt(clock);
  return flag !== null && flag <= now;
}
