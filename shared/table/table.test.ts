import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { variantOf } from '../games/catalogue.ts';
import { legalSteps } from '../games/turn.ts';
import { leftAt } from './clock.ts';
import { cuesOf } from './cues.ts';
import { evolve } from './evolve.ts';
import { surfaceOf } from './surface.ts';
import { ScriptedTable } from './testing.ts';
import type { Cue } from './view.ts';
import { viewFor, viewOf } from './view-of.ts';
import { wants } from './wants.ts';

const cell = (name: string): number => variantOf('checkers', {}).notation.readCell(name)!;

/** Three devices, a seat each, playing. */
function threePhones(): ScriptedTable {
  const script = new ScriptedTable();
  script.join('bob');
  script.join('cora');
  script.ask('anna', { kind: 'start' });
  return script;
}

/** Plays `count` taps chosen by `seed` among what is lit, each from the mover's own device. */
function playOn(script: ScriptedTable, count: number, seed: number): void {
  const random = seededRandom(seed);
  for (let tap = 0; tap < count && !script.table.match!.outcome; tap++) {
    const { match, seats } = script.table;
    if (wants(script.table).pass) {
      script.house({ kind: 'play', ply: match!.ply, step: 'pass' });
      continue;
    }
    const lights = viewOf(script.table, script.here).match!.lights.filter(
      ({ role }) => match!.draft.length === 0 || role !== 'lift',
    );
    const holder = seats[match!.position.mover]!;
    const by = holder.kind === 'device' ? holder.device : '';
    script.tap(by, lights[Math.floor(random() * lights.length)]!.target as number);
  }
}

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

describe('taps', () => {
  it('lights a piece’s targets for all and plays the step from whichever phone they are tapped on', () => {
    const script = threePhones();
    expect(script.tap('anna', cell('A33'))).toBeNull();
    const { match } = viewOf(script.table, script.here);
    const lit = match!.lights.filter(({ role }) => role === 'move').map(({ target }) => target);
    expect(lit.toSorted()).toEqual([cell('A24'), cell('A44')].toSorted());
    expect(script.tap('cora', cell('A24'))).toBeNull();
    expect(script.table.match!.record).toEqual([{ seat: 0, turn: 0, text: 'A33-A24' }]);
    expect(script.table.match!.position.mover).toBe(1);
  });

  it('takes the mover’s taps only on his own phone where the table says so', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.join('cora');
    script.setUp({ reach: 'own' });
    script.ask('anna', { kind: 'start' });
    expect(surfaceOf(script.table)).toBe('whole');
    expect(script.tap('bob', cell('A33'))).toEqual({ code: 'not-your-turn', seat: 0 });
    expect(script.tap('anna', cell('A33'))).toBeNull();
    expect(script.tap('bob', cell('A24'))).toEqual({ code: 'not-your-turn', seat: 0 });
  });

  it('takes no other device’s taps when every device shows the whole board', () => {
    const script = new ScriptedTable();
    script.join('bob');
    script.ask('anna', { kind: 'seat-bot', seat: 2, level: 1 });
    script.ask('anna', { kind: 'start' });
    expect(script.tap('bob', cell('A33'))).toEqual({ code: 'not-your-turn', seat: 0 });
  });

  it('takes no taps from who watches', () => {
    const script = threePhones();
    script.join('dan', true);
    expect(script.tap('dan', cell('A33'))?.code).toBe('not-seated');
  });

  it('does nothing for a tap that saw an older ply or another draft, and says so to nobody', () => {
    const script = threePhones();
    script.tap('anna', cell('A33'));
    const before = script.table;
    expect(
      script.refusal('anna', { kind: 'tap', match: 1, ply: 0, draft: [], target: cell('A53') }),
    ).toBeNull();
    for (const late of [
      { match: 1, ply: 7, draft: [cell('A33')] },
      { match: 2, ply: 0, draft: [cell('A33')] },
      { match: 1, ply: 0, draft: [cell('A53')] },
    ]) {
      expect(script.refusal('anna', { kind: 'tap', ...late, target: cell('A24') })).toBeNull();
    }
    expect(script.table).toBe(before);
  });

  it('lets go of a piece tapped again and changes to another, without playing anything', () => {
    const script = threePhones();
    script.tap('anna', cell('A33'));
    script.tap('anna', cell('A33'));
    expect(script.table.match!.draft).toEqual([]);
    script.tap('anna', cell('A33'));
    script.tap('anna', cell('A53'));
    expect(script.table.match!.draft).toEqual([cell('A53')]);
    expect(script.table.match!.ply).toBe(0);
  });

  it('answers every tap that leads nowhere with a reason and whose turn it is', () => {
    const script = threePhones();
    expect(script.tap('anna', cell('A11'))).toEqual({ code: 'game', reason: 'cannot-move', seat: 0 });
    expect(script.tap('anna', cell('B33'))).toEqual({ code: 'game', reason: 'not-your-piece', seat: 0 });
    expect(script.tap('anna', cell('A44'))).toEqual({ code: 'game', reason: 'empty-cell', seat: 0 });
    script.tap('anna', cell('A33'));
    expect(script.tap('anna', cell('C24'))).toEqual({ code: 'game', reason: 'not-a-target', seat: 0 });
    expect(script.table.match!.draft).toEqual([cell('A33')]);
  });
});

describe('the journal', () => {
  it('folds to the same table at any moment of a game, in mid-chain too', () => {
    const script = threePhones();
    let midChains = 0;
    for (let part = 0; part < 300 && !script.table.match!.outcome; part++) {
      playOn(script, 1, part);
      if (script.table.match!.isTurnOpen) midChains++;
      if (part % 10 === 0 || script.table.match!.isTurnOpen) expect(script.refold()).toEqual(script.table);
    }
    expect(midChains).toBeGreaterThan(0);
    expect(script.table.match!.record.length).toBeGreaterThan(80);
  });

  it('is not written by a request that is refused', () => {
    const script = threePhones();
    const length = script.journal.length;
    script.refusal('bob', { kind: 'start' });
    script.refusal('bob', { kind: 'resign', seat: 0 });
    script.refusal('eve', { kind: 'tap', match: 1, ply: 0, draft: [], target: cell('A33') });
    expect(script.journal.length).toBe(length);
  });

  it('refuses to fold events that cannot follow', () => {
    expect(() => evolve(null, { at: 0, event: { kind: 'paused' } })).toThrow();
    const script = threePhones();
    expect(() => evolve(script.table, { at: 0, event: { kind: 'stepped', step: 'A33-A55' } })).toThrow();
  });
});

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

describe('the end', () => {
  it('goes on without who resigned, and ends with the last one standing', () => {
    const script = threePhones();
    expect(script.refusal('bob', { kind: 'resign', seat: 0 })?.code).toBe('not-your-seat');
    script.ask('bob', { kind: 'resign', seat: 1 });
    expect(script.refusal('bob', { kind: 'resign', seat: 1 })?.code).toBe('already-out');
    expect(script.table.match!.outcome).toBeNull();
    script.ask('anna', { kind: 'resign', seat: 0 });
    expect(script.table.match!.outcome).toEqual({ places: [2, 3, 1], reason: 'last-standing' });
    expect(script.tap('cora', cell('C33'))?.code).toBe('match-over');
  });

  it('is a draw when all who are still in agree, those out below them', () => {
    const script = threePhones();
    script.ask('bob', { kind: 'resign', seat: 1 });
    script.ask('anna', { kind: 'offer', offer: 'draw' });
    expect(script.refusal('bob', { kind: 'answer', offer: 'draw', agree: true })?.code).toBe('already-out');
    expect(script.table.match!.outcome).toBeNull();
    script.ask('cora', { kind: 'answer', offer: 'draw', agree: true });
    expect(script.table.match!.outcome).toEqual({ places: [1, 3, 1], reason: 'agreement' });
  });

  it('goes on when one declines, and an offer lapses when its maker has moved', () => {
    const script = threePhones();
    script.ask('bob', { kind: 'offer', offer: 'draw' });
    script.ask('cora', { kind: 'answer', offer: 'draw', agree: false });
    expect(script.table.match!.offers).toEqual([]);
    script.ask('anna', { kind: 'offer', offer: 'draw' });
    script.tap('anna', cell('A33'));
    script.tap('anna', cell('A24'));
    expect(script.table.match!.offers).toEqual([]);
  });

  it('passes the first move on to the left in a rematch, once all who are here agree', () => {
    const script = threePhones();
    script.ask('anna', { kind: 'resign', seat: 0 });
    script.ask('bob', { kind: 'resign', seat: 1 });
    script.here.delete('cora');
    script.ask('anna', { kind: 'offer', offer: 'rematch' });
    expect(script.table.match!.number).toBe(1);
    script.ask('bob', { kind: 'answer', offer: 'rematch', agree: true });
    expect(script.table.match).toMatchObject({ number: 2, first: 1, outcome: null, ply: 0 });
    expect(script.table.match!.position.mover).toBe(1);
  });

  it('does not wait for ever for someone who is lost before he agrees to a rematch', () => {
    const script = threePhones();
    script.ask('anna', { kind: 'resign', seat: 0 });
    script.ask('bob', { kind: 'resign', seat: 1 });
    script.ask('anna', { kind: 'offer', offer: 'rematch' });
    script.ask('bob', { kind: 'answer', offer: 'rematch', agree: true });
    script.here.delete('cora');
    script.ask('anna', { kind: 'offer', offer: 'rematch' });
    expect(script.table.match!.number).toBe(2);
  });

  it('lets the maker of an offer take it back', () => {
    const script = threePhones();
    script.ask('anna', { kind: 'offer', offer: 'draw' });
    script.ask('anna', { kind: 'answer', offer: 'draw', agree: false });
    expect(script.table.match!.offers).toEqual([]);
  });

  it('announces who is out, by resigning and by losing the last piece', () => {
    const script = threePhones();
    let cues: Cue[] = [];
    for (let part = 0; part < 4000 && !script.table.match!.outcome; part++) {
      const before = script.table;
      const length = script.journal.length;
      playOn(script, 1, part);
      cues = cues.concat(script.journal.slice(length).flatMap(({ event }) => cuesOf(before, event, 0)));
    }
    const out = cues.flatMap((cue) => (cue.kind === 'out' ? [cue.seat] : []));
    const isIn = viewOf(script.table, script.here).match!.isIn;
    expect(out.toSorted()).toEqual([0, 1, 2].filter((seat) => !isIn[seat]));
  });
});

describe('what the server does', () => {
  it('is asked for bots’ moves and takes them only for the ply they were thought out at', () => {
    const script = new ScriptedTable();
    for (const seat of [1, 2]) script.ask('anna', { kind: 'seat-bot', seat, level: 3 });
    script.ask('anna', { kind: 'start' });
    expect(wants(script.table).think).toBeNull();
    script.tap('anna', cell('A33'));
    script.tap('anna', cell('A24'));
    expect(wants(script.table).think).toEqual({ seat: 1, level: 3, style: 'steady', ply: 1 });
    const { rules, notation } = variantOf('checkers', script.table.match!.options);
    const { position } = script.table.match!;
    const step = notation.writeStep(position, legalSteps(rules, position)[0]!);
    script.house({ kind: 'play', ply: 0, step });
    expect(script.table.match!.ply).toBe(1);
    script.house({ kind: 'play', ply: 1, step: 'A33-A24' });
    expect(script.table.match!.ply).toBe(1);
    script.house({ kind: 'play', ply: 1, step });
    expect(script.table.match!.ply).toBe(2);
  });
});

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

describe('views', () => {
  it('differ between devices only in `you`', () => {
    const script = threePhones();
    const shared = viewOf(script.table, script.here);
    const { you: anna, ...first } = viewFor(shared, script.table, script.here, 'anna');
    const { you: bob, ...second } = viewFor(shared, script.table, script.here, 'bob');
    expect(first).toEqual(second);
    expect(anna).toEqual({ device: 'anna', seats: [0], leads: true, mayTakeBack: false });
    expect(bob).toEqual({ device: 'bob', seats: [1], leads: false, mayTakeBack: false });
  });

  it('survive JSON unchanged', () => {
    const script = threePhones();
    playOn(script, 25, 5);
    const view = viewFor(viewOf(script.table, script.here), script.table, script.here, 'anna');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
