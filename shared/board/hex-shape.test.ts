import { describe, expect, it } from 'vitest';
import { hexBoard, hexName, readHexName } from './hex-board.ts';
import { type HexLook, hexBoardTile, hexZone, hexZoneTile } from './hex-shape.ts';
import type { Point, Tile, TileCell } from './tile.ts';

const accasta = hexBoard(4, 4, 2);
const triccasta = hexBoard(4, 6, 3);
const corners = hexBoard(5, 5, 3);
const SHARED: HexLook = { borders: 'shared' };
const SPLIT: HexLook = { borders: 'split' };

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const find = ({ cells }: Tile, cell: number): TileCell => cells.find((item) => item.cell === cell)!;
const standing = (board: typeof accasta, tile: Tile, wanted: string): string =>
  tile.cells.flatMap((item) => (item.standing === wanted ? [hexName(board, item.cell)] : [])).join(' ');
const isInside = ({ window }: Tile, [x, y]: Point): boolean =>
  x > window.x - 1e-6 &&
  x < window.x + window.width + 1e-6 &&
  y > window.y - 1e-6 &&
  y < window.y + window.height + 1e-6;

describe.each([
  ['Accasta', accasta, SHARED],
  ['Triccasta', triccasta, SPLIT],
  ['a home corner', corners, { ...SPLIT, turn: 30 }],
] as const)('the whole board: %s', (_, board, look) => {
  const tile = hexBoardTile(board, 0, look);

  it('has neighbours one unit apart and cells that fit together', () => {
    for (const { cell, centre, outline } of tile.cells) {
      for (const corner of outline) expect(distance(corner, centre)).toBeCloseTo(1 / Math.sqrt(3), 6);
      const near = tile.cells.filter((other) => other.cell !== cell && distance(other.centre, centre) < 1.01);
      for (const other of near) {
        expect(distance(other.centre, centre)).toBeCloseTo(1, 6);
        const common = outline.filter((corner) =>
          other.outline.some((point) => distance(point, corner) < 1e-6),
        );
        expect(common).toHaveLength(2);
      }
    }
  });

  it('lies within its window', () => {
    for (const { outline } of tile.cells) expect(outline.every((point) => isInside(tile, point))).toBe(true);
    for (const { line } of tile.edges) expect(line.every((point) => isInside(tile, point))).toBe(true);
  });

  it('is the same, turned, for every seat', () => {
    for (let seat = 1; seat < board.seats; seat++) {
      const other = hexBoardTile(board, seat, look);
      for (const { cell, centre } of tile.cells) {
        expect(distance(find(other, board.rotations[seat]![cell]!).centre, centre)).toBeLessThan(1e-6);
      }
    }
  });

  it('has the own home below and the left neighbour next to it clockwise', () => {
    const [own, left] = tile.edges;
    expect([own!.seat, left!.seat]).toEqual([0, 1]);
    expect(own!.line[0][1]).toBeCloseTo(own!.line[1][1], 6);
    expect(own!.line[0][0]).toBeCloseTo(-own!.line[1][0], 6);
    if (board.seats === 3) expect(left!.line[0][0] + left!.line[1][0]).toBeLessThan(0);
  });
});

it('shows ranks from the left, a lowest', () => {
  const tile = hexBoardTile(accasta, 0, SHARED);
  const at = (name: string): Point => find(tile, readHexName(accasta, name)!).centre;
  expect(at('a1')[0]).toBeLessThan(at('a2')[0]);
  expect(at('a1')[1]).toBeCloseTo(at('a4')[1], 6);
  expect(at('b1')[1]).toBeLessThan(at('a1')[1]);
  expect(at('d4').map((value) => value + 0)).toEqual([0, 0]);
});

it('a home corner lies straight below the centre', () => {
  const tile = hexBoardTile(corners, 0, { ...SPLIT, turn: 30 });
  const lowest = tile.cells.reduce((low, cell) => (cell.centre[1] > low.centre[1] ? cell : low));
  expect(lowest.centre[0]).toBeCloseTo(0, 6);
});

describe('the tiles of two', () => {
  it('hold half the board and the middle rank, which is on both, and a sliver beyond it', () => {
    const [own, other] = [0, 1].map((seat) => hexZoneTile(accasta, seat, SHARED));
    expect(standing(accasta, own!, 'home')).toBe(
      'a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 d7',
    );
    expect(standing(accasta, own!, 'sliver')).toBe('e1 e2 e3 e4 e5 e6');
    expect(standing(accasta, other!, 'home')).toContain('d1 d2 d3 d4 d5 d6 d7 e1');
    expect(own!.edges.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('the tiles of three', () => {
  const tiles = [0, 1, 2].map((seat) => hexZoneTile(triccasta, seat, SPLIT));
  it('hold 20 cells each, every cell once, the three at the centre apart', () => {
    const homes = tiles.map((tile) => standing(triccasta, tile, 'home').split(' '));
    expect(homes.map((home) => home.length)).toEqual([20, 20, 20]);
    expect(new Set(homes.flat()).size).toBe(60);
    expect(homes.map((home) => home.filter((name) => ['e4', 'e5', 'f5'].includes(name)).length)).toEqual([
      1, 1, 1,
    ]);
  });
  it('show all of the home and some of every sliver in the window, the home edge below', () => {
    for (const tile of tiles) {
      for (const { standing: where, outline } of tile.cells) {
        if (where === 'home') expect(outline.every((point) => isInside(tile, point))).toBe(true);
      }
      const slivers = tile.cells.filter((item) => item.standing === 'sliver');
      expect(slivers.length).toBeGreaterThanOrEqual(5);
      const { y, height } = tile.window;
      expect(tile.edges[0]!.line[0][1]).toBeGreaterThan(y + height - 0.3);
    }
  });
  it('go on beyond in the same plane', () => {
    for (const [seat, tile] of tiles.entries()) {
      const whole = hexBoardTile(triccasta, seat, SPLIT);
      for (const { cell, centre } of tile.cells) expect(find(whole, cell).centre).toEqual(centre);
    }
  });
});

it('a centre cell is in every zone, however the borders fall', () => {
  const centre = readHexName(corners, 'e5')!;
  for (const look of [SPLIT, SHARED]) {
    expect([0, 1, 2].map((seat) => hexZone(corners, seat, look).has(centre))).toEqual([true, true, true]);
  }
});

it('marks castles', () => {
  const castles = new Uint8Array(37).fill(255);
  castles[3] = 1;
  const cells = hexBoardTile(accasta, 0, { ...SHARED, castles }).cells;
  expect(cells.filter((cell) => cell.castle !== undefined).map(({ cell, castle }) => [cell, castle])).toEqual(
    [[3, 1]],
  );
});
