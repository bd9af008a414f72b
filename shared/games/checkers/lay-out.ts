import { seatLetter } from '../../core/seat.ts';
import { KING, MAN } from '../common/draughts.ts';
import type { Options, Variant } from '../game.ts';
import { checkers, rulesetOf } from './index.ts';
import { type CheckersPosition, positionOf } from './position.ts';

/** A constructed position and the variant it belongs to. */
export interface Layout {
  readonly variant: Variant<CheckersPosition>;
  readonly position: CheckersPosition;
}

/**
 * Lays out a position for tests and tools: `layOut({ players: '3', rules: 'russian' }, 'A', { A: 'A11 kA44', B: 'C33' })`,
 * where `k` marks a king. The mover is also the first seat. Throws on a cell that does not exist.
 */
export function layOut(options: Options, mover: string, pieces: Readonly<Record<string, string>>): Layout {
  const variant = checkers.variant(options);
  const ruleset = rulesetOf(options);
  const codes = new Uint8Array(ruleset.players * 16);
  for (let seat = 0; seat < ruleset.players; seat++) {
    for (const [, king, name] of (pieces[seatLetter(seat)] ?? '').matchAll(/(k?)(\w+)/g)) {
      const cell = variant.notation.readCell(name!);
      if (cell === null) throw new Error(`no cell "${name}"`);
      codes[cell] = seat * 4 + (king ? KING : MAN);
    }
  }
  return { variant, position: positionOf(ruleset, codes, mover.charCodeAt(0) - 65) };
}
