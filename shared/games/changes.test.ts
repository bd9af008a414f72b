import { describe, expect, it } from 'vitest';
import { applyChanges, beatsOf } from './changes.ts';
import type { Change, Occupant } from './game.ts';

const man = (owner: number) => ({ owner, kind: 'man' });
const at = (cell: number, ...owners: number[]): Occupant => ({ cell, stack: owners.map(man) });
const sorted = (pieces: readonly Occupant[]): Occupant[] => [...pieces].sort((a, b) => a.cell - b.cell);

describe('changes', () => {
  it('move all of a stack, or its top pieces, onto or under what stands there', () => {
    const before = [at(1, 0, 1, 2), at(2, 0)];
    expect(sorted(applyChanges(before, [{ kind: 'move', from: 1, to: 3 }]))).toEqual([
      at(2, 0),
      at(3, 0, 1, 2),
    ]);
    expect(sorted(applyChanges(before, [{ kind: 'move', from: 1, to: 2, count: 2 }]))).toEqual([
      at(1, 0),
      at(2, 0, 1, 2),
    ]);
    const under: Change = { kind: 'move', from: 1, to: 2, count: 1, isUnder: true };
    expect(sorted(applyChanges(before, [under]))).toEqual([at(1, 0, 1), at(2, 2, 0)]);
  });

  it('take, convert and crown', () => {
    const before = [at(1, 0), at(2, 1), at(3, 0, 2)];
    const changes: Change[] = [
      { kind: 'take', cell: 1 },
      { kind: 'convert', cell: 2, owner: 0 },
      { kind: 'crown', cell: 3 },
    ];
    expect(sorted(applyChanges(before, changes))).toEqual([
      at(2, 0),
      { cell: 3, stack: [man(0), { owner: 2, kind: 'king' }] },
    ]);
  });

  it('are shown one move or conversion at a time, with what is taken or crowned by it', () => {
    const move: Change = { kind: 'move', from: 1, to: 2 };
    const take: Change = { kind: 'take', cell: 3 };
    const convert: Change = { kind: 'convert', cell: 3, owner: 1 };
    expect(beatsOf([move, { kind: 'crown', cell: 2 }, take, take])).toHaveLength(1);
    expect(beatsOf([move, convert, move])).toEqual([[move], [convert], [move]]);
    expect(beatsOf([take])).toEqual([[take]]);
    expect(beatsOf([])).toEqual([]);
  });
});
