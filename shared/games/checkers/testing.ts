import type { Outcome } from '../game.ts';
import type { Layout } from './lay-out.ts';
import type { CheckersPosition } from './position.ts';

/** Short words for tests of the rules. */
export { played, turns } from '../testing.ts';

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

export const outcome = ({ variant, position }: Layout): Outcome | null => variant.rules.outcome(position);
export const isIn = ({ variant, position }: Layout): boolean[] =>
  Array.from({ length: variant.rules.seats }, (_, seat) => variant.rules.isIn(position, seat));

/** The same layout with some fields of its position changed: to come near an ending without playing 100 turns. */
export const nudged = ({ variant, position }: Layout, fields: Partial<CheckersPosition>): Layout => ({
  variant,
  position: Object.assign(variant.rules.clone(position), fields),
});

/** The layout after a seat has resigned. */
export function left(layout: Layout, seat: number): Layout {
  const position = layout.variant.rules.clone(layout.position);
  layout.variant.rules.exit(position, seat, 'resigned');
  return { ...layout, position };
}
