import { type Seat, seatAfter } from '../core/seat.ts';
import { type HexBoard, NONE, rayStart } from './hex-board.ts';
import type { HomeEdge, Point, Standing, Tile, TileCell } from './tile.ts';

/**
 * How a board of hexagons looks, in units of the distance between two neighbouring cells, its centre at (0, 0).
 * Tiles and the whole board lie in one plane: a tile is the board seen through a smaller window.
 */
export interface HexLook {
  /** How many degrees the board is turned clockwise before seat A's home is at the bottom: 0 for a side, ±30 for a corner. */
  readonly turn?: number;
  /** `shared`: cells on the line between two zones belong to both; `split`: to the one they bound clockwise. */
  readonly borders: 'shared' | 'split';
  /** The seat whose castle a cell belongs to, else NONE. */
  readonly castles?: Uint8Array;
}

const CIRCUMRADIUS = 1 / Math.sqrt(3);
const INRADIUS = 0.5;
const MARGIN = 0.15;
const SLIVER_HEIGHT = 0.55;
const EPSILON = 1e-6;

/** Turned clockwise round (0, 0), as it looks with y growing downwards. */
function turned([x, y]: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The centre of a cell as seat A sees it. */
function centreOf({ coordinates, short, long }: HexBoard, cell: number): Point {
  const x = coordinates[3 * cell]!;
  const z = coordinates[3 * cell + 2]!;
  const middle = (short - long) / 3;
  return [x + z / 2 - 1.5 * middle, (middle - z) * (Math.sqrt(3) / 2)];
}

const radians = (degrees = 0): number => (degrees * Math.PI) / 180;

/** The clockwise turn that brings a seat's home to the bottom. */
const angleOf = ({ seats }: HexBoard, seat: Seat, { turn }: HexLook): number =>
  radians(turn) - (seat * 2 * Math.PI) / seats;

function outlineOf([x, y]: Point, angle: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const [dx, dy] = turned([0, -CIRCUMRADIUS], angle + (corner * Math.PI) / 3);
    return [x + dx, y + dy];
  });
}

function hexCell(board: HexBoard, cell: number, standing: Standing, angle: number, look: HexLook): TileCell {
  const centre = turned(centreOf(board, cell), angle);
  const castle = look.castles?.[cell] ?? NONE;
  const drawn = { cell, standing, centre, outline: outlineOf(centre, angle), radius: INRADIUS };
  return castle === NONE ? drawn : { ...drawn, castle };
}

function boundsOf(points: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The line below the lowest cells of a board that has `seat`'s home at the bottom, turned to where it belongs. */
function edgeOf(board: HexBoard, seat: Seat, look: HexLook, angle: number): HomeEdge {
  const upright = angleOf(board, seat, look);
  const outlines = Array.from({ length: board.cells }, (_, cell) =>
    outlineOf(turned(centreOf(board, cell), upright), upright),
  );
  const bottom = Math.max(...outlines.flat().map(([, y]) => y));
  const lowest = outlines.filter((outline) => outline.some(([, y]) => y > bottom - EPSILON)).flat();
  const xs = lowest.map(([x]) => x);
  const ends: Point[] = [
    [Math.min(...xs), bottom],
    [Math.max(...xs), bottom],
  ];
  return { seat, line: [turned(ends[0]!, angle - upright), turned(ends[1]!, angle - upright)] };
}

/** The whole board with the home of `seat` at the bottom and its left neighbour next to it clockwise. */
export function hexBoardTile(board: HexBoard, seat: Seat, look: HexLook): Tile {
  const angle = angleOf(board, seat, look);
  const cells = Array.from({ length: board.cells }, (_, cell) => hexCell(board, cell, 'home', angle, look));
  const edges = Array.from({ length: board.seats }, (_, step) =>
    edgeOf(board, seatAfter(seat, board.seats, step), look, angle),
  );
  const { left, top, right, bottom } = boundsOf([
    ...cells.flatMap(({ outline }) => outline),
    ...edges.flatMap(({ line }) => line),
  ]);
  const window = {
    x: left - MARGIN,
    y: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
  return { cells, ground: [], edges, window };
}

/** The cells of a seat's zone: its sector round the centre. A cell at the very centre is in all of them. */
export function hexZone(board: HexBoard, seat: Seat, look: HexLook): Set<number> {
  const angle = angleOf(board, seat, look);
  const half = Math.PI / board.seats;
  const zone = new Set<number>();
  for (let cell = 0; cell < board.cells; cell++) {
    const [x, y] = turned(centreOf(board, cell), angle);
    const isShared = look.borders === 'shared';
    // Clockwise from straight down.
    const away = Math.atan2(-x, y);
    const isCentre = Math.hypot(x, y) < EPSILON;
    const isIn = isShared ? Math.abs(away) < half + EPSILON : away > EPSILON - half && away < half + EPSILON;
    if (isCentre || isIn) zone.add(cell);
  }
  return zone;
}

const neighboursOf = (board: HexBoard, cell: number): number[] =>
  [0, 1, 2, 3, 4, 5]
    .map((direction) => board.rays[rayStart(board, cell, direction)]!)
    .filter((next) => next !== NONE);

/** The zone of `seat` with its home at the bottom, and as slivers the cells of others that adjoin it. */
export function hexZoneTile(board: HexBoard, seat: Seat, look: HexLook): Tile {
  const angle = angleOf(board, seat, look);
  const zone = hexZone(board, seat, look);
  const standingOf = (cell: number): Standing => {
    if (zone.has(cell)) return 'home';
    return neighboursOf(board, cell).some((next) => zone.has(next)) ? 'sliver' : 'beyond';
  };
  const cells = Array.from({ length: board.cells }, (_, cell) =>
    hexCell(board, cell, standingOf(cell), angle, look),
  );
  const { left, top, right, bottom } = boundsOf(
    cells.flatMap(({ standing, outline }) => (standing === 'home' ? outline : [])),
  );
  const window = {
    x: left,
    y: top - SLIVER_HEIGHT,
    width: right - left,
    height: bottom + MARGIN - (top - SLIVER_HEIGHT),
  };
  return { cells, ground: [], edges: [edgeOf(board, seat, look, angle)], window };
}
