/**
 * The topology of a board of hexagons: what rules see. The outline is a hexagon whose sides are `short` and `long`
 * cells by turns, beginning with the one at seat A: 4 and 4 make 37 cells, 4 and 6 make 60, 5 and 5 make 61, and
 * 1 and 10 the triangle of 55. Cells are numbered from seat A's side up, in each rank from the left as A sees them.
 */
export interface HexBoard {
  readonly seats: number;
  readonly short: number;
  readonly long: number;
  readonly cells: number;
  /** The rank of each cell, from 0 at seat A's side, and its place in the rank, from 0 at the left. */
  readonly ranks: Uint8Array;
  readonly files: Uint8Array;
  /**
   * Three coordinates a cell. They add up to short - long, each grows away from one side of the hexagon and all
   * have the same bounds, so that the board's own rotations only exchange or negate them.
   */
  readonly coordinates: Int8Array;
  /**
   * From `rayStart(board, cell, direction)` on, the cells of a straight line, ended by `NONE`. The first is the
   * neighbour.
   */
  readonly rays: Uint8Array;
  readonly rayLength: number;
  /** By seat: where each cell goes when seat A's side is turned to that seat's. Seat B sits clockwise from A. */
  readonly rotations: readonly Uint8Array[];
}

/** No cell. */
export const NONE = 255;

/** Right, up right, up left, left, down left, down right as seat A sees them; the opposite of d is (d + 3) % 6. */
export const HEX_DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const CHANGES = [
  [1, -1, 0],
  [0, -1, 1],
  [-1, 0, 1],
  [-1, 1, 0],
  [0, 1, -1],
  [1, 0, -1],
] as const;

export const rayStart = ({ rayLength }: HexBoard, cell: number, direction: number): number =>
  (cell * 6 + direction) * rayLength;

type Spot = readonly [x: number, y: number, z: number];

/** All spots whose coordinates lie within the bounds, rank by rank (z), each from the left (x). */
function spotsOf(short: number, long: number): Spot[] {
  const [least, most] = [1 - long, short - 1];
  const spots: Spot[] = [];
  for (let z = least; z <= most; z++) {
    for (let x = least; x <= most; x++) {
      const y = short - long - x - z;
      if (y >= least && y <= most) spots.push([x, y, z]);
    }
  }
  return spots;
}

/** Clockwise by one seat. Half a turn needs equal sides; a third of a turn fits any board. */
const turned = ([x, y, z]: Spot, seats: number): Spot => (seats === 2 ? [-x, -y, -z] : [z, x, y]);

function build(short: number, long: number, seats: number): HexBoard {
  if (seats !== 3 && (seats !== 2 || short !== long)) throw new Error(`no hexagon for ${seats} seats`);
  const spots = spotsOf(short, long);
  const numbers = new Map(spots.map((spot, cell) => [spot.join(), cell]));
  const numberOf = (spot: Spot): number => numbers.get(spot.join()) ?? NONE;
  const rayLength = short + long;
  const rays = new Uint8Array(spots.length * 6 * rayLength).fill(NONE);
  const rotations = Array.from({ length: seats }, () => new Uint8Array(spots.length));
  const places = spots.map(([, , z]) => ({ rank: z + long - 1, file: 0 }));
  spots.forEach((spot, cell) => {
    places[cell]!.file = places[cell - 1]?.rank === places[cell]!.rank ? places[cell - 1]!.file + 1 : 0;
    for (const direction of HEX_DIRECTIONS) {
      const change = CHANGES[direction];
      for (let i = 0; i < rayLength - 1; i++) {
        const there = spot.map((at, axis) => at + (i + 1) * change[axis]!) as unknown as Spot;
        const next = numberOf(there);
        if (next === NONE) break;
        rays[(cell * 6 + direction) * rayLength + i] = next;
      }
    }
    let at = spot;
    for (const rotation of rotations) {
      rotation[cell] = numberOf(at);
      at = turned(at, seats);
    }
  });
  return {
    seats,
    short,
    long,
    cells: spots.length,
    ranks: Uint8Array.from(places, ({ rank }) => rank),
    files: Uint8Array.from(places, ({ file }) => file),
    coordinates: Int8Array.from(spots.flat()),
    rays,
    rayLength,
    rotations,
  };
}

const boards = new Map<string, HexBoard>();

/** The board with these sides, built once. Throws when it has no rotation for so many seats. */
export function hexBoard(short: number, long: number, seats: number): HexBoard {
  const name = `${short} ${long} ${seats}`;
  const board = boards.get(name) ?? build(short, long, seats);
  boards.set(name, board);
  return board;
}

/** `a1` is the leftmost cell of the rank at seat A's side. */
export const hexName = ({ ranks, files }: HexBoard, cell: number): string =>
  `${String.fromCharCode(97 + ranks[cell]!)}${files[cell]! + 1}`;

/** The cell of that name, or null. Either case is read. */
export function readHexName({ ranks, files, cells }: HexBoard, text: string): number | null {
  const [, letter, number] = /^([a-z])([1-9]\d?)$/i.exec(text) ?? [];
  if (letter === undefined) return null;
  const rank = letter.toLowerCase().charCodeAt(0) - 97;
  for (let cell = 0; cell < cells; cell++) {
    if (ranks[cell] === rank && files[cell] === Number(number) - 1) return cell;
  }
  return null;
}
