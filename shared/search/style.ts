import type { Seat } from '../core/seat.ts';
import type { Tree } from './tree.ts';

/**
 * Whom a bot would rather harm when it is all the same to itself, with three or more still in: the leader (steady), the
 * weakest (bold), or who last took something from it (vengeful).
 */
export type Style = 'steady' | 'bold' | 'vengeful';
export const STYLES: readonly Style[] = ['steady', 'bold', 'vengeful'];

export interface Temper {
  readonly style: Style;
  /** Who last took something from the mover, or null. */
  readonly grudge: Seat | null;
}

/** The opponent to be harmed, by the chances at the root: who has none is out. -1: nobody. */
export function victimOf(tree: Tree, { style, grudge }: Temper): Seat {
  const mover = tree.mover[0]!;
  if (style === 'vengeful' && grudge !== null && grudge !== mover && tree.mean(0, grudge) > 0) return grudge;
  let victim = -1;
  for (let seat = 0; seat < tree.seats; seat++) {
    const share = tree.mean(0, seat);
    if (seat === mover || share === 0) continue;
    const isFirst = victim < 0;
    const isLess = !isFirst && share < tree.mean(0, victim);
    if (isFirst || (style === 'bold') === isLess) victim = seat;
  }
  return victim;
}
