import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { after, legalSteps } from '../games/turn.ts';
import { cuesOf } from './cues.ts';
import type { OfferKind } from './table.ts';
import { ScriptedTable } from './testing.ts';
import type { Cue } from './view.ts';
import { viewFor, viewOf } from './view-of.ts';
import { wants } from './wants.ts';

const { notation } = variantOf('checkers', {});
const cell = (name: string): number => notation.readCell(name)!;

/** Anna with two others, persons or bots, at a started match. */
function started(others: 'people' | 'bots', game = 'checkers'): ScriptedTable {
  const script = new ScriptedTable();
  script.setUp({ game, options: {} });
  for (const [index, device] of ['bob', 'cora'].entries()) {
    if (others === 'people') script.join(device);
    else script.ask('anna', { kind: 'seat-bot', seat: index + 1, level: 2 });
  }
  script.ask('anna', { kind: 'start' });
  return script;
}

/** Two taps, on the device of whoever moves. */
function move(script: ScriptedTable, from: string, to: string): void {
  tapBoth(script, ['anna', 'bob', 'cora'][script.table.match!.position.mover]!, from, to);
}

function tapBoth(script: ScriptedTable, by: string, from: string, to: string): void {
  for (const name of [from, to]) expect(script.tap(by, cell(name))).toBeNull();
}

const play = (script: ScriptedTable, step: string): void =>
  script.house({ kind: 'play', ply: script.table.match!.ply, step });

/** The bot that is asked next answers. */
function botSays(script: ScriptedTable, agree: boolean): void {
  const { seat, offer, ply } = wants(script.table).answer!;
  script.house({ kind: 'bot-answer', match: script.table.match!.number, ply, offer, seat, agree });
}

const offer = (script: ScriptedTable, by: string, kind: OfferKind) =>
  script.refusal(by, { kind: 'offer', offer: kind });
const texts = (script: ScriptedTable): string => script.table.match!.record.map(({ text }) => text).join(' ');
const mayTakeBack = (script: ScriptedTable, device: string): boolean =>
  viewFor(viewOf(script.table, script.here), script.table, script.here, device).you.mayTakeBack;

describe('a turn asked back', () => {
  it('returns to the asker’s move, the next player having moved, once all others agree', () => {
    const script = started('people');
    move(script, 'A33', 'A24');
    move(script, 'B33', 'B24');
    expect(['anna', 'bob', 'cora'].map((device) => mayTakeBack(script, device))).toEqual([true, true, false]);
    expect(offer(script, 'cora', 'takeback')?.code).toBe('nothing-to-take-back');
    expect(offer(script, 'anna', 'takeback')).toBeNull();
    script.ask('bob', { kind: 'answer', offer: 'takeback', agree: true });
    expect(texts(script)).toBe('A33-A24 B33-B24');
    script.ask('cora', { kind: 'answer', offer: 'takeback', agree: true });
    expect(script.table.match).toMatchObject({ record: [], offers: [], position: { mover: 0, turn: 0 } });
    expect(mayTakeBack(script, 'bob')).toBe(false);
    move(script, 'A53', 'A44');
    expect(texts(script)).toBe('A53-A44');
    expect(script.refold()).toEqual(script.table);
  });

  it('is off when one declines or the position changes meanwhile, and taps made before it are late after it', () => {
    const script = started('people');
    move(script, 'A33', 'A24');
    offer(script, 'anna', 'takeback');
    script.ask('cora', { kind: 'answer', offer: 'takeback', agree: false });
    expect(script.table.match!.offers).toEqual([]);
    offer(script, 'anna', 'takeback');
    move(script, 'B33', 'B24');
    expect(script.table.match!.offers).toEqual([]);
    const { ply, number } = script.table.match!;
    offer(script, 'bob', 'takeback');
    for (const by of ['anna', 'cora']) script.ask(by, { kind: 'answer', offer: 'takeback', agree: true });
    expect(texts(script)).toBe('A33-A24');
    script.ask('cora', { kind: 'tap', match: number, ply, draft: [], target: cell('C33') });
    expect(script.table.match!.draft).toEqual([]);
  });

  it('brings nobody back who has left, and gives no time back', () => {
    const script = new ScriptedTable();
    script.setUp({ clock: { initialMs: 60_000, incrementMs: 0 } });
    for (const device of ['bob', 'cora']) script.join(device);
    script.ask('anna', { kind: 'start' });
    script.now += 10_000;
    move(script, 'A33', 'A24');
    script.now += 5_000;
    offer(script, 'anna', 'takeback');
    for (const by of ['bob', 'cora']) script.ask(by, { kind: 'answer', offer: 'takeback', agree: true });
    expect(script.table.match!.clock).toMatchObject({ left: [50_000, 55_000, 60_000], running: 0 });
    move(script, 'A33', 'A24');
    script.ask('cora', { kind: 'resign', seat: 2 });
    expect(offer(script, 'anna', 'takeback')?.code).toBe('nothing-to-take-back');
  });

  it('holds the bots up till they have answered, and one of them can refuse', () => {
    const script = started('bots');
    move(script, 'A33', 'A24');
    expect(wants(script.table).think).not.toBeNull();
    offer(script, 'anna', 'takeback');
    expect(wants(script.table)).toMatchObject({
      think: null,
      answer: { seat: 1, offer: 'takeback', ply: 1 },
    });
    botSays(script, true);
    expect(wants(script.table).answer).toMatchObject({ seat: 2 });
    botSays(script, false);
    expect(script.table.match!.offers).toEqual([]);
    expect(wants(script.table)).toMatchObject({ answer: null, think: { seat: 1 } });
    play(script, 'B33-B24');
    play(script, 'C33-C24');
    offer(script, 'anna', 'takeback');
    botSays(script, true);
    botSays(script, true);
    expect(texts(script)).toBe('');
    expect(script.refold()).toEqual(script.table);
  });

  it('leaves in the record who left before it', () => {
    const script = started('people');
    move(script, 'A33', 'A24');
    script.ask('cora', { kind: 'resign', seat: 2 });
    move(script, 'B33', 'B24');
    offer(script, 'bob', 'takeback');
    script.ask('anna', { kind: 'answer', offer: 'takeback', agree: true });
    expect(texts(script)).toBe('A33-A24 resigns');
    expect(script.table.match!.position.mover).toBe(1);
  });

  it('in the middle of a chain is that chain, not the turn before it', () => {
    const script = new ScriptedTable();
    script.setUp({ game: 'trojboj', options: {} });
    for (const device of ['bob', 'cora']) script.join(device);
    script.ask('anna', { kind: 'start' });
    const { match } = script.table;
    const { rules, notation: names, display } = variantOf('trojboj', match!.options);
    // The first step that leads into a turn of several steps, on the first line of play that has one.
    while (!script.table.match!.isTurnOpen) {
      const { position } = script.table.match!;
      const steps = legalSteps(rules, position);
      const step = steps.find((one) => after(rules, position, one).turn === position.turn) ?? steps[0]!;
      const by = ['anna', 'bob', 'cora'][position.mover]!;
      for (const target of display.taps(position, step)) expect(script.tap(by, target as number)).toBeNull();
      expect(names.writeStep(position, step)).toBe(script.table.match!.record.at(-1)!.text);
    }
    const { record, position } = script.table.match!;
    const by = ['anna', 'bob', 'cora'][position.mover]!;
    offer(script, by, 'takeback');
    for (const other of ['anna', 'bob', 'cora']) {
      if (other !== by) script.ask(other, { kind: 'answer', offer: 'takeback', agree: true });
    }
    expect(script.table.match!.record).toEqual(record.filter(({ turn }) => turn < position.turn));
    expect(script.table.match!.position).toMatchObject({ turn: position.turn, mover: position.mover });
  });

  it('lapses with its asker’s seat, and with whoever it waited for', () => {
    const script = started('people');
    script.join('dan', true);
    move(script, 'A33', 'A24');
    offer(script, 'anna', 'takeback');
    script.here.delete('anna');
    script.ask('dan', { kind: 'take-seat', seat: 0, name: 'Dan' });
    expect(script.table.match!.offers).toEqual([]);
    tapBoth(script, 'bob', 'B33', 'B24');
    offer(script, 'bob', 'takeback');
    script.ask('cora', { kind: 'leave' });
    expect(script.table.match!.offers).toEqual([]);
  });
});

describe('a draw offered to bots', () => {
  it('needs the word of each bot still in', () => {
    const script = started('bots');
    offer(script, 'anna', 'draw');
    expect(viewOf(script.table, script.here).match!.offers).toEqual([
      { kind: 'draw', by: 'anna', waiting: [], bots: [1, 2] },
    ]);
    botSays(script, true);
    expect(script.table.match!.outcome).toBeNull();
    botSays(script, true);
    expect(script.table.match!.outcome).toMatchObject({ places: [1, 1, 1], reason: 'agreement' });
  });

  it('is off when a bot will not have it; the table is told which', () => {
    const script = started('bots');
    offer(script, 'anna', 'draw');
    botSays(script, true);
    const said = { kind: 'answered', offer: 'draw', seat: 2, agree: false } as const;
    expect(cuesOf(script.table, said, 7)).toEqual<Cue[]>([{ kind: 'declined', offer: 'draw', by: 2, at: 7 }]);
    botSays(script, false);
    expect(script.table.match).toMatchObject({ offers: [], outcome: null });
    expect(wants(script.table).answer).toBeNull();
  });

  it('waits for people and bots alike, in any order, and answers that come late count for nothing', () => {
    const script = started('people');
    script.ask('cora', { kind: 'seat-bot', seat: 2, level: 1 });
    offer(script, 'anna', 'draw');
    const answer = { kind: 'bot-answer', match: 1, offer: 'draw', seat: 2, agree: true } as const;
    script.house({ ...answer, ply: 5 });
    script.house({ ...answer, ply: 0, seat: 1 });
    script.house({ ...answer, ply: 0, match: 2 });
    expect(script.table.match!.offers[0]!.bots).toEqual([]);
    botSays(script, true);
    expect(script.table.match!.outcome).toBeNull();
    script.ask('bob', { kind: 'answer', offer: 'draw', agree: true });
    expect(script.table.match!.outcome).toMatchObject({ places: [1, 1, 1] });
  });
});

describe('leaving together with a bot (T10)', () => {
  it('needs one bot only, whichever agrees first', () => {
    const script = started('bots', 'triccasta');
    offer(script, 'anna', 'surrender');
    botSays(script, false);
    expect(script.table.match!.offers).toHaveLength(1);
    botSays(script, true);
    expect(script.table.match!.outcome).toEqual({ places: [2, 1, 2], reason: 'last-standing' });
    expect(script.refold()).toEqual(script.table);
  });

  it('is off when no bot will and no person is left to ask', () => {
    const script = started('bots', 'triccasta');
    offer(script, 'anna', 'surrender');
    botSays(script, false);
    botSays(script, false);
    expect(script.table.match).toMatchObject({ offers: [], outcome: null });
  });
});

it('a seat bears a grudge against whoever took from it last', () => {
  const script = started('people');
  const opening = `A53-A64 B73-B64 C53-C64 A33-A24 B33-B44 C33-C24 A42-A53 B62-B73 C24-A84 A64-C44 B71-B62 C13-C24
    A73-A64 B73-B84 C22-C13 A22-A33 B62-B73 C42-C53 A33-A44`;
  const play = (turn: string): void => move(script, turn.split(/[-x]/)[0]!, turn.split(/[-x]/)[1]!);
  for (const turn of opening.split(/\s+/)) play(turn);
  expect(script.table.match!.grudges).toEqual([null, null, null]);
  play('B84xA33');
  expect(script.table.match!.grudges).toEqual([1, null, null]);
  for (const turn of 'C31-C42 A44xA22'.split(' ')) play(turn);
  expect(script.table.match!.grudges).toEqual([1, 0, null]);
});

it('where bots alone have played, who leads lets them go on with the series', () => {
  const script = new ScriptedTable();
  script.setUp({ games: 3 });
  for (const seat of [0, 1, 2]) script.ask('anna', { kind: 'seat-bot', seat, level: 1 });
  script.join('bob', true);
  script.ask('anna', { kind: 'start' });
  expect(offer(script, 'anna', 'rematch')?.code).toBe('not-seated');
  const { rules, notation: names } = variantOf('checkers', script.table.match!.options);
  while (!script.table.match!.outcome) {
    const { position } = script.table.match!;
    play(script, names.writeStep(position, legalSteps(rules, position)[0]!));
  }
  expect(offer(script, 'bob', 'rematch')?.code).toBe('not-seated');
  expect(offer(script, 'anna', 'rematch')).toBeNull();
  expect(script.table.match).toMatchObject({ number: 2, first: 1, outcome: null });
  expect(script.table.series!.scores).toHaveLength(1);
});

it('a draw after one has left puts that one below all who draw, in Triccasta too', () => {
  const script = new ScriptedTable();
  script.setUp({ game: 'triccasta', options: {}, games: 2, clock: { initialMs: 1000, incrementMs: 0 } });
  for (const device of ['bob', 'cora']) script.join(device);
  script.ask('anna', { kind: 'start' });
  script.now += 1000;
  script.house({ kind: 'flag' });
  offer(script, 'bob', 'draw');
  script.ask('cora', { kind: 'answer', offer: 'draw', agree: true });
  expect(script.table.match!.outcome).toEqual({ places: [3, 1, 1], reason: 'agreement' });
  expect(script.table.series!.scores).toEqual([[0, 1.5, 1.5]]);
});
