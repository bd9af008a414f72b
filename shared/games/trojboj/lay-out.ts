import { seatLetter } from '../../core/seat.ts';
import type { Options, Variant } from '../game.ts';
import { SEATS } from './field.ts';
import { rulesetOf, trojboj } from './index.ts';
import { type TrojbojPosition, toggleFailed } from './position.ts';
import { positionOf } from './stones.ts';

/** A constructed position and the variant it belongs to. */
export interface Layout {
  readonly variant: Variant<TrojbojPosition>;
  readonly position: TrojbojPosition;
}

/**
 * Lays out a position for tests and tools: `layOut({ rows: '10', jumps: 'huffing' }, 'B', { A: 'a1 !d2', C: 'e3' })`,
 * where `!` marks a stone that may be huffed. The mover is also the first seat. Throws on a cell that does not exist.
 */
export function layOut(options: Options, mover: string, pieces: Readonly<Record<string, string>>): Layout {
  const variant = trojboj.variant(options);
  const ruleset = rulesetOf(options);
  const codes = new Uint8Array(ruleset.field.cells);
  const failed: number[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    for (const [, mark, name] of (pieces[seatLetter(seat)] ?? '').matchAll(/(!?)(\w+)/g)) {
      const cell = variant.notation.readCell(name!);
      if (cell === null) throw new Error(`no cell "${name}"`);
      codes[cell] = seat + 1;
      if (mark) failed.push(cell);
    }
  }
  const position = positionOf(ruleset, codes, mover.charCodeAt(0) - 65);
  for (const cell of failed) toggleFailed(position, cell);
  return { variant, position };
}
