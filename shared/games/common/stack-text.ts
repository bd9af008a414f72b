import { headOf, heightOf, pieceAt, type StackPosition } from './stack-position.ts';

/** By kind. Pari has the first alone. */
export const KIND_LETTERS = ['', 'S', 'H', 'C'] as const;

/** The top `count` pieces of a stack from the head down, the mover's own in upper case. */
export function topPieces(
  { owners, kinds, tallies, mover }: StackPosition,
  cell: number,
  count: number,
): string {
  const height = heightOf(tallies[cell]!);
  return Array.from({ length: count }, (_, i) => {
    const letter = KIND_LETTERS[pieceAt(kinds[cell]!, height - 1 - i)]!;
    return pieceAt(owners[cell]!, height - 1 - i) === mover ? letter : letter.toLowerCase();
  }).join('');
}

/** `-` an empty cell, `+` a friend's stack, `x` an enemy's. */
export const signOf = (position: StackPosition, cell: number): '-' | '+' | 'x' => {
  if (position.tallies[cell] === 0) return '-';
  return headOf(position, cell) === position.mover ? '+' : 'x';
};
