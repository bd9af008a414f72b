import { describe, expect, it } from 'vitest';
import { cellAt, DIRECTIONS, fileOf, NONE, rankOf, rayStart, ringBoard, zoneOf } from './ring-board.ts';

const name = (cell: number): string => `${'ABCD'[zoneOf(cell)]}${fileOf(cell)}${rankOf(cell)}`;

function ray(zones: number, from: [number, number, number], direction: number): string {
  const { rays } = ringBoard(zones);
  const start = rayStart(cellAt(...from), direction);
  return Array.from(rays.subarray(start, rays.indexOf(NONE, start)), name).join(' ');
}

const neighbours = (zones: number, cell: number): number[] =>
  DIRECTIONS.map((direction) => ringBoard(zones).rays[rayStart(cell, direction)]!).filter(
    (next) => next !== NONE,
  );

const [UL, UR, DL, DR] = DIRECTIONS as [0, 1, 2, 3];

describe('C1: zones of 16 dark cells', () => {
  it.each([
    [2, 32, 49],
    [3, 48, 72],
    [4, 64, 96],
  ])('%i zones have %i cells and %i links', (zones, cells, links) => {
    const board = ringBoard(zones);
    expect(board.cells).toBe(cells);
    const ends = Array.from({ length: cells }, (_, cell) => neighbours(zones, cell).length);
    expect(ends.reduce((sum, count) => sum + count) / 2).toBe(links);
  });

  it('numbers each dark spot once', () => {
    for (let cell = 0; cell < 64; cell++) {
      expect(cellAt(zoneOf(cell), fileOf(cell), rankOf(cell))).toBe(cell);
      expect((fileOf(cell) + rankOf(cell)) % 2).toBe(0);
    }
  });
});

describe('C2: lines go on across every border', () => {
  it('leads from files 1-4 into the left zone and from 5-8 into the right one, turning about', () => {
    expect(ray(3, [0, 1, 3], UR)).toBe('A24 B64 B53 B42 B31');
    expect(ray(3, [0, 5, 3], UL)).toBe('A44 B64 B73 B82');
    expect(ray(3, [0, 5, 3], UR)).toBe('A64 C24 C13');
    expect(ray(3, [0, 7, 1], UL)).toBe('A62 A53 A44 B64 B73 B82');
    expect(ray(3, [1, 7, 3], UL)).toBe('B64 A44 A53 A62 A71');
    expect(ray(4, [0, 5, 3], UR)).toBe('A64 D24 D13');
    expect(ray(3, [0, 5, 3], DL)).toBe('A42 A31');
    expect(ray(3, [0, 5, 3], DR)).toBe('A62 A71');
  });

  it.each([2, 3, 4])('links both ways, and no two lines of a cell meet again (%i zones)', (zones) => {
    const { cells, rays } = ringBoard(zones);
    for (let cell = 0; cell < cells; cell++) {
      const met: number[] = [];
      for (const direction of DIRECTIONS) {
        const next = rays[rayStart(cell, direction)]!;
        if (next !== NONE) expect(neighbours(zones, next)).toContain(cell);
        for (let i = rayStart(cell, direction); rays[i] !== NONE; i++) met.push(rays[i]!);
      }
      expect(new Set(met).size).toBe(met.length);
      expect(met).not.toContain(cell);
    }
  });
});

describe('C3: the centre', () => {
  it('stops the diagonal through it when there are three zones or more', () => {
    expect(
      neighbours(3, cellAt(0, 4, 4))
        .map(name)
        .sort(),
    ).toEqual(['A33', 'A53', 'B64']);
    expect(ray(3, [0, 1, 1], UR)).toBe('A22 A33 A44');
    expect(ray(4, [2, 1, 1], UR)).toBe('C22 C33 C44');
  });

  it('is an ordinary crossing of the board of two zones, which is the 8x8 board', () => {
    const square = (cell: number): [number, number] =>
      zoneOf(cell) === 0 ? [fileOf(cell), rankOf(cell)] : [9 - fileOf(cell), 9 - rankOf(cell)];
    for (let cell = 0; cell < 32; cell++) {
      const [x, y] = square(cell);
      const diagonals = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [x + dx, y + dy] as [number, number]));
      const onBoard = diagonals.filter((spot) => spot.every((value) => value >= 1 && value <= 8));
      expect(neighbours(2, cell).map(square).sort()).toEqual(onBoard.sort());
    }
    expect(ray(2, [0, 1, 1], UR)).toBe('A22 A33 A44 B44 B33 B22 B11');
  });
});
