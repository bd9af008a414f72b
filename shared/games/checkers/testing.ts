import type { Layout } from './lay-out.ts';

/** Short words for tests of the rules. */
export { isIn, left, nudged, outcome, played, turns } from '../testing.ts';

export const RUSSIAN = { players: '3', rules: 'russian' };
export const ENGLISH = { players: '3', rules: 'english' };
export const RUSSIAN_2 = { players: '2', rules: 'russian' };
export const ENGLISH_2 = { players: '2', rules: 'english' };

/** Owners and cells, such as `a:kA11 b:B64(taken)`. */
export const pieces = ({ variant: { display, notation }, position }: Layout): string =>
  display
    .pieces(position)
    .map(({ cell, stack: [piece], state }) => {
      const king = piece!.kind === 'king' ? 'k' : '';
      return `${'abcd'[piece!.owner]}:${king}${notation.cell(cell)}${state ? `(${state})` : ''}`;
    })
    .join(' ');
