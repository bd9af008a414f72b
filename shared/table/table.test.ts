import { describe, expect, it } from 'vitest';
import { cuesOf } from './cues.ts';
import { cell, playOn, threePhones } from './testing.ts';
import type { Cue } from './view.ts';
import { viewFor, viewOf } from './view-of.ts';

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
