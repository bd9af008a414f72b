import { describe, expect, it } from 'vitest';
import { tracedCells } from './traced.ts';

describe('the cells that carry a trace', () => {
  it('belong to the newest turn that touched them', () => {
    const cells = tracedCells([
      { seat: 1, cells: [10, 11] },
      { seat: 2, cells: [20, 11] },
    ]);
    expect([...cells].toSorted(([one], [other]) => one - other)).toEqual([
      [10, { seat: 1, isNewest: false }],
      [11, { seat: 2, isNewest: true }],
      [20, { seat: 2, isNewest: true }],
    ]);
  });

  it('are newest though they are the only ones', () => {
    expect(tracedCells([{ seat: 0, cells: [4] }]).get(4)).toEqual({ seat: 0, isNewest: true });
  });

  it('are none where nothing has been played', () => {
    expect(tracedCells([]).size).toBe(0);
  });
});
