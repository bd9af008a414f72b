import { HEX_DIRECTIONS, type HexBoard, hexBoard, NONE, rayStart } from '../../board/hex-board.ts';
import type { Seat } from '../../core/seat.ts';

export const SEATS = 3;
export const BASE_SIZE = 8;

/** J4: right, up right, up left and left as the owner sees them; the other two lead back. */
const OWN_DIRECTIONS = [0, 1, 2, 3] as const;
/** Lists of fixed length, ended by NONE. */
const WAYS = OWN_DIRECTIONS.length + 1;
const JUMPS = 2 * HEX_DIRECTIONS.length + 1;

/** The triangle as the moves see it, in flat tables. */
export interface Field {
  readonly board: HexBoard;
  readonly cells: number;
  /** From `waysStart(field, seat, cell)` on, the cells that a stone of the seat may step to, ended by NONE. */
  readonly ways: Uint8Array;
  /** From `jumpsStart(cell)` on, pairs of the cell jumped and the cell landed on, ended by NONE. */
  readonly jumps: Uint8Array;
  /** J2: the base of seat s from 8 * s on. */
  readonly bases: Uint8Array;
  /** By seat * cells + cell: 1 on the side opposite the seat's tip. */
  readonly isFar: Uint8Array;
}

export const waysStart = ({ cells }: Field, seat: Seat, cell: number): number => (seat * cells + cell) * WAYS;
export const jumpsStart = (cell: number): number => cell * JUMPS;

/** J2, for seat A: the corner's six and the two middle cells of the next row. */
const isBase = (rank: number, file: number): boolean =>
  rank < 3 || (rank === 3 && (file === 1 || file === 2));

function build(rows: number): Field {
  const board = hexBoard(1, rows, SEATS);
  const { cells, ranks, files, rays, rotations } = board;
  const field: Field = {
    board,
    cells,
    ways: new Uint8Array(SEATS * cells * WAYS).fill(NONE),
    jumps: new Uint8Array(cells * JUMPS).fill(NONE),
    bases: new Uint8Array(SEATS * BASE_SIZE),
    isFar: new Uint8Array(SEATS * cells),
  };
  for (let cell = 0; cell < cells; cell++) {
    let jump = jumpsStart(cell);
    for (const direction of HEX_DIRECTIONS) {
      const start = rayStart(board, cell, direction);
      if (rays[start] === NONE || rays[start + 1] === NONE) continue;
      field.jumps[jump++] = rays[start]!;
      field.jumps[jump++] = rays[start + 1]!;
    }
  }
  rotations.forEach((rotation, seat) => {
    let placed = seat * BASE_SIZE;
    for (let cell = 0; cell < cells; cell++) {
      const turned = rotation[cell]!;
      let way = waysStart(field, seat, turned);
      for (const direction of OWN_DIRECTIONS) {
        const next = rays[rayStart(board, cell, direction)]!;
        if (next !== NONE) field.ways[way++] = rotation[next]!;
      }
      field.isFar[seat * cells + turned] = Number(ranks[cell] === rows - 1);
      if (isBase(ranks[cell]!, files[cell]!)) field.bases[placed++] = turned;
    }
  });
  return field;
}

const fields = new Map<number, Field>();

/** The triangle with 9 or 10 rows, built once. */
export function fieldOf(rows: number): Field {
  const field = fields.get(rows) ?? build(rows);
  fields.set(rows, field);
  return field;
}

/** J1: seat A's tip is a1, and each row is counted from the left with that tip at the top: from seat A's right. */
export const cellName = ({ board: { ranks, files } }: Field, cell: number): string =>
  `${String.fromCharCode(97 + ranks[cell]!)}${ranks[cell]! - files[cell]! + 1}`;

/** The cell of that name, or null. Either case is read. */
export function readCellName({ board: { ranks, files }, cells }: Field, text: string): number | null {
  const [, letter, number] = /^([a-j])([1-9]\d?)$/i.exec(text) ?? [];
  if (letter === undefined) return null;
  const rank = letter.toLowerCase().charCodeAt(0) - 97;
  for (let cell = 0; cell < cells; cell++) {
    if (ranks[cell] === rank && files[cell] === rank - Number(number) + 1) return cell;
  }
  return null;
}
