import { type HexBoard, hexBoard, rayStart } from '../../board/hex-board.ts';

/**
 * The board of this game. Seat A's home corner is the left end of rank 1 of the hexagon board, so that its straight
 * line to the promotion corner goes up right (direction 1).
 */
export interface Field {
  readonly board: HexBoard;
  /** H2: the home cells by seat, its men's first places. */
  readonly homes: readonly (readonly number[])[];
  /** H5: the three directions of men by seat, the one straight to the promotion corner in the middle. */
  readonly forward: readonly (readonly number[])[];
  /** H8: the promotion cell by seat. */
  readonly promotionCells: readonly number[];
  /** By seat x cells + cell: how far ahead of the home corner, 2 for a straight step and 1 for one beside it. */
  readonly advance: Uint8Array;
  /** H4: the spiral number of each cell, from 1 at the centre. */
  readonly numbers: readonly number[];
}

const SEATS = [0, 1, 2] as const;
const CORNER = 0;
/** Up right as seat A's board is numbered, which its player sees straight ahead. */
const AHEAD = 1;
/** Clockwise round the centre from seat A's corner on, ring by ring. */
const ROUND = [2, 1, 0, 5, 4, 3] as const;

/** A seat further clockwise looks a third of a full turn further. */
const turnedTo = (direction: number, seat: number): number => (direction + 6 - 2 * seat) % 6;

function build(side: number): Field {
  const board = hexBoard(side, side, SEATS.length);
  const walk = (cell: number, direction: number, steps: number): number =>
    steps === 0 ? cell : board.rays[rayStart(board, cell, direction) + steps - 1]!;
  const centre = walk(CORNER, AHEAD, side - 1);
  const promotionCell = walk(CORNER, AHEAD, 2 * (side - 1));

  const home: number[] = [];
  for (let left = 0; left < side - 1; left++) {
    for (let right = 0; right < side - 1; right++) {
      // H2: the cell nearest the centre stays empty.
      if (left + right < 2 * (side - 2)) home.push(walk(walk(CORNER, AHEAD + 1, left), AHEAD - 1, right));
    }
  }

  const numbers = new Array<number>(board.cells).fill(1);
  let number = 1;
  for (let ring = 1; ring < side; ring++) {
    let cell = walk(centre, AHEAD + 3, ring);
    for (const direction of ROUND) {
      for (let step = 0; step < ring; step++) {
        numbers[cell] = ++number;
        cell = walk(cell, direction, 1);
      }
    }
  }

  const advance = new Uint8Array(SEATS.length * board.cells);
  for (let cell = 0; cell < board.cells; cell++) {
    const ahead = board.coordinates[3 * cell + 2]! - board.coordinates[3 * cell + 1]! + 2 * (side - 1);
    for (const seat of SEATS) advance[seat * board.cells + board.rotations[seat]![cell]!] = ahead;
  }
  return {
    board,
    homes: SEATS.map((seat) => home.map((cell) => board.rotations[seat]![cell]!)),
    forward: SEATS.map((seat) => [AHEAD - 1, AHEAD, AHEAD + 1].map((way) => turnedTo(way, seat))),
    promotionCells: SEATS.map((seat) => board.rotations[seat]![promotionCell]!),
    advance,
    numbers,
  };
}

const fields = new Map<number, Field>();

/** The board of 5 (61 cells) or 4 (37 cells) a side, built once. */
export function fieldOf(side: number): Field {
  const field = fields.get(side) ?? build(side);
  fields.set(side, field);
  return field;
}
