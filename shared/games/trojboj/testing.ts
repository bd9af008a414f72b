import type { Target } from '../game.ts';
import { after } from '../turn.ts';
import type { Layout } from './lay-out.ts';

/** Short words for tests of the rules. */
export { isIn, left, nudged, outcome, played, stepped, turns } from '../testing.ts';

export const COMPULSORY = { rows: '10', jumps: 'compulsory' };
export const HUFFING = { rows: '10', jumps: 'huffing' };

/** Owners and cells, such as `a:a1 b:i9`. */
export const pieces = ({ variant: { display, notation }, position }: Layout): string =>
  display
    .pieces(position)
    .map(({ cell, stack: [piece] }) => `${'abc'[piece!.owner]}:${notation.cell(cell)}`)
    .join(' ');

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
