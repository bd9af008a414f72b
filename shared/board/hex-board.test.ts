import { describe, expect, it } from 'vitest';
import {
  HEX_DIRECTIONS,
  type HexBoard,
  hexBoard,
  hexName,
  NONE,
  rayStart,
  readHexName,
} from './hex-board.ts';

const BOARDS: [string, HexBoard, { cells: number; links: number; widths: number[] }][] = [
  ['4 and 4', hexBoard(4, 4, 2), { cells: 37, links: 90, widths: [4, 5, 6, 7, 6, 5, 4] }],
  ['4 and 6', hexBoard(4, 6, 3), { cells: 60, links: 153, widths: [4, 5, 6, 7, 8, 9, 8, 7, 6] }],
  ['5 and 5', hexBoard(5, 5, 3), { cells: 61, links: 156, widths: [5, 6, 7, 8, 9, 8, 7, 6, 5] }],
  ['1 and 10', hexBoard(1, 10, 3), { cells: 55, links: 135, widths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
];

const ray = (board: HexBoard, from: number, direction: number): number[] => {
  const start = rayStart(board, from, direction);
  return Array.from(board.rays.subarray(start, board.rays.indexOf(NONE, start)));
};
const named = (board: HexBoard, from: string, direction: number): string =>
  ray(board, readHexName(board, from)!, direction)
    .map((cell) => hexName(board, cell))
    .join(' ');

describe.each(BOARDS)('sides of %s', (_, board, { cells, links, widths }) => {
  const all = Array.from({ length: board.cells }, (_, cell) => cell);

  it('has its cells in ranks, and so many links', () => {
    expect(board.cells).toBe(cells);
    expect(widths.map((_, rank) => board.ranks.filter((own) => own === rank).length)).toEqual(widths);
    const ends = all.flatMap((cell) =>
      HEX_DIRECTIONS.filter((direction) => ray(board, cell, direction).length > 0),
    );
    expect(ends.length / 2).toBe(links);
  });

  it('names each cell so that the name is read back', () => {
    expect(all.map((cell) => readHexName(board, hexName(board, cell)))).toEqual(all);
    expect(readHexName(board, `a${widths[0]! + 1}`)).toBeNull();
    expect(readHexName(board, 'a0')).toBeNull();
  });

  it('has lines that go on straight and lead back', () => {
    for (const cell of all) {
      for (const direction of HEX_DIRECTIONS) {
        const line = ray(board, cell, direction);
        expect(line.length === 0 ? [] : ray(board, line[0]!, direction)).toEqual(line.slice(1));
        if (line.length > 0) expect(ray(board, line.at(-1)!, (direction + 3) % 6)).toContain(cell);
      }
    }
  });

  it('is the same when turned by a seat', () => {
    const { rotations, seats } = board;
    expect(rotations).toHaveLength(seats);
    expect(Array.from(rotations[0]!)).toEqual(all);
    for (const rotation of rotations) {
      expect(new Set(rotation).size).toBe(cells);
      for (const cell of all) {
        const lines = HEX_DIRECTIONS.map((direction) => ray(board, rotation[cell]!, direction).join()).sort();
        const turned = HEX_DIRECTIONS.map((direction) =>
          ray(board, cell, direction)
            .map((next) => rotation[next])
            .join(),
        );
        expect(turned.sort()).toEqual(lines);
      }
    }
    const around = all.map((cell) => rotations[1]![rotations[seats - 1]![cell]!]);
    expect(around).toEqual(all);
  });
});

it('runs its six directions from right anticlockwise', () => {
  const board = hexBoard(4, 4, 2);
  expect(HEX_DIRECTIONS.map((direction) => named(board, 'd4', direction))).toEqual([
    'd5 d6 d7',
    'e4 f4 g4',
    'e3 f2 g1',
    'd3 d2 d1',
    'c3 b2 a1',
    'c4 b4 a4',
  ]);
});

it('brings seat A’s side to seat B’s clockwise', () => {
  const board = hexBoard(4, 6, 3);
  const seen = (seat: number): string[] =>
    ['a1', 'a4', 'c3'].map((name) => hexName(board, board.rotations[seat]![readHexName(board, name)!]!));
  expect(seen(1)).toEqual(['i1', 'f1', 'g3']);
  expect(seen(2)).toEqual(['f9', 'i6', 'f7']);
});

it('has no half turn where the sides differ', () => {
  expect(() => hexBoard(4, 6, 2)).toThrow();
});
