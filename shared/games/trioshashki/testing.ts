import type { Outcome } from '../game.ts';
import { after } from '../turn.ts';
import type { Layout } from './lay-out.ts';
import type { TrioPosition } from './position.ts';

/** Short words for tests of the rules. */
export { played, turns } from '../testing.ts';

export const outcome = ({ variant, position }: Layout): Outcome | null => variant.rules.outcome(position);
export const isIn = ({ variant, position }: Layout): boolean[] =>
  [0, 1, 2].map((seat) => variant.rules.isIn(position, seat));

/** The layout after one step of a turn. */
export function stepped({ variant, position }: Layout, text: string): Layout {
  const step = variant.notation.readStep(position, text);
  if (step === null) throw new Error(`${text} is not legal`);
  return { variant, position: after(variant.rules, position, step) };
}

/** The same layout with some fields of its position changed: to come near an ending without playing 45 turns. */
export const nudged = ({ variant, position }: Layout, fields: Partial<TrioPosition>): Layout => ({
  variant,
  position: Object.assign(variant.rules.clone(position), fields),
});

/** The layout after a seat has resigned. */
export function left(layout: Layout, seat: number): Layout {
  const position = layout.variant.rules.clone(layout.position);
  layout.variant.rules.exit(position, seat, 'resigned');
  return { ...layout, position };
}
