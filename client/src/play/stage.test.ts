import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cue, MatchView } from '../../../shared/table/view.ts';
import { MOTION_MS } from '../../../shared/wire/wire.ts';
import { Stage } from './stage.svelte.ts';

/** A view at a ply, with men of seat 0 on these cells; the mover is `ply % 3`. */
const at = (ply: number, ...cells: number[]): MatchView =>
  ({
    number: 1,
    ply,
    mover: ply % 3,
    pieces: cells.map((cell) => ({ cell, stack: [{ owner: 0, kind: 'man' }] })),
  }) as unknown as MatchView;

const motion = (from: number, to: number, when: number): Cue => ({
  kind: 'motion',
  seat: 0,
  changes: [{ kind: 'move', from, to }],
  at: when,
});

describe('the stage', () => {
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 });
    stage = new Stage(
      () => Date.now(),
      () => true,
    );
    stage.receive(at(0, 5, 9), []);
  });
  afterEach(() => {
    stage.close();
    vi.useRealTimers();
  });

  it('shows a move at the moment the server stamped, not before', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 1100)]);
    expect(stage.match?.ply).toBe(0);
    vi.advanceTimersByTime(99);
    expect(stage.match?.ply).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stage.match?.ply).toBe(1);
    expect(stage.ways.get(6)).toEqual({ from: 5, at: 1100, count: 1 });
  });

  it('speaks of the position only when the motion that leads to it has ended', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 1100)]);
    vi.advanceTimersByTime(100 + MOTION_MS - 1);
    expect(stage.settled).toMatchObject({ ply: 0, mover: 0 });
    vi.advanceTimersByTime(1);
    expect(stage.settled).toMatchObject({ ply: 1, mover: 1 });
    expect(stage.ways.size).toBe(0);
  });

  it('shows moves one after the other, in the order in which they happened', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 1100)]);
    stage.receive(at(2, 7, 9), [motion(6, 7, 1100 + MOTION_MS)]);
    vi.advanceTimersByTime(150);
    expect(stage.match?.ply).toBe(1);
    vi.advanceTimersByTime(MOTION_MS);
    expect(stage.match?.ply).toBe(2);
    expect([...stage.ways.keys()]).toEqual([7]);
  });

  it('joins a move that has begun, and shows one that has passed without its motion', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 900)]);
    expect(stage.ways.get(6)).toEqual({ from: 5, at: 900, count: 1 });
    stage.receive(at(2, 7, 9), [motion(6, 7, 1000 - MOTION_MS - 1)]);
    expect(stage.match?.ply).toBe(2);
    expect(stage.ways.size).toBe(0);
  });

  it('keeps what was taken on its cell while the taker arrives', () => {
    stage.receive(at(1, 13), [motion(5, 13, 1000)]);
    expect(stage.leaving.map(({ cell }) => cell)).toEqual([9]);
    vi.advanceTimersByTime(MOTION_MS);
    expect(stage.leaving).toEqual([]);
  });

  it('never overtakes: a change without motion waits behind a move that is still to come', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 1100)]);
    stage.receive({ ...at(1, 6, 9), draft: [9] } as MatchView, []);
    expect(stage.match?.ply).toBe(0);
    vi.advanceTimersByTime(100);
    expect(stage.match?.draft).toEqual([9]);
    expect(stage.ways.has(6)).toBe(true);
  });

  it('begins anew with another match', () => {
    stage.receive(at(1, 6, 9), [motion(5, 6, 1100)]);
    stage.receive({ ...at(0, 5, 9), number: 2 }, [{ kind: 'started', at: 1000 }]);
    vi.advanceTimersByTime(500);
    expect(stage.match).toMatchObject({ number: 2, ply: 0 });
    expect(stage.settled).toBe(stage.match);
  });

  it('shows a jump, then the conversion it brings, each in its own time', () => {
    const jump: Cue = {
      kind: 'motion',
      seat: 0,
      changes: [
        { kind: 'move', from: 5, to: 7 },
        { kind: 'convert', cell: 9, owner: 2 },
      ],
      at: 1100,
    };
    const after = at(1, 7, 9);
    const turned = {
      ...after,
      pieces: after.pieces.map((one) => ({ ...one, stack: [{ owner: 2, kind: 'man' }] })),
    };
    stage.receive(turned as MatchView, [jump]);
    vi.advanceTimersByTime(100);
    const ownerAt = (cell: number) => stage.match?.pieces.find((one) => one.cell === cell)?.stack[0]?.owner;
    expect([stage.ways.get(7)?.from, ownerAt(9)]).toEqual([5, 0]);
    vi.advanceTimersByTime(MOTION_MS);
    expect([stage.ways.size, ownerAt(9), stage.isMoving]).toEqual([0, 2, true]);
    expect(stage.leaving).toEqual([{ ...at(0, 9).pieces[0], isTurned: true }]);
    vi.advanceTimersByTime(MOTION_MS);
    expect([stage.leaving.length, stage.isMoving]).toEqual([0, false]);
  });

  it('slips a captured piece under the tower when the tower has landed', () => {
    const tower = (cell: number, ...owners: number[]) => ({
      cell,
      stack: owners.map((owner) => ({ owner, kind: 'man' })),
    });
    const view = (ply: number, ...pieces: ReturnType<typeof tower>[]) =>
      ({ ...at(ply), pieces }) as MatchView;
    stage.receive(view(1, tower(5, 0), tower(6, 1, 2)), []);
    const changes = [
      { kind: 'move', from: 5, to: 7 },
      { kind: 'move', from: 6, to: 7, count: 1, isUnder: true },
    ] as const;
    stage.receive(view(2, tower(6, 1), tower(7, 2, 0)), [{ kind: 'motion', seat: 0, changes, at: 1100 }]);
    vi.advanceTimersByTime(100);
    expect(stage.match?.pieces).toEqual([tower(6, 1, 2), tower(7, 0)]);
    vi.advanceTimersByTime(MOTION_MS);
    expect(stage.match?.pieces).toEqual([tower(6, 1), tower(7, 2, 0)]);
    expect(stage.ways.get(7)).toEqual({ from: 6, at: 1100 + MOTION_MS, count: 1, isUnder: true });
  });
});
