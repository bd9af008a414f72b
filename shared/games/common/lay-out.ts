import { type Seat, seatLetter, seatOf } from '../../core/seat.ts';
import type { StackVariant } from './stack-game.ts';
import { heightOf, pieceAt, type StackPosition } from './stack-position.ts';
import type { Laid } from './stack-rules.ts';
import { KIND_LETTERS } from './stack-text.ts';

/** A constructed position and the variant it belongs to. */
export interface Layout {
  readonly variant: StackVariant;
  readonly position: StackPosition;
}

/** `SHc`: seat A's in upper case, B's in lower; for three players `aSaHbC`, each with its seat's letter. */
function readPieces(text: string, seats: number): { owner: Seat; kind: number }[] {
  const pieces =
    seats === 2
      ? [...text].map((letter) => ({ letter, owner: letter === letter.toUpperCase() ? 0 : 1 }))
      : [...text.matchAll(/([a-c])([SHC])/g)].map(([, seat, letter]) => ({
          letter: letter!,
          owner: seatOf(seat!, seats)!,
        }));
  return pieces.map(({ letter, owner }) => ({
    owner,
    kind: KIND_LETTERS.indexOf(letter.toUpperCase() as 'S'),
  }));
}

/** Lays out a position for tests and tools: `a1:SHc d4:s`, each stack from the bottom up. Throws on a cell or piece that does not exist. */
export function layOut(variant: StackVariant, mover: string, text: string): Layout {
  const { rules, notation } = variant;
  const pieces = text.split(' ').flatMap((stack): Laid[] => {
    const [name = '', letters = ''] = stack.split(':');
    const cell = notation.readCell(name);
    const read = readPieces(letters, rules.seats);
    if (cell === null || read.length === 0 || read.some(({ kind }) => kind < 1))
      throw new Error(`no stack "${stack}"`);
    return read.map((piece) => ({ cell, ...piece }));
  });
  return { variant, position: rules.layOut(pieces, seatOf(mover, rules.seats)!) };
}

/** The stacks of a position as `layOut` reads them. */
export function laidOut({ variant: { rules, notation }, position }: Layout): string {
  const { owners, kinds, tallies } = position;
  const letterOf = (cell: number, level: number): string => {
    const owner = pieceAt(owners[cell]!, level);
    const letter = KIND_LETTERS[pieceAt(kinds[cell]!, level)]!;
    if (rules.seats > 2) return seatLetter(owner).toLowerCase() + letter;
    return owner === 0 ? letter : letter.toLowerCase();
  };
  return [...tallies.keys()]
    .filter((cell) => tallies[cell] !== 0)
    .map((cell) => {
      const levels = Array.from({ length: heightOf(tallies[cell]!) }, (_, level) => letterOf(cell, level));
      return `${notation.cell(cell)}:${levels.join('')}`;
    })
    .join(' ');
}
