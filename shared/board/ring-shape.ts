import { type Seat, seatAfter } from '../core/seat.ts';
import { largestCircle } from './largest-circle.ts';
import {
  cellAt,
  DIRECTIONS,
  fileOf,
  isDark,
  NONE,
  rankOf,
  rayStart,
  ringBoard,
  type Spot,
  zoneOf,
} from './ring-board.ts';
import type { Ground, HomeEdge, Point, Standing, Tile, TileCell } from './tile.ts';

/**
 * How the ring board looks (C5), in units of about one cell: a home side is 8 units long, the centre of the
 * whole board lies at (0, 0). On a tile the home zone reaches from (0, 0) to (8, 4).
 */
const HOME_SIDE = 8;
const MARGIN = 0.2;
const SLIVER_HEIGHT = 0.6;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Turned clockwise round (0, 0), as it looks with y growing downwards. */
function turned([x, y]: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The corner of the grid of the bottom zone to the upper right of `files` files and `ranks` ranks: (0..8, 0..4). */
function gridPoint(zones: number, files: number, ranks: number): Point {
  const apothem = HOME_SIDE / 2 / Math.tan(Math.PI / (2 * zones));
  const middle: Point = [0, apothem];
  const centre: Point = [0, 0];
  const side = files <= 4 ? -1 : 1;
  const corner: Point = [(side * HOME_SIDE) / 2, apothem];
  // The middle of the side between two homes is the middle of the home side, turned by half a zone.
  const border = turned(middle, (-side * Math.PI) / zones);
  const outward = Math.abs(files - 4) / 4;
  return between(between(middle, corner, outward), between(centre, border, outward), ranks / 4);
}

function zoneOutline(zones: number, file: number, rank: number, angle: number): Point[] {
  const corners: [number, number][] = [
    [file - 1, rank - 1],
    [file, rank - 1],
    [file, rank],
    [file - 1, rank],
  ];
  return corners.map(([files, ranks]) => turned(gridPoint(zones, files, ranks), angle));
}

function tileCell(cell: number, standing: Standing, outline: readonly Point[]): TileCell {
  return { cell, standing, outline, ...largestCircle(outline) };
}

const files = [1, 2, 3, 4, 5, 6, 7, 8];
const ranks = [1, 2, 3, 4];

/** The whole board with the home of `seat` at the bottom and its left neighbour next to it clockwise. */
export function ringBoardTile(zones: number, seat: Seat): Tile {
  const cells: TileCell[] = [];
  const ground: Ground[] = [];
  const edges: HomeEdge[] = [];
  const rim: Point[] = [];
  for (let step = 0; step < zones; step++) {
    const zone = seatAfter(seat, zones, step);
    const angle = (step * 2 * Math.PI) / zones;
    for (const rank of ranks) {
      for (const file of files) {
        const outline = zoneOutline(zones, file, rank, angle);
        if (isDark(file, rank)) cells.push(tileCell(cellAt(zone, file, rank), 'home', outline));
        else ground.push({ outline, standing: 'home' });
      }
    }
    const line = [turned(gridPoint(zones, 0, 0), angle), turned(gridPoint(zones, 8, 0), angle)] as const;
    edges.push({ seat: zone, line });
    rim.push(...line);
  }
  const xs = rim.map(([x]) => x);
  const ys = rim.map(([, y]) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  const width = Math.max(...xs) + MARGIN - x;
  const height = Math.max(...ys) + MARGIN - y;
  return { cells, ground, edges, window: { x, y, width, height } };
}

/** A unit square by its file and its rank; ranks 5 to 8 lie above the home zone. */
const unitSquare = (file: number, rank: number): Point[] => [
  [file - 1, 5 - rank],
  [file, 5 - rank],
  [file, 4 - rank],
  [file - 1, 4 - rank],
];

/** The cells of other zones that a line from the home zone reaches. */
function reached(zones: number, home: number): Set<number> {
  const { rays } = ringBoard(zones);
  const found = new Set<number>();
  for (let cell = home * 16; cell < home * 16 + 16; cell++) {
    for (const direction of DIRECTIONS) {
      for (let i = rayStart(cell, direction); rays[i] !== NONE; i++) found.add(rays[i]!);
    }
  }
  return new Set([...found].filter((cell) => zoneOf(cell) !== home));
}

/** Where file `file` goes on beyond rank 4 (C2). */
const continued = (zones: number, home: number, file: number): Spot => ({
  zone: seatAfter(home, zones, file <= 4 ? 1 : -1),
  file: 9 - file,
  rank: 4,
});

/**
 * The home zone of `seat` alone, flat, with a sliver of its neighbours' first cells above it. A cell (file, rank)
 * of a neighbour lies at (9 - file, 9 - rank), which keeps every line that leaves the zone straight.
 */
export function ringZoneTile(zones: number, seat: Seat): Tile {
  const cells: TileCell[] = [];
  const ground: Ground[] = [];
  const add = (spot: Spot, standing: Standing, outline: readonly Point[]): void => {
    if (isDark(spot.file, spot.rank)) {
      cells.push(tileCell(cellAt(spot.zone, spot.file, spot.rank), standing, outline));
    } else ground.push({ outline, standing });
  };
  for (const rank of ranks) {
    for (const file of files) add({ zone: seat, file, rank }, 'home', unitSquare(file, rank));
  }
  for (const file of files) add(continued(zones, seat, file), 'sliver', unitSquare(file, 5));
  const shown = new Set(cells.map(({ cell }) => cell));
  for (const cell of reached(zones, seat)) {
    if (shown.has(cell)) continue;
    cells.push(tileCell(cell, 'beyond', unitSquare(9 - fileOf(cell), 9 - rankOf(cell))));
  }
  const line = [
    [0, 4],
    [8, 4],
  ] as const;
  const window = { x: 0, y: -SLIVER_HEIGHT, width: 8, height: 4 + SLIVER_HEIGHT };
  return { cells, ground, edges: [{ seat, line }], isGrid: true, window };
}
