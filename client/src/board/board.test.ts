import { describe, expect, it } from 'vitest';
import { variantOf } from '../../../shared/games/catalogue.ts';
import { clockText } from '../play/players.ts';
import { nearestLight, towards } from './reach.ts';
import { fitTile } from './scale.ts';

const { display, notation } = variantOf('checkers', { players: '3' });
const cell = (name: string): number => notation.readCell(name)!;

describe('a tile on a screen', () => {
  it('runs from side to side of a phone, in portrait and in landscape', () => {
    for (const [width, height] of [
      [390, 290],
      [320, 240],
      [844, 284],
      [1280, 680],
    ] as const) {
      const scaled = fitTile(display.tile(0), width, height, true);
      expect(scaled.width).toBeCloseTo(width);
      expect(scaled.height).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it('keeps the shape of the whole board and fits it in', () => {
    const { width, height } = fitTile(display.board(1), 390, 600, false);
    expect(width).toBeCloseTo(390);
    // A regular hexagon lying on a side is as high as √3/2 of its width; the margin round it blurs that a little.
    expect(height / width).toBeCloseTo(Math.sqrt(3) / 2, 1);
  });
});

describe('fingers beside the cells', () => {
  const scaled = fitTile(display.board(0), 390, 600, false);
  const { cells } = scaled.tile;
  const centre = cells.find((one) => one.cell === cell('A33'))!.centre;

  it('reach the nearest lit cell, and no cell that is not lit', () => {
    const lights = new Map([[cell('A33'), 'move']]);
    expect(nearestLight([centre[0] + 14, centre[1]], cells, lights)).toBe(cell('A33'));
    expect(
      nearestLight([centre[0] + 14, centre[1]], cells, new Map([[cell('C33'), 'move']])),
    ).toBeUndefined();
  });

  it('reach nothing from farther away than a fingertip', () => {
    const lights = new Map([[cell('A33'), 'move']]);
    expect(nearestLight([centre[0] + 40, centre[1]], cells, lights)).toBeUndefined();
  });
});

describe('arrow keys', () => {
  it('walk to a neighbouring cell in their direction on the flat tile', () => {
    const { cells } = fitTile(display.tile(0), 800, 400, false).tile;
    const home = cells.filter(({ standing }) => standing === 'home');
    expect(towards('ArrowRight', cell('A33'), home)).toBe(cell('A53'));
    expect(towards('ArrowLeft', cell('A33'), home)).toBe(cell('A13'));
    expect([cell('A24'), cell('A44')]).toContain(towards('ArrowUp', cell('A33'), home));
    expect(towards('ArrowLeft', cell('A11'), home)).toBeUndefined();
    expect(towards('Enter', cell('A33'), home)).toBeUndefined();
  });
});

describe('a clock in words', () => {
  it('counts minutes and seconds, and tenths at the end', () => {
    expect(clockText(300_000)).toBe('5:00');
    expect(clockText(61_999)).toBe('1:01');
    expect(clockText(9_960)).toBe('9.9');
    expect(clockText(0)).toBe('0.0');
  });
});
