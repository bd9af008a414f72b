import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { laid } from '../games/accasta/testing.ts';
import { variantOf } from '../games/catalogue.ts';
import { layOut as layOutCheckers } from '../games/checkers/lay-out.ts';
import { RUSSIAN } from '../games/checkers/testing.ts';
import type { Options, Position, Target } from '../games/game.ts';
import { laid as laidForThree } from '../games/triccasta/testing.ts';
import { ScriptedTable } from './testing.ts';
import type { MatchView } from './view.ts';
import { viewOf } from './view-of.ts';

/** What the table does for games of stacks; A- and T-numbers are those of their rules. */

const DEVICES = ['anna', 'bob', 'cora'];

/** A device for each seat, playing. Two and three phones show tiles; with `reach` own each shows the whole board. */
function playing(game: string, reach: 'any' | 'own' = 'any', options: Options = {}): ScriptedTable {
  const script = new ScriptedTable();
  script.setUp({ game, options, reach });
  for (const device of DEVICES.slice(1, script.table.seats.length)) script.join(device);
  script.ask('anna', { kind: 'start' });
  return script;
}

/** Puts a constructed position on the table. The journal does not know of it. */
function place(script: ScriptedTable, position: Position): ScriptedTable {
  script.table = { ...script.table, match: { ...script.table.match!, position } };
  return script;
}

const target = (script: ScriptedTable, name: string): Target =>
  name === 'stop' ? name : variantOf(script.table.match!.game, {}).notation.readCell(name)!;
const targets = (script: ScriptedTable, names: string): Target[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => target(script, name));
const nameOf = (script: ScriptedTable, one: Target): string =>
  typeof one === 'string' ? one : variantOf(script.table.match!.game, {}).notation.cell(one);
const draft = (script: ScriptedTable): string =>
  script.table.match!.draft.map((one) => nameOf(script, one)).join(' ');

/** Taps in turn, on the mover's own device, each of which leads somewhere. */
function taps(script: ScriptedTable, names: string): void {
  for (const one of targets(script, names)) {
    const { number, ply, draft: seen, position } = script.table.match!;
    script.ask(DEVICES[position.mover]!, { kind: 'tap', match: number, ply, draft: seen, target: one });
  }
}

/** A request for another draft that saw the table as it is now, or as `saw` says. */
function lift(script: ScriptedTable, by: string, next: string, saw: { ply?: number; match?: number } = {}) {
  const { number, ply, draft: seen } = script.table.match!;
  return script.refusal(by, {
    kind: 'draft',
    match: saw.match ?? number,
    ply: saw.ply ?? ply,
    draft: seen,
    next: targets(script, next),
  });
}

const undo = (script: ScriptedTable, by: string) =>
  script.refusal(by, { kind: 'undo', match: script.table.match!.number, ply: script.table.match!.ply });
const matchView = (script: ScriptedTable): MatchView => viewOf(script.table, script.here).match!;
const texts = (script: ScriptedTable): string => script.table.match!.record.map(({ text }) => text).join(' ');

describe('lifting', () => {
  it('takes one piece more with each tap on the stack, and after the last begins again at the head', () => {
    const script = playing('accasta');
    for (const lifted of ['a1', 'a1 a1', 'a1 a1 a1', 'a1', 'a1 a1']) {
      taps(script, 'a1');
      expect(draft(script)).toBe(lifted);
    }
    taps(script, 'b1');
    expect(texts(script)).toBe('a1:CH-b1');
  });

  it('lets go of a single piece tapped again, and changes to a stack that is no target', () => {
    const script = playing('accasta');
    taps(script, 'c3 c3');
    expect(draft(script)).toBe('');
    taps(script, 'a1 a1 b4');
    expect(draft(script)).toBe('b4');
    expect(script.table.match!.ply).toBe(0);
  });

  it('is set at once to more or fewer pieces, to another stack or to none', () => {
    const script = playing('accasta');
    for (const lifted of ['a1 a1 a1', 'a1', 'b3 b3', '']) {
      expect(lift(script, 'anna', lifted)).toBeNull();
      expect(draft(script)).toBe(lifted);
    }
    expect(script.table.match!).toMatchObject({ ply: 0, record: [] });
    lift(script, 'anna', 'a1 a1');
    taps(script, 'b1');
    expect(texts(script)).toBe('a1:CH-b1');
    expect(script.refold()).toEqual(script.table);
  });

  it('does nothing when it comes late or begins no path, and never plays a step', () => {
    const script = playing('accasta');
    taps(script, 'a1');
    const before = script.table;
    expect(lift(script, 'anna', 'a1 a1', { ply: 1 })).toBeNull();
    expect(lift(script, 'anna', 'a1 a1', { match: 2 })).toBeNull();
    const late = { kind: 'draft', match: 1, ply: 0, draft: [], next: targets(script, 'a1 a1') } as const;
    expect(script.refusal('anna', late)).toBeNull();
    for (const none of ['a1 a1 a1 a1', 'c3 c3', 'g1', 'd4', 'stop', 'a1 b1', 'a1 a2 a1']) {
      expect(lift(script, 'anna', none)).toBeNull();
    }
    expect(script.table).toBe(before);
  });

  it('is for the mover’s own device on whole boards, for every player’s on tiles, and for no watcher', () => {
    const whole = playing('accasta', 'own');
    expect(lift(whole, 'bob', 'a1 a1')).toEqual({ code: 'not-your-turn', seat: 0 });
    expect(draft(whole)).toBe('');
    const tiles = playing('accasta');
    tiles.join('dan', true);
    expect(lift(tiles, 'dan', 'a1 a1')?.code).toBe('not-seated');
    expect(lift(tiles, 'bob', 'a1 a1')).toBeNull();
    expect(draft(tiles)).toBe('a1 a1');
    tiles.ask('anna', { kind: 'pause' });
    expect(lift(tiles, 'anna', 'a1')?.code).toBe('paused');
  });
});

describe('a half-made turn (A8)', () => {
  it('lights the stop and its origin alone, and ends with the stop', () => {
    const script = playing('accasta');
    taps(script, 'a1 b2');
    const lit = matchView(script).lights.map((light) => `${nameOf(script, light.target)} ${light.role}`);
    expect(lit.toSorted()).toEqual(['a1 lift', 'stop move']);
    taps(script, 'a1');
    expect(matchView(script).lights).toContainEqual({ target: 'stop', role: 'move' });
    taps(script, 'stop');
    expect(texts(script)).toBe('a1:C+b2 stop');
    expect(script.table.match!.position.mover).toBe(1);
    expect(matchView(script).lights.map((light) => light.target)).not.toContain('stop');
  });

  it('is taken back whole: position, record and draft, however many sub-moves it has', () => {
    for (const half of ['a1 b2', 'a1 b2 a1', 'a1 b2 a1 b1 a1']) {
      const script = playing('accasta');
      taps(script, 'c3 d3 e3 d4');
      const before = script.table.match!;
      const pieces = matchView(script).pieces;
      expect(matchView(script).canUndo).toBe(false);
      taps(script, half);
      expect(matchView(script).canUndo).toBe(true);
      expect(undo(script, 'anna')).toBeNull();
      expect(script.table.match!.position).toEqual(before.position);
      expect(script.table.match!).toMatchObject({
        draft: [],
        isTurnOpen: false,
        turnStart: null,
        outcome: null,
      });
      expect(matchView(script)).toMatchObject({ pieces, canUndo: false, mover: 0 });
      expect(texts(script)).toBe('c3:S-d3 e3:S-d4');
      expect(script.refold()).toEqual(script.table);
      taps(script, 'a1 b1 stop');
      expect(texts(script)).toBe('c3:S-d3 e3:S-d4 a1:C-b1 stop');
    }
  });

  it('leaves no trace of its own once it is taken back', () => {
    const script = playing('accasta');
    taps(script, 'a1 b2');
    expect(matchView(script).traces).toEqual([{ seat: 0, cells: targets(script, 'a1 b2') }]);
    undo(script, 'anna');
    expect(matchView(script).traces).toEqual([]);
  });

  it('gives the traces of the turns before it back when it is taken back', () => {
    const script = playing('accasta');
    taps(script, 'c3 d3 e3 d4');
    const { traces } = matchView(script);
    expect(traces.at(-1)).toEqual({ seat: 1, cells: targets(script, 'e3 d4') });
    taps(script, 'a1 b2');
    undo(script, 'anna');
    expect(matchView(script).traces).toEqual(traces);
  });

  it('makes every tap late that saw it, or the board before it, once it is taken back', () => {
    const script = playing('accasta');
    taps(script, 'a1 b2');
    undo(script, 'anna');
    expect(script.table.match!.ply).toBe(2);
    const before = script.table;
    for (const ply of [0, 1]) {
      for (const name of ['stop', 'a1']) {
        const late = { kind: 'tap', match: 1, ply, draft: [], target: target(script, name) } as const;
        expect(script.refusal('anna', late)).toBeNull();
      }
      expect(script.refusal('anna', { kind: 'undo', match: 1, ply })).toBeNull();
      expect(lift(script, 'anna', 'a1', { ply })).toBeNull();
    }
    expect(script.table).toBe(before);
  });

  it('is not taken back by who may not move, while paused, late, or after it has ended', () => {
    const script = playing('accasta', 'own');
    script.join('dan', true);
    taps(script, 'a1 b2');
    expect(undo(script, 'dan')?.code).toBe('not-seated');
    expect(undo(script, 'bob')).toEqual({ code: 'not-your-turn', seat: 0 });
    expect(script.refusal('anna', { kind: 'undo', match: 1, ply: 0 })).toBeNull();
    script.ask('anna', { kind: 'pause' });
    expect(undo(script, 'anna')?.code).toBe('paused');
    script.ask('anna', { kind: 'resume' });
    expect(texts(script)).toBe('a1:C+b2');
    taps(script, 'stop');
    const before = script.table;
    for (const by of ['anna', 'bob']) expect(undo(script, by)).toBeNull();
    expect(script.table).toBe(before);
    taps(script, 'g1 f2');
    script.ask('anna', { kind: 'resign', seat: 0 });
    expect(matchView(script).canUndo).toBe(false);
    expect(undo(script, 'bob')).toBeNull();
    expect(script.table.match!.outcome).toEqual({ places: [2, 1], reason: 'last-standing' });
  });

  it('stands in checkers: a chain begun is played on', () => {
    const chain = layOutCheckers(RUSSIAN, 'A', { A: 'A11 A73', B: 'A22 B11', C: 'A24 C11' });
    const script = place(playing('checkers', 'any', RUSSIAN), chain.position);
    taps(script, 'A11 A33');
    expect(script.table.match!.isTurnOpen).toBe(true);
    expect(matchView(script).canUndo).toBe(false);
    const before = script.table;
    expect(undo(script, 'anna')).toBeNull();
    expect(script.table).toBe(before);
  });

  it('is folded from the journal to the same table, with what was lifted and taken back', () => {
    for (const game of ['accasta', 'triccasta']) {
      const script = playing(game);
      const random = seededRandom(7);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      for (let part = 0; part < 240 && !script.table.match!.outcome; part++) {
        const by = DEVICES[script.table.match!.position.mover]!;
        const { lights, canUndo } = matchView(script);
        if (canUndo && random() < 0.3) undo(script, by);
        else if (random() < 0.2) lift(script, by, '');
        else script.tap(by, pick(lights).target as number);
        if (part % 8 === 0 || script.table.match!.isTurnOpen) expect(script.refold()).toEqual(script.table);
      }
      const kinds = script.journal.map(({ event }) => event.kind);
      expect(kinds.filter((kind) => kind === 'undone').length).toBeGreaterThan(5);
      expect(script.table.match!.position.turn).toBeGreaterThan(20);
    }
  });
});

describe('the view', () => {
  const barred = (script: ScriptedTable): string =>
    matchView(script)
      .barred.map((one) => `${nameOf(script, one.target)} ${one.reason}`)
      .toSorted()
      .join(', ');

  it('names what the ban on releases at home takes from what is in hand (A9)', () => {
    // Lifting the Chariot and the Horse would uncover Black's Shield; all three go, or the Chariot alone.
    const script = place(playing('accasta'), laid('A', 'a2:sHC b2:S b3:S a1:S a3:S g4:s').position);
    expect(barred(script)).toBe('');
    taps(script, 'a2');
    expect(barred(script)).toBe('');
    taps(script, 'a2');
    expect(barred(script)).toBe(['a1', 'a3', 'b2', 'b3'].map((cell) => `${cell} release-at-home`).join(', '));
    expect(matchView(script).lights.map(({ role }) => role)).not.toContain('move');
    expect(script.tap('anna', target(script, 'b2') as number)).toBeNull();
    expect(draft(script)).toBe('b2');
    lift(script, 'anna', 'a2 a2 a2');
    expect(barred(script)).toBe('');
  });

  it('says where stacks stand and that the attacker’s own turn decides (A11)', () => {
    const script = place(playing('accasta'), laid('A', 'g1:S g2:sH g3:s a1:s d4:S').position);
    expect(matchView(script).standings).toEqual([
      { castle: 0, attacker: 1, count: 1, decidesAt: 1 },
      { castle: 1, attacker: 0, count: 2, decidesAt: 0 },
    ]);
    expect(matchView(playing('checkers')).standings).toEqual([]);
  });

  it('says in Triccasta that the turn of the attacked decides, or the attacker’s by the option (T8)', () => {
    const stacks = 'f9:aS g8:aS a1:bS i1:cS d4:aS';
    const attacks = (defence: string) =>
      matchView(place(playing('triccasta', 'any', { defence }), laidForThree('A', stacks, defence).position))
        .standings;
    expect(attacks('none')).toHaveLength(6);
    expect(attacks('none').filter(({ count }) => count > 0)).toEqual([
      { castle: 0, attacker: 1, count: 1, decidesAt: 0 },
      { castle: 1, attacker: 2, count: 1, decidesAt: 1 },
      { castle: 2, attacker: 0, count: 2, decidesAt: 2 },
    ]);
    expect(attacks('own-turn').every(({ attacker, decidesAt }) => attacker === decidesAt)).toBe(true);
  });
});

describe('leaving together (T10)', () => {
  const answer = (
    script: ScriptedTable,
    by: string,
    agree: boolean,
    offer: 'surrender' | 'draw' = 'surrender',
  ) => script.refusal(by, { kind: 'answer', offer, agree });
  const surrender = (script: ScriptedTable, by: string) =>
    script.refusal(by, { kind: 'offer', offer: 'surrender' });

  it('is for no one alone, and for no watcher', () => {
    const script = playing('triccasta');
    script.join('dan', true);
    expect(script.refusal('bob', { kind: 'resign', seat: 1 })?.code).toBe('not-alone');
    expect(surrender(script, 'dan')?.code).toBe('not-seated');
    expect(surrender(script, 'bob')).toBeNull();
    expect(surrender(script, 'bob')).toBeNull();
    expect(answer(script, 'bob', true)).toBeNull();
    expect(answer(script, 'dan', true)?.code).toBe('not-seated');
    expect(matchView(script)).toMatchObject({ isIn: [true, true, true], outcome: null });
    expect(matchView(script).offers).toEqual([
      { kind: 'surrender', by: 'bob', waiting: ['anna', 'cora'], bots: [] },
    ]);
  });

  it('is agreed by two, whoever is to move, and the third has won', () => {
    for (const [one, other, places] of [
      ['anna', 'bob', [2, 2, 1]],
      ['cora', 'anna', [2, 1, 2]],
      ['bob', 'cora', [1, 2, 2]],
    ] as const) {
      const script = playing('triccasta');
      taps(script, 'a1 b2');
      surrender(script, one);
      expect(answer(script, other, true)).toBeNull();
      expect(script.table.match!.outcome).toEqual({ places, reason: 'last-standing' });
      expect(script.table.match!.offers).toEqual([]);
      expect(texts(script)).toBe('a1:C+b2 resigns resigns');
      expect(script.refold()).toEqual(script.table);
      expect(surrender(script, one)?.code).toBe('match-over');
    }
    const offeredTwice = playing('triccasta');
    surrender(offeredTwice, 'anna');
    surrender(offeredTwice, 'cora');
    expect(offeredTwice.table.match!.outcome?.places).toEqual([2, 1, 2]);
  });

  it('is off when one declines, takes his word back, or ends a turn after it', () => {
    const script = playing('triccasta');
    for (const by of ['cora', 'bob']) {
      surrender(script, 'bob');
      expect(answer(script, by, false)).toBeNull();
      expect(script.table.match!.offers).toEqual([]);
      expect(answer(script, 'anna', true)).toBeNull();
    }
    surrender(script, 'anna');
    taps(script, 'a1 b2');
    undo(script, 'anna');
    expect(matchView(script).offers).toHaveLength(1);
    taps(script, 'c3 d3');
    expect(matchView(script)).toMatchObject({ offers: [], outcome: null, isIn: [true, true, true] });
  });

  it('needs nobody else where two sit at one device', () => {
    const script = new ScriptedTable();
    script.setUp({ game: 'triccasta', options: {} });
    script.join('bob');
    script.ask('bob', { kind: 'take-seat', seat: 2, name: 'Aunt' });
    script.ask('anna', { kind: 'start' });
    expect(surrender(script, 'bob')).toBeNull();
    expect(script.table.match!.outcome).toEqual({ places: [1, 2, 2], reason: 'last-standing' });
    expect(script.refold()).toEqual(script.table);
  });

  it('is for two of three: once one is out, the next may leave alone', () => {
    const script = new ScriptedTable();
    script.setUp({ game: 'triccasta', options: {}, clock: { initialMs: 1000, incrementMs: 0 } });
    script.join('bob');
    script.join('cora');
    script.ask('anna', { kind: 'start' });
    script.now += 1000;
    script.house({ kind: 'flag' });
    expect(surrender(script, 'bob')?.code).toBe('bad-request');
    script.ask('cora', { kind: 'resign', seat: 2 });
    expect(script.table.match!.outcome?.places[1]).toBe(1);
  });

  it('is not asked of a device that holds all three seats', () => {
    const alone = new ScriptedTable();
    alone.setUp({ game: 'triccasta', options: {} });
    for (const seat of [1, 2]) alone.ask('anna', { kind: 'take-seat', seat, name: 'Anna' });
    alone.ask('anna', { kind: 'start' });
    expect(surrender(alone, 'anna')?.code).toBe('bad-request');
    expect(alone.table.match!.outcome).toBeNull();
  });

  it('is not asked for where each may resign for himself', () => {
    expect(surrender(playing('accasta'), 'anna')?.code).toBe('bad-request');
  });

  it('as a draw takes all three', () => {
    const script = playing('triccasta');
    script.ask('bob', { kind: 'offer', offer: 'draw' });
    expect(answer(script, 'anna', true, 'draw')).toBeNull();
    expect(script.table.match!.outcome).toBeNull();
    expect(matchView(script).offers).toEqual([{ kind: 'draw', by: 'bob', waiting: ['cora'], bots: [] }]);
    expect(answer(script, 'cora', true, 'draw')).toBeNull();
    expect(script.table.match!.outcome).toEqual({ places: [1, 1, 1], reason: 'agreement' });
  });
});
