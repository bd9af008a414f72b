import { describe, expect, it } from 'vitest';
import { perft } from '../perft.ts';
import { trioshashki } from './index.ts';
import { pictureOf } from './picture.ts';

describe.each([61, 37] as const)('%s cells', (cells) => {
  const { places, men } = pictureOf(cells);
  const { rules, notation, display } = trioshashki.variant({
    board: String(cells),
    variant: 'standard',
    locked: 'out',
  });

  it('H4: every spiral number lies where the picture has it, as green sees the board', () => {
    expect(places.size).toBe(cells);
    const [column, line] = places.get(1)!;
    const drawn = display.board(0).cells.map(({ cell, centre: [x, y] }) => {
      // Columns lie cos 30 degrees apart, lines half a cell.
      return [notation.cell(cell), Math.round(x / Math.cos(Math.PI / 6)) + column, Math.round(2 * y) + line];
    });
    expect(new Map(drawn.map(([name, ...place]) => [Number(name), place]))).toEqual(places);
  });

  it('H2: men stand as the picture has them', () => {
    const start = display
      .pieces(rules.setup(0))
      .map(({ cell, stack }) => [Number(notation.cell(cell)), stack[0]!.owner] as const);
    expect(new Map(start)).toEqual(men);
    expect(men.size).toBe(cells === 61 ? 45 : 24);
  });

  it.each([0, 1, 2])('H1: seat %i has its corner at the bottom, and the next seat clockwise', (seat) => {
    const corners = cells === 61 ? ['38', '46', '54'] : ['20', '26', '32'];
    const drawn = display.board(seat).cells;
    const centreOf = (name: string) => drawn.find(({ cell }) => notation.cell(cell) === name)!.centre;
    const own = centreOf(corners[seat]!);
    expect(own[1]).toBe(Math.max(...drawn.map(({ centre }) => centre[1])));
    // Clockwise from the bottom is to the left.
    expect(centreOf(corners[(seat + 1) % 3]!)[0]).toBeLessThan(-1);
    const [edge] = display.tile(seat).edges;
    expect(edge!.line.map(([, y]) => y > own[1])).toEqual([true, true]);
  });

  it('has the published counts of whole turns', () => {
    const counts = cells === 61 ? [15, 154, 920] : [11, 90, 506];
    expect(counts.map((_, i) => perft(rules, rules.setup(0), i + 1))).toEqual(counts);
  });
});
