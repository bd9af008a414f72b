import type { BoardState } from '../../../shared/table/view.ts';

/** The cells of others' pieces that the mover may take as they stand, such as stones that may be huffed. */
export function cellsAtStake({ pieces, lights, mover }: BoardState): ReadonlySet<number> {
  const lifted = new Set(lights.flatMap(({ target, role }) => (role === 'lift' ? [target] : [])));
  return new Set(
    pieces.flatMap(({ cell, stack }) => (lifted.has(cell) && stack.at(-1)!.owner !== mover ? [cell] : [])),
  );
}
