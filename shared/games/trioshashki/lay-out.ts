import { seatOf } from '../../core/seat.ts';
import { isKing, KING, MAN, ownerOf } from '../common/draughts.ts';
import type { Options, Variant } from '../game.ts';
import { completeOptions } from '../options.ts';
import { rulesetOf, trioshashki } from './index.ts';
import { positionOf, SEATS, type TrioPosition } from './position.ts';
import { stackOn } from './towers.ts';

/** A constructed position and the variant it belongs to. */
export interface Layout {
  readonly variant: Variant<TrioPosition>;
  readonly position: TrioPosition;
}

function readCode(letter: string): number {
  const seat = seatOf(letter, SEATS);
  if (seat === null) throw new Error(`no seat "${letter}"`);
  return seat * 4 + (letter === letter.toLowerCase() ? MAN : KING);
}

/**
 * Lays out a position for tests and tools: `layOut({ variant: 'towers' }, 'A', '38:a 20:bcA')`, each piece by the
 * letter of its seat, a king's in upper case, each tower from the bottom up. Throws on a cell or seat that does not
 * exist.
 */
export function layOut(given: Options, mover: string, text: string): Layout {
  const options = completeOptions(trioshashki, given);
  if (!options.ok) throw new Error(options.error);
  const variant = trioshashki.variant(options.value);
  const towers = text.split(' ').map((word) => {
    const [name = '', letters = ''] = word.split(':');
    const cell = variant.notation.readCell(name);
    if (cell === null) throw new Error(`no cell "${name}"`);
    return { cell, stack: [...letters].map(readCode) };
  });
  return { variant, position: positionOf(rulesetOf(options.value), towers, seatOf(mover, SEATS)!) };
}

/** What stands on the board as `layOut` reads it, in order of the spiral; `!` marks what a chain has jumped. */
export function laidOut({ variant: { display, notation }, position }: Layout): string {
  return display
    .pieces(position)
    .map(({ cell, state }) => {
      const letters = stackOn(position, cell).map((code) => {
        const letter = 'abc'[ownerOf(code)]!;
        return isKing(code) ? letter.toUpperCase() : letter;
      });
      return { name: notation.cell(cell), letters: letters.join(''), mark: state === 'taken' ? '!' : '' };
    })
    .sort((one, other) => Number(one.name) - Number(other.name))
    .map(({ name, letters, mark }) => `${name}:${letters}${mark}`)
    .join(' ');
}
