import type { Seat } from '../../core/seat.ts';
import { isKing, KING, MAN, ownerOf, TAKEN } from '../common/draughts.ts';
import { togglePiece } from '../common/zobrist.ts';
import { NOBODY, SEATS, type TrioPosition } from './position.ts';

/** What changes on the board when towers are played (H14): each tower is a list from its top down. */

const hasTowers = ({ codes }: TrioPosition): boolean => codes.length > 0;

/** The codes of a tower from the bottom up. The cell must not be empty. */
export function stackOn(position: TrioPosition, cell: number): number[] {
  const { cells, codes, under, tops } = position;
  if (!hasTowers(position)) return [cells[cell]! & ~TAKEN];
  const stack: number[] = [];
  for (let piece = tops[cell]!; piece !== NOBODY; piece = under[piece]!) stack.push(codes[piece]!);
  return stack.reverse();
}

/** Adds or removes what stands on a cell to or from the hash. */
function toggleCell(position: TrioPosition, cell: number): void {
  const { cells, codes, under, tops } = position;
  if (!hasTowers(position)) {
    togglePiece(position, cell, cells[cell]!);
    return;
  }
  let depth = 0;
  for (let piece = tops[cell]!; piece !== NOBODY; piece = under[piece]!) {
    togglePiece(position, cell, codes[piece]!, depth++);
  }
}

/** Moves a piece or a tower to an empty cell. */
export function movePiece(position: TrioPosition, from: number, to: number): void {
  const { cells, tops, bottoms } = position;
  toggleCell(position, from);
  cells[to] = cells[from]!;
  cells[from] = 0;
  if (hasTowers(position)) {
    tops[to] = tops[from]!;
    bottoms[to] = bottoms[from]!;
    tops[from] = NOBODY;
    bottoms[from] = NOBODY;
  }
  toggleCell(position, to);
}

export function crown(position: TrioPosition, cell: number): void {
  const { cells, codes, tops, men, kings } = position;
  const man = cells[cell]!;
  const king = man - MAN + KING;
  togglePiece(position, cell, man);
  togglePiece(position, cell, king);
  cells[cell] = king;
  if (hasTowers(position)) codes[tops[cell]!] = king;
  men[ownerOf(man)]!--;
  kings[ownerOf(man)]!++;
}

const countTop = ({ men, kings }: TrioPosition, code: number, by: number): void => {
  (isKing(code) ? kings : men)[ownerOf(code)]! += by;
};

/**
 * Takes what the piece now on `by` has jumped on `over`. A piece stays marked till the chain ends; of a tower the
 * top goes under the jumping one at once.
 */
export function jump(position: TrioPosition, over: number, by: number): void {
  const { cells, mover, taken, spoils, codes, under, tops, bottoms } = position;
  const code = cells[over]!;
  countTop(position, code, -1);
  spoils[mover * SEATS + ownerOf(code)]!++;
  if (!hasTowers(position)) {
    cells[over] = code + TAKEN;
    taken[position.takenCount++] = over;
    return;
  }
  toggleCell(position, over);
  toggleCell(position, by);
  const top = tops[over]!;
  const freed = under[top]!;
  under[top] = NOBODY;
  under[bottoms[by]!] = top;
  bottoms[by] = top;
  tops[over] = freed;
  if (freed === NOBODY) {
    bottoms[over] = NOBODY;
    cells[over] = 0;
  } else {
    countTop(position, codes[freed]!, 1);
    cells[over] = codes[freed]! + TAKEN;
    taken[position.takenCount++] = over;
  }
  toggleCell(position, over);
  toggleCell(position, by);
}

/** H6: when the chain ends, what it has jumped leaves the board; a tower may be jumped again. */
export function liftTaken(position: TrioPosition): void {
  const { cells, taken, takenCount } = position;
  for (let i = 0; i < takenCount; i++) {
    const cell = taken[i]!;
    const code = cells[cell]! - TAKEN;
    if (!hasTowers(position)) togglePiece(position, cell, code);
    cells[cell] = hasTowers(position) ? code : 0;
  }
  position.takenCount = 0;
}

/** The tower on a cell without the pieces of a seat. */
function sift(position: TrioPosition, cell: number, seat: Seat): void {
  const { cells, codes, under, tops, bottoms } = position;
  const mark = cells[cell]! & TAKEN;
  countTop(position, cells[cell]! - mark, -1);
  let above = NOBODY;
  let next = tops[cell]!;
  tops[cell] = NOBODY;
  for (let piece = next; piece !== NOBODY; piece = next) {
    next = under[piece]!;
    under[piece] = NOBODY;
    if (ownerOf(codes[piece]!) === seat) continue;
    if (above === NOBODY) tops[cell] = piece;
    else under[above] = piece;
    above = piece;
  }
  bottoms[cell] = above;
  const top = tops[cell]!;
  cells[cell] = top === NOBODY ? 0 : codes[top]! + mark;
  if (top !== NOBODY) countTop(position, codes[top]!, 1);
}

/** Takes every piece of a seat from the board, those jumped by the running chain and those in towers too. */
export function clearPieces(position: TrioPosition, seat: Seat): void {
  const { cells, taken, men, kings } = position;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (code === 0) continue;
    if (hasTowers(position)) {
      toggleCell(position, cell);
      sift(position, cell, seat);
      toggleCell(position, cell);
    } else if (ownerOf(code) === seat) {
      togglePiece(position, cell, code & ~TAKEN);
      cells[cell] = 0;
    }
  }
  let kept = 0;
  for (let i = 0; i < position.takenCount; i++) if (cells[taken[i]!] !== 0) taken[kept++] = taken[i]!;
  position.takenCount = kept;
  men[seat] = 0;
  kings[seat] = 0;
}
