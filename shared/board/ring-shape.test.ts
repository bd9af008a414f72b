import { describe, expect, it } from 'vitest';
import { cellAt } from './ring-board.ts';
import { ringBoardTile, ringZoneTile } from './ring-shape.ts';
import type { Point, Tile, TileCell } from './tile.ts';

const area = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      return sum + x * nextY - y * nextX;
    }, 0),
  ) / 2;

const sides = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length]!]);

/** Distance of a point inside a convex outline to its nearest side; negative outside. The outline may run either way. */
function depth(outline: readonly Point[], [x, y]: Point): number {
  const distances = sides(outline).map(
    ([[ax, ay], [bx, by]]) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay),
  );
  return Math.max(Math.min(...distances), -Math.max(...distances));
}

const outlines = ({ cells, ground }: Tile): (readonly Point[])[] =>
  [...cells, ...ground].map(({ outline }) => outline);

/** Two convex outlines overlap unless one of their sides keeps them apart. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return ![...sides(a), ...sides(b)].some(([[ax, ay], [bx, by]]) => {
    const along = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const [first, second] = [a.map(along), b.map(along)];
    return (
      Math.max(...first) <= Math.min(...second) + 1e-9 || Math.max(...second) <= Math.min(...first) + 1e-9
    );
  });
}

const find = ({ cells }: Tile, cell: number): TileCell => cells.find((item) => item.cell === cell)!;

describe.each([2, 3, 4])('C5: the whole board of %i zones', (zones) => {
  const tile = ringBoardTile(zones, 0);

  it('is tiled by its cells without gap or overlap', () => {
    const all = outlines(tile);
    expect(all).toHaveLength(zones * 32);
    const radius = 4 / Math.sin(Math.PI / (2 * zones));
    const whole = zones * radius * radius * Math.sin(Math.PI / zones);
    expect(all.reduce((sum, outline) => sum + area(outline), 0)).toBeCloseTo(whole, 6);
    all.forEach((outline, i) => {
      for (const other of all.slice(0, i)) expect(overlap(outline, other)).toBe(false);
    });
  });

  it('lies inside its window with little margin', () => {
    const { x, y, width, height } = tile.window;
    const points = outlines(tile).flat();
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    for (const margin of [Math.min(...xs) - x, Math.min(...ys) - y]) expect(margin).toBeCloseTo(0.2, 6);
    expect(x + width - Math.max(...xs)).toBeCloseTo(0.2, 6);
    expect(y + height - Math.max(...ys)).toBeCloseTo(0.2, 6);
  });

  it('gives each cell a circle that fits and is large', () => {
    for (const { outline, centre, radius } of tile.cells) {
      expect(depth(outline, centre)).toBeCloseTo(radius, 6);
      expect(radius).toBeGreaterThan(0.35);
    }
  });

  it('is the same, turned, for every seat', () => {
    for (let seat = 1; seat < zones; seat++) {
      const other = ringBoardTile(zones, seat);
      for (const { cell, centre } of tile.cells) {
        const same = find(other, (cell + 16 * seat) % (16 * zones)).centre;
        expect(Math.hypot(same[0] - centre[0], same[1] - centre[1])).toBeLessThan(1e-6);
      }
    }
  });

  it('has the home side at the bottom and the left neighbour clockwise from it', () => {
    const [own, left] = tile.edges;
    expect(own!.seat).toBe(0);
    expect(own!.line[0][1]).toBeCloseTo(own!.line[1][1]);
    expect(own!.line[0][0]).toBeCloseTo(-4);
    expect(left!.seat).toBe(1);
    if (zones > 2) expect(left!.line[0][0] + left!.line[1][0]).toBeLessThan(-4);
    const turn = (2 * Math.PI) / zones;
    for (let cell = 0; cell < 16; cell++) {
      const [x, y] = find(tile, cell).centre;
      const [leftX, leftY] = find(tile, cell + 16).centre;
      expect(leftX).toBeCloseTo(x * Math.cos(turn) - y * Math.sin(turn), 6);
      expect(leftY).toBeCloseTo(x * Math.sin(turn) + y * Math.cos(turn), 6);
    }
  });
});

it('C3: the board of two zones is the 8x8 board of unit squares', () => {
  const tile = ringBoardTile(2, 0);
  for (const { outline, radius } of tile.cells) {
    expect(area(outline)).toBeCloseTo(1, 9);
    expect(radius).toBeCloseTo(0.5, 9);
  }
  const [x, y] = find(tile, cellAt(0, 1, 1)).centre;
  expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([-3.5, 3.5]);
});

describe.each([2, 3, 4])('the tile of one zone of %i', (zones) => {
  const tile = ringZoneTile(zones, 1);
  const left = 2 % zones;

  it('shows the home zone as a flat grid and a sliver of the neighbours', () => {
    const home = tile.cells.filter(({ standing }) => standing === 'home');
    expect(home.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, i) => 16 + i),
    );
    expect(find(tile, cellAt(1, 1, 1)).centre).toEqual([0.5, 3.5]);
    expect(find(tile, cellAt(1, 8, 4)).centre).toEqual([7.5, 0.5]);
    const sliver = tile.cells.filter(({ standing }) => standing === 'sliver');
    expect(sliver.map(({ cell, centre }) => [cell, centre[0]])).toEqual([
      [cellAt(left, 8, 4), 0.5],
      [cellAt(left, 6, 4), 2.5],
      [cellAt(0, 4, 4), 4.5],
      [cellAt(0, 2, 4), 6.5],
    ]);
    expect(tile.ground.filter(({ standing }) => standing === 'sliver')).toHaveLength(4);
    expect(tile.window).toEqual({ x: 0, y: -0.6, width: 8, height: 4.6 });
    expect(tile.edges).toEqual([
      {
        seat: 1,
        line: [
          [0, 4],
          [8, 4],
        ],
      },
    ]);
  });

  it('knows the cells beyond, so that every line out of the zone stays straight', () => {
    // C2: from file 1, rank 3 up and right, over the border at rank 4.
    const line = [
      cellAt(1, 1, 3),
      cellAt(1, 2, 4),
      cellAt(left, 6, 4),
      cellAt(left, 5, 3),
      cellAt(left, 4, 2),
    ];
    expect(line.map((cell) => find(tile, cell).centre)).toEqual([
      [0.5, 1.5],
      [1.5, 0.5],
      [2.5, -0.5],
      [3.5, -1.5],
      [4.5, -2.5],
    ]);
    const opposite = tile.cells.filter(({ cell }) => zones === 4 && cell >> 4 === 3);
    expect(opposite).toEqual([]);
  });
});
