import { describe, expect, it } from 'vitest';
import { leftAt } from './clock.ts';
import { cell, ScriptedTable } from './testing.ts';
import { viewOf } from './view-of.ts';
import { wants } from './wants.ts';

describe('the clock', () => {
  const timed = (): ScriptedTable => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('cora');
    script.setUp({ clock: { initialMs: 60_000, incrementMs: 2_000 } });
    script.ask('anna', { kind: 'start' });
    return script;
  };
  const left = (script: ScriptedTable): number[] =>
    [0, 1, 2].map((seat) => leftAt(script.table.match!.clock!, seat, script.now));

  it('runs for the mover only and adds the increment when his turn ends', () => {
    const script = timed();
    script.now += 10_000;
    expect(left(script)).toEqual([50_000, 60_000, 60_000]);
    script.tap('anna', cell('A33'));
    script.tap('anna', cell('A24'));
    script.now += 5_000;
    expect(left(script)).toEqual([52_000, 55_000, 60_000]);
  });

  it('puts out the player whose flag falls, and the game goes on with the next (C10)', () => {
    const script = timed();
    expect(wants(script.table).flagAt).toBe(script.now + 60_000);
    script.now += 59_999;
    script.house({ kind: 'flag' });
    expect(script.table.match!.ply).toBe(0);
    script.now += 1;
    script.house({ kind: 'flag' });
    const { match } = viewOf(script.table, script.here);
    expect(match!.isIn).toEqual([false, true, true]);
    expect(match!.mover).toBe(1);
    expect(match!.pieces.some(({ stack }) => stack[0]!.owner === 0)).toBe(false);
    expect(left(script)).toEqual([0, 60_000, 60_000]);
  });

  it('lets a tap that comes after the flag play nothing', () => {
    const script = timed();
    script.tap('anna', cell('A33'));
    script.now += 61_000;
    script.tap('anna', cell('A24'));
    expect(script.table.match!.record).toEqual([{ seat: 0, turn: 0, text: 'flag' }]);
  });

  it('stands still while paused and while there was no server', () => {
    const script = timed();
    script.now += 1_000;
    script.ask('cora', { kind: 'pause' });
    script.now += 500_000;
    expect(wants(script.table)).toEqual({ think: null, answer: null, pass: null, flagAt: null });
    expect(script.tap('anna', cell('A33'))?.code).toBe('paused');
    script.ask('anna', { kind: 'resume' });
    expect(left(script)).toEqual([59_000, 60_000, 60_000]);
    script.now += 900_000;
    script.house({ kind: 'reopen' });
    script.now += 5_000;
    expect(left(script)[0]).toBe(59_000);
  });
});
