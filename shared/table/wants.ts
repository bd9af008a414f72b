import type { Seat } from '../core/seat.ts';
import { flagAt } from './clock.ts';
import { mustPass } from './running.ts';
import { isPlaying, type Table } from './table.ts';

/** What a table waits for from the server itself. After a restart, asking this again is all that is needed to go on. */
export interface Wants {
  /** A bot is to move. */
  readonly think: { readonly seat: Seat; readonly level: number; readonly ply: number } | null;
  /** The mover can only pass. */
  readonly pass: { readonly ply: number } | null;
  /** Server time at which a flag falls, ms. */
  readonly flagAt: number | null;
}

const NOTHING: Wants = { think: null, pass: null, flagAt: null };

export function wants(table: Table): Wants {
  const match = table.match;
  if (!match || !isPlaying(table) || match.isPaused) return NOTHING;
  const flag = match.clock && flagAt(match.clock);
  if (mustPass(match)) return { think: null, pass: { ply: match.ply }, flagAt: flag };
  const seat = match.position.mover;
  const holder = table.seats[seat];
  const think = holder?.kind === 'bot' ? { seat, level: holder.level, ply: match.ply } : null;
  return { think, pass: null, flagAt: flag };
}
