import { describe, expect, it } from 'vitest';
import { surfaceOf } from './surface.ts';
import { cell, ScriptedTable, threePhones } from './testing.ts';
import { viewOf } from './view-of.ts';

describe('seats', () => {
  it('gives each device that comes one seat, in clockwise order, and the fourth none', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('cora');
    script.join('dan');
    expect(script.table.seats.map((seat) => seat.kind === 'device' && seat.device)).toEqual([
      'anna',
      'bob',
      'cora',
    ]);
    expect(script.table.devices.map(({ id }) => id)).toEqual(['anna', 'bob', 'cora', 'dan']);
  });

  it('gives one seat to a device that joins twice, or leaves and comes back', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('bob');
    script.ask('bob', { kind: 'leave' });
    expect(script.table.seats[1]).toEqual({ kind: 'open' });
    script.join('bob');
    expect(script.table.seats.map((seat) => seat.kind)).toEqual(['device', 'device', 'open']);
  });

  it('refuses a seat that is taken, and lets a second player sit on the same device', () => {
    const script = new ScriptedTable();
    script.join('bob');
    expect(script.refusal('bob', { kind: 'take-seat', seat: 0, name: 'Bob' })?.code).toBe('seat-taken');
    script.ask('anna', { kind: 'take-seat', seat: 2, name: 'Aunt' });
    expect(script.table.seats[2]).toEqual({ kind: 'device', device: 'anna', name: 'Aunt' });
    expect(surfaceOf(script.table)).toBe('whole');
  });

  it('keeps a lost player’s seat in a match, and lets another device or a bot take it over', () => {
    const script = threePhones();
    expect(script.refusal('anna', { kind: 'seat-bot', seat: 1, level: 2 })?.code).toBe('seat-taken');
    script.here.delete('bob');
    script.ask('anna', { kind: 'seat-bot', seat: 1, level: 2 });
    expect(script.table.seats[1]).toEqual({
      kind: 'bot',
      level: 2,
      instead: { device: 'bob', name: 'bob' },
    });
    expect(viewOf(script.table, script.here).match!.surface).toBe('whole');
    script.join('dan', true);
    script.ask('dan', { kind: 'take-seat', seat: 1, name: 'Dan' });
    expect(script.table.seats[1]).toEqual({ kind: 'device', device: 'dan', name: 'Dan' });
  });

  it('gives a seat back to whoever left it to a bot, in the match and in the lobby after it', () => {
    const script = threePhones();
    script.ask('bob', { kind: 'seat-bot', seat: 1, level: 4 });
    script.ask('bob', { kind: 'seat-bot', seat: 1, level: 2 });
    script.ask('bob', { kind: 'take-seat', seat: 1, name: 'bob' });
    expect(script.table.seats[1]).toEqual({ kind: 'device', device: 'bob', name: 'bob' });
    for (const [device, seat] of [
      ['bob', 1],
      ['cora', 2],
    ] as const) {
      script.ask(device, { kind: 'seat-bot', seat, level: 2 });
    }
    script.ask('cora', { kind: 'leave' });
    script.ask('anna', { kind: 'to-lobby' });
    expect(script.table.seats.map(({ kind }) => kind)).toEqual(['device', 'device', 'open']);
  });

  it('does not list watchers who have gone, but all for whom a seat is kept', () => {
    const script = threePhones();
    script.join('dan', true);
    for (const device of ['bob', 'dan']) script.here.delete(device);
    expect(viewOf(script.table, script.here).people.map(({ device }) => device)).toEqual([
      'anna',
      'bob',
      'cora',
    ]);
  });

  it('tells whoever taps on another’s turn whose it is, unless the tap leads somewhere', () => {
    const script = threePhones();
    expect(script.tap('bob', cell('B33'))).toEqual({ code: 'not-your-turn', seat: 0 });
    expect(script.tap('bob', cell('A44'))).toEqual({ code: 'not-your-turn', seat: 0 });
    expect(script.tap('bob', cell('A33'))).toBeNull();
  });

  it('fits the seats to the number of players, keeping the first', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('cora');
    script.setUp({ options: { players: '2', rules: 'english' } });
    expect(script.table.seats.map((seat) => seat.kind === 'device' && seat.device)).toEqual(['anna', 'bob']);
    expect(script.table.setup.layout).toBe('line');
    script.setUp({ options: { players: '4', rules: 'english' } });
    expect(script.table.seats.map(({ kind }) => kind)).toEqual(['device', 'device', 'open', 'open']);
    expect(script.table.setup.layout).toBe('cross');
  });
});

describe('who may', () => {
  it('lets only the creator set up and start while he is here, and anyone once he is gone', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('cora');
    expect(script.refusal('bob', { kind: 'start' })?.code).toBe('only-leader');
    script.here.delete('anna');
    script.ask('bob', { kind: 'start' });
    expect(script.table.match?.number).toBe(1);
  });

  it('does not start with a seat open', () => {
    const script = new ScriptedTable();
    expect(script.refusal('anna', { kind: 'start' })?.code).toBe('seats-open');
  });

  it('refuses set-ups that no game has', () => {
    const script = new ScriptedTable();
    const { setup } = script.table;
    const bad = [
      { ...setup, game: 'chess' },
      { ...setup, options: { players: '5' } },
      { ...setup, options: { colour: 'red' } },
      { ...setup, clock: { initialMs: 0, incrementMs: 0 } },
      { ...setup, clock: { initialMs: Number.NaN, incrementMs: 0 } },
    ];
    for (const one of bad) {
      expect(script.refusal('anna', { kind: 'set-up', setup: one })?.code).toBe('bad-setup');
    }
    expect(script.table.setup).toEqual(setup);
  });
});
