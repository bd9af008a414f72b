import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { legalSteps } from '../games/turn.ts';
import { evolve } from './evolve.ts';
import { surfaceOf } from './surface.ts';
import { cell, playOn, ScriptedTable, threePhones } from './testing.ts';
import { viewOf } from './view-of.ts';
import { wants } from './wants.ts';

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
