import type { Change, Occupant, Piece } from './game.ts';

/**
 * What stands on the board after the changes, in no particular order. `state` is that of whoever stood there before:
 * the position that follows is the truth about it.
 */
export function applyChanges(pieces: readonly Occupant[], changes: readonly Change[]): Occupant[] {
  const occupants = new Map(pieces.map((occupant) => [occupant.cell, occupant]));
  const put = (cell: number, stack: readonly Piece[]): void => {
    const { state } = occupants.get(cell) ?? {};
    occupants.delete(cell);
    if (stack.length > 0) occupants.set(cell, state ? { cell, stack, state } : { cell, stack });
  };
  const stackOn = (cell: number): readonly Piece[] => occupants.get(cell)?.stack ?? [];
  for (const change of changes) {
    switch (change.kind) {
      case 'move': {
        const { from, to, count, isUnder } = change;
        const stack = stackOn(from);
        const level = stack.length - (count ?? stack.length);
        const [left, carried] = [stack.slice(0, level), stack.slice(level)];
        put(from, left);
        put(to, isUnder ? [...carried, ...stackOn(to)] : [...stackOn(to), ...carried]);
        break;
      }
      case 'take':
        put(change.cell, []);
        break;
      case 'convert':
        put(change.cell, [{ ...stackOn(change.cell)[0]!, owner: change.owner }]);
        break;
      case 'crown': {
        const stack = stackOn(change.cell);
        put(change.cell, [...stack.slice(0, -1), { ...stack.at(-1)!, kind: 'king' }]);
      }
    }
  }
  return [...occupants.values()];
}

/**
 * The changes as they are shown one after the other: each move and each conversion has its own time, and what is
 * taken or crowned goes with the one before it.
 */
export function beatsOf(changes: readonly Change[]): Change[][] {
  const beats: Change[][] = [];
  for (const change of changes) {
    if (beats.length === 0 || change.kind === 'move' || change.kind === 'convert') beats.push([change]);
    else beats.at(-1)!.push(change);
  }
  return beats;
}

/** The cells that the changes touch, each once. */
export const cellsOf = (changes: readonly Change[]): number[] => [
  ...new Set(
    changes.flatMap((change) => (change.kind === 'move' ? [change.from, change.to] : [change.cell])),
  ),
];
