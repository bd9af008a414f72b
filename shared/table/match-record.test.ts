import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { readRecord } from '../games/record.ts';
import { readHeader } from '../games/record-header.ts';
import { recordOf } from './match-record.ts';
import { ScriptedTable } from './testing.ts';
import { viewOf } from './view-of.ts';

describe('a record', () => {
  it('of a match names its game, options and first mover, and reads back to the position it ended in', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.setUp({
      game: 'accasta',
      options: { homeRelease: 'allowed', win: 'own-turn', variant: 'standard' },
    });
    script.ask('anna', { kind: 'start' });
    for (let taps = 0; taps < 60; taps++) {
      const { lights, draft } = viewOf(script.table, script.here).match!;
      const steps = lights.filter(({ role }) => draft.length === 0 || role !== 'lift');
      const { mover } = script.table.match!.position;
      script.tap(mover === 0 ? 'anna' : 'bob', steps[(taps * 7) % steps.length]!.target as number);
    }
    script.ask('bob', { kind: 'resign', seat: 1 });
    const { match } = script.table;
    const text = recordOf(match!);
    const header = readHeader(text, 'checkers');
    expect(header).toEqual({
      ok: true,
      value: { game: 'accasta', options: { homeRelease: 'allowed', win: 'own-turn', variant: 'standard' } },
    });
    const replay = readRecord(variantOf('accasta', match!.options), text);
    expect(replay.error).toBeUndefined();
    expect(replay.outcome?.places).toEqual([1, 2]);
    const { rules } = variantOf('accasta', match!.options);
    expect(rules.key(replay.position)).toBe(rules.key(match!.position));
  });

  it('without a game is of the game chosen, and one of no game is an error in words', () => {
    expect(readHeader('A33-A44', 'checkers')).toMatchObject({ ok: true, value: { game: 'checkers' } });
    expect(readHeader('[Game "chess"]\ne4', 'checkers')).toMatchObject({ ok: false });
    expect(readHeader('[Game "checkers"]\n[Options "players=7"]', 'checkers')).toMatchObject({ ok: false });
  });
});
