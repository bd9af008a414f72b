import { isKing, ownerOf, TAKEN } from '../common/draughts.ts';
import { fieldOf } from './field.ts';
import { NOBODY, type Ruleset, SEATS, type TrioPosition } from './position.ts';

/** The worth of pieces; search reads worths on this scale. */
const MAN_WORTH = 100;
const KING_WORTH = 300;
/** A straight step counts twice, so that a man on its last step is worth some 30 more than at home. */
const ADVANCE_WORTH = 2;
/** H14: an own piece under an own top, which keeps the tower when the top is taken. */
const RESERVE_WORTH = 40;

/** Own pieces right under the top, down to the first of another owner. */
function reserveOf({ codes, under, tops }: TrioPosition, cell: number): number {
  const top = tops[cell]!;
  const owner = ownerOf(codes[top]!);
  let count = 0;
  for (let piece = under[top]!; piece !== NOBODY; piece = under[piece]!) {
    if (ownerOf(codes[piece]!) !== owner) break;
    count++;
  }
  return count;
}

/** Material and how far men have come; in the giveaway the less the better. */
export function buildEvaluate({ side, hasKings, isGiveaway, hasTowers }: Ruleset) {
  const { advance } = fieldOf(side);
  const sign = isGiveaway ? -1 : 1;
  const step = hasKings ? ADVANCE_WORTH : 0;
  return (position: TrioPosition, into: Float64Array): void => {
    const { cells } = position;
    for (let seat = 0; seat < SEATS; seat++) into[seat] = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code === 0 || (code >= TAKEN && !hasTowers)) continue;
      const owner = ownerOf(code);
      let worth = isKing(code) ? KING_WORTH : MAN_WORTH + step * advance[owner * cells.length + cell]!;
      if (hasTowers) worth += RESERVE_WORTH * reserveOf(position, cell);
      into[owner]! += sign * worth;
    }
  };
}
