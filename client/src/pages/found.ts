import type { OpenTable } from '../../../shared/wire/wire.ts';

/** What one can do at a table found: sit down, come back to a seat that is kept, or only watch. */
export type Welcome = 'join' | 'return' | 'watch';

/** `left`: the table this device left though a seat is kept for it. */
export function welcomeAt({ code, open, isPlaying }: OpenTable, left: unknown): Welcome {
  if (isPlaying) return code === left ? 'return' : 'watch';
  return open > 0 ? 'join' : 'watch';
}

const ORDER: readonly Welcome[] = ['return', 'join', 'watch'];

/** The tables found, those with a seat for this device first. */
export const inOrder = (tables: readonly OpenTable[], left: unknown): readonly OpenTable[] =>
  ORDER.flatMap((welcome) => tables.filter((table) => welcomeAt(table, left) === welcome));

/** The table that may be joined unasked: the only one with a free seat, unless a seat is kept elsewhere. */
export function soleTable(tables: readonly OpenTable[], left: unknown): OpenTable | null {
  const seats = tables.filter((table) => welcomeAt(table, left) !== 'watch');
  return seats.length === 1 && welcomeAt(seats[0]!, left) === 'join' ? seats[0]! : null;
}
