import type { Seat } from '../../core/seat.ts';
import { hashMover, togglePiece } from '../common/zobrist.ts';
import { SEATS } from './field.ts';
import { noteHistory } from './history.ts';
import { blankPosition, ownerOf, type Ruleset, type TrojbojPosition } from './position.ts';

export function moveStone(position: TrojbojPosition, from: number, to: number): void {
  const { cells } = position;
  const code = cells[from]!;
  togglePiece(position, from, code);
  togglePiece(position, to, code);
  cells[from] = 0;
  cells[to] = code;
}

/** J5: one of `owner`'s from his reserve takes the place of the stone on `cell`. */
export function convert(position: TrojbojPosition, cell: number, owner: Seat): void {
  const { cells, men } = position;
  const code = cells[cell]!;
  togglePiece(position, cell, code);
  togglePiece(position, cell, owner + 1);
  men[ownerOf(code)]!--;
  men[owner]!++;
  cells[cell] = owner + 1;
}

/** Takes all stones of a seat from the board. */
export function clearStones(position: TrojbojPosition, seat: Seat): void {
  const { cells, men } = position;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== seat + 1) continue;
    togglePiece(position, cell, seat + 1);
    cells[cell] = 0;
  }
  men[seat] = 0;
}

/** A position between turns with the given cell codes; seats without a stone are out. */
export function positionOf(
  { field }: Ruleset,
  codes: ArrayLike<number>,
  mover: Seat,
  first = mover,
): TrojbojPosition {
  const position = blankPosition(field.cells);
  position.mover = mover;
  hashMover(position);
  position.first = first;
  position.cells.set(codes);
  position.cells.forEach((code, cell) => {
    if (code === 0) return;
    togglePiece(position, cell, code);
    position.men[ownerOf(code)]!++;
  });
  for (let seat = 0; seat < SEATS; seat++) {
    if (position.men[seat]! > 0) position.left++;
    else position.fallen[seat] = 1;
  }
  noteHistory(position);
  return position;
}

/** J2: eight stones each on their bases. */
export function startPosition(ruleset: Ruleset, first: Seat): TrojbojPosition {
  const { bases, cells } = ruleset.field;
  const codes = new Uint8Array(cells);
  bases.forEach((cell, i) => {
    codes[cell] = 1 + Math.floor((i * SEATS) / bases.length);
  });
  return positionOf(ruleset, codes, first);
}
