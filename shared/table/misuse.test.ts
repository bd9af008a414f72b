import { describe, expect, it } from 'vitest';
import { playOn, ScriptedTable, threePhones } from './testing.ts';
import { wants } from './wants.ts';

describe('what must not be', () => {
  const ended = (): ScriptedTable => {
    const script = threePhones();
    for (const [device, seat] of [
      ['bob', 1],
      ['cora', 2],
    ] as const) {
      script.ask(device, { kind: 'resign', seat });
    }
    return script;
  };

  it('a match with an open seat: who leaves after the end keeps his till the lobby, and a rematch still moves on', () => {
    const script = ended();
    script.ask('bob', { kind: 'leave' });
    script.ask('anna', { kind: 'offer', offer: 'rematch' });
    script.ask('cora', { kind: 'answer', offer: 'rematch', agree: true });
    expect(script.table.match).toMatchObject({ number: 2, first: 1 });
    script.ask('anna', { kind: 'seat-bot', seat: 1, level: 1 });
    expect(wants(script.table).think).toEqual({ seat: 1, level: 1, style: 'steady', ply: 0 });
  });

  it('other names or numbers on a result that stands', () => {
    const script = ended();
    script.join('dan', true);
    const before = script.table.seats;
    const { setup } = script.table;
    for (const [by, request] of [
      ['anna', { kind: 'swap-seats', one: 0, other: 1 }],
      ['dan', { kind: 'take-seat', seat: 1, name: 'Dan' }],
      ['anna', { kind: 'seat-bot', seat: 0, level: 1 }],
      ['anna', { kind: 'free-seat', seat: 0 }],
      ['anna', { kind: 'set-up', setup: { ...setup, options: { players: '4' } } }],
      ['anna', { kind: 'start' }],
    ] as const) {
      expect(script.refusal(by, request)?.code).toBe('match-shown');
    }
    script.ask('anna', { kind: 'leave' });
    expect(script.table.seats).toEqual(before);
  });

  it('a draw that a bot has not agreed to, however it got into the game', () => {
    const script = threePhones();
    script.ask('anna', { kind: 'offer', offer: 'draw' });
    script.ask('bob', { kind: 'seat-bot', seat: 1, level: 1 });
    expect(script.table.match!.offers).toEqual([]);
    script.ask('cora', { kind: 'offer', offer: 'draw' });
    script.ask('anna', { kind: 'answer', offer: 'draw', agree: true });
    expect(script.table.match!.outcome).toBeNull();
  });

  it('someone back at the table from which he was removed', () => {
    const script = threePhones();
    script.ask('anna', { kind: 'remove-device', device: 'bob' });
    expect(script.refusal('bob', { kind: 'join', name: 'Bob', watch: false })?.code).toBe('removed');
  });

  it('a watcher who moves other people about', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('dan', true);
    expect(script.refusal('dan', { kind: 'swap-seats', one: 0, other: 1 })?.code).toBe('not-your-seat');
    script.ask('bob', { kind: 'swap-seats', one: 1, other: 2 });
    expect(script.table.seats[2]).toMatchObject({ device: 'bob' });
  });

  it('a clock that runs for a bot, for a forced pass, or after a restart before the player is back', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.ask('anna', { kind: 'seat-bot', seat: 2, level: 1 });
    script.setUp({ clock: { initialMs: 10_000, incrementMs: 0 } });
    script.ask('anna', { kind: 'start' });
    expect(script.table.match!.clock!.running).toBe(0);
    script.house({ kind: 'reopen' });
    script.now += 60_000;
    script.house({ kind: 'flag' });
    script.house({ kind: 'welcome', device: 'bob' });
    expect(script.table.match!.clock).toMatchObject({ running: null, left: [10_000, 10_000, 10_000] });
    script.house({ kind: 'welcome', device: 'anna' });
    expect(script.table.match!.clock!.running).toBe(0);
    playOn(script, 4, 1);
    expect(script.table.match!.position.mover).toBe(2);
    expect(wants(script.table)).toMatchObject({ think: { seat: 2 }, flagAt: null });
    script.ask('anna', { kind: 'take-seat', seat: 2, name: 'Anna' });
    expect(script.table.match!.clock!.running).toBe(2);
  });
});
