import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { readRecord } from '../games/record.ts';
import { readHeader } from '../games/record-header.ts';
import { latestTurn, recordOf } from './match-record.ts';
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

describe('the latest turn', () => {
  /** A record in short, `0 0 A33-A24`: seat, turn, text; seat `mover` is to move. */
  const latest = (mover: number, lines: readonly string[], isOver = false) =>
    latestTurn({
      mover,
      outcome: isOver ? { places: [1, 2, 3], reason: 'last-standing' } : null,
      record: lines.map((line) => {
        const [seat, turn, text] = line.split(' ');
        return { seat: Number(seat), turn: Number(turn), text: text! };
      }),
    });

  it('is told whole, and only when it has ended', () => {
    expect(latest(0, [])).toBeNull();
    expect(latest(1, ['0 0 A33-A24'])).toEqual({ seat: 0, text: 'A33-A24' });
    const chain = ['0 0 A33-A24', '1 1 B53xB35', '1 1 B35xB17'];
    expect(latest(1, chain.slice(0, 2))).toEqual({ seat: 0, text: 'A33-A24' });
    expect(latest(2, chain)).toEqual({ seat: 1, text: 'B53xB35, B35xB17' });
    expect(latest(0, ['0 0 A11xA33'])).toBeNull();
  });

  it('is told at the end of a game, though nobody moves after it', () => {
    expect(latest(0, ['2 2 C33-C24', '0 3 A11xA33'], true)).toEqual({ seat: 0, text: 'A11xA33' });
  });

  it('is the one before a forced pass, or before somebody left', () => {
    expect(latest(2, ['0 0 A33-A24', '1 1 pass'])).toEqual({ seat: 0, text: 'A33-A24' });
    expect(latest(0, ['0 0 A33-A24', '1 1 pass', '2 2 pass'])).toEqual({ seat: 0, text: 'A33-A24' });
    expect(latest(2, ['0 0 A33-A24', '1 1 resigns'])).toEqual({ seat: 0, text: 'A33-A24' });
    expect(latest(1, ['0 0 A33-A24', '1 1 B53xB35', '2 1 flag'])).toEqual({ seat: 0, text: 'A33-A24' });
  });
});
