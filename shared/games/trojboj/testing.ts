import type { Outcome, Target } from '../game.ts';
import { after } from '../turn.ts';
import type { Layout } from './lay-out.ts';
import type { TrojbojPosition } from './position.ts';

/** Short words for tests of the rules. */
export { played, turns } from '../testing.ts';

export const COMPULSORY = { rows: '10', jumps: 'compulsory' };
export const HUFFING = { rows: '10', jumps: 'huffing' };

/** Owners and cells, such as `a:a1 b:i9`. */
export const pieces = ({ variant: { display, notation }, position }: Layout): string =>
  display
    .pieces(position)
    .map(({ cell, stack: [piece] }) => `${'abc'[piece!.owner]}:${notation.cell(cell)}`)
    .join(' ');

export const outcome = ({ variant, position }: Layout): Outcome | null => variant.rules.outcome(position);
export const isIn = ({ variant, position }: Layout): boolean[] =>
  [0, 1, 2].map((seat) => variant.rules.isIn(position, seat));

/** The layout after single steps, the last turn perhaps unfinished. */
export function stepped({ variant, position }: Layout, text: string): Layout {
  let at = position;
  for (const word of text.split(' ')) at = after(variant.rules, at, variant.notation.readStep(at, word)!);
  return { variant, position: at };
}

/** The same layout with some fields of its position changed: to come near an ending without playing 100 turns. */
export const nudged = ({ variant, position }: Layout, fields: Partial<TrojbojPosition>): Layout => ({
  variant,
  position: Object.assign(variant.rules.clone(position), fields),
});

/** The layout after a seat has resigned. */
export function left(layout: Layout, seat: number): Layout {
  const position = layout.variant.rules.clone(layout.position);
  layout.variant.rules.exit(position, seat, 'resigned');
  return { ...layout, position };
}

/** The same layout as if the positions after these turns had stood twice before. */
export function wornOut({ variant, position }: Layout, text: string): Layout {
  const tired = variant.rules.clone(position);
  for (const word of text.split(' ')) {
    const turn = variant.notation.readTurn(position, word);
    if (!turn.ok) throw new Error(turn.error);
    const end = turn.value.reduce((at, step) => after(variant.rules, at, step), position);
    tired.twice.set([end.hashLow, end.hashHigh], 2 * tired.repeated++);
  }
  return { variant, position: tired };
}

/** Cells by name, and the control `stop`. */
export const targets = ({ variant }: Layout, names: string): Target[] =>
  names.split(' ').flatMap((name): Target[] => {
    const cell = variant.notation.readCell(name);
    if (cell === null && !['', 'stop'].includes(name)) throw new Error(`no cell "${name}"`);
    return name === '' ? [] : [cell ?? name];
  });
