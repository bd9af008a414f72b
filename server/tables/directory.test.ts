import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../shared/core/random.ts';
import { variantOf } from '../../shared/games/catalogue.ts';
import { legalSteps } from '../../shared/games/turn.ts';
import { openTable } from '../../shared/table/decide.ts';
import type { Dated, TableEvent } from '../../shared/table/events.ts';
import { evolve } from '../../shared/table/evolve.ts';
import type { Table } from '../../shared/table/table.ts';
import type { StepTask } from '../bots/task.ts';
import { eventually, firstStep, guestAt, startServer, tempFolder, threeAtATable } from '../testing.ts';
import { Journal } from './journal.ts';

/** Three seats of one device, played at random till a capture must go on. */
function tableInMidChain(): { table: Table; events: Dated[] } {
  const random = seededRandom(5);
  const eva = { id: 'eva', name: 'Eva' };
  for (;;) {
    const events: Dated[] = [];
    let table: Table | null = null;
    const happen = (all: readonly TableEvent[]): void => {
      for (const event of all) {
        events.push({ at: 1000 + events.length, event });
        table = evolve(table, events.at(-1)!);
      }
    };
    happen(openTable('BCKH', eva));
    for (const seat of [1, 2])
      happen([{ kind: 'seated', seat, holder: { kind: 'device', device: 'eva', name: 'Eva' } }]);
    happen([{ kind: 'started', number: 1, first: 0 }]);
    for (;;) {
      const { match } = table! as Table;
      if (match!.outcome) break;
      if (match!.isTurnOpen) return { table: table!, events };
      const { rules, notation } = variantOf(match!.game, match!.options);
      const legal = legalSteps(rules, match!.position);
      const step = notation.writeStep(match!.position, legal[below(random, legal.length)]!);
      happen([{ kind: 'stepped', step }]);
    }
  }
}

describe('after a restart', () => {
  it('a table is as it was, in the middle of a chosen piece too, and everybody comes back to it', async () => {
    const dataDir = tempFolder();
    const before = await startServer({ dataDir });
    const [eva, jan] = await threeAtATable(before.url);
    await eva.ask({ kind: 'start' });
    await eva.tapFirst();
    await eva.tapFirst();
    await eventually(() => expect(jan.view!.match!.ply).toBe(1));
    await jan.tapFirst();
    const { match, seats } = jan.view!;
    expect(match!.draft).toHaveLength(1);
    const epoch = jan.views.at(-1)!.epoch;
    await before.stop();

    const after = await startServer({ dataDir });
    const again = await guestAt(after.url, jan.identity, jan.code);
    await eventually(() => expect(again.view).toBeDefined());
    expect(again.views.at(-1)!.epoch).not.toBe(epoch);
    expect(again.identity).toEqual(jan.identity);
    expect(again.view!.match).toEqual(match);
    expect(again.view!.seats).toEqual(seats);
    expect(again.view!.people.map(({ presence }) => presence)).toEqual(['lost', 'here', 'lost']);
    expect(await again.tapFirst()).toBe('ok');
    expect(again.view!.match!.ply).toBe(2);
  });

  it('a table is as it was in the middle of a chain of captures', async () => {
    const { table, events } = tableInMidChain();
    const dataDir = tempFolder();
    const journal = new Journal(dataDir, () => {});
    await journal.append(table.code, 0, events);
    journal.close();
    const { app } = await startServer({ dataDir });
    expect(app.directory.find(table.code)!.table).toEqual(table);
  });

  it('bots play on, with no page open', async () => {
    const dataDir = tempFolder();
    const before = await startServer({ dataDir, think: () => new Promise(() => {}) });
    const eva = await guestAt(before.url);
    const code = await eva.create('Eva');
    for (const seat of [0, 1, 2]) await eva.ask({ kind: 'seat-bot', seat, level: 1 });
    await eva.ask({ kind: 'start' });
    eva.wire.disconnect();
    await before.stop();

    const levels: number[] = [];
    const after = await startServer({
      dataDir,
      think: async (task: StepTask, signal) => {
        levels.push(task.level);
        return firstStep(task, signal);
      },
    });
    await eventually(() => expect(after.app.directory.find(code)!.table.match!.ply).toBeGreaterThan(1));
    expect(levels[0]).toBe(1);
  });

  it('a clock has not run while there was no server', async () => {
    const dataDir = tempFolder();
    const before = await startServer({ dataDir });
    const [eva] = await threeAtATable(before.url);
    const clock = { initialMs: 60_000, incrementMs: 0 };
    expect(await eva.ask({ kind: 'set-up', setup: { ...eva.view!.setup, clock } })).toBe('ok');
    await eva.ask({ kind: 'start' });
    await before.stop();
    const stoppedAt = Date.now();
    await new Promise((done) => setTimeout(done, 150));
    const after = await startServer({ dataDir });
    await eventually(() => {
      const running = after.app.directory.find(eva.code)!.table.match!.clock!;
      expect(running.since).toBeGreaterThanOrEqual(stoppedAt + 100);
    });
  });

  it('a table that cannot be read is set aside, and the others live', async () => {
    const dataDir = tempFolder();
    const before = await startServer({ dataDir });
    const codes: string[] = [];
    for (const name of ['Eva', 'Jan', 'Ivo', 'Ann'])
      codes.push(await (await guestAt(before.url)).create(name));
    await before.stop();
    const db = new DatabaseSync(`${dataDir}/bigboard.sqlite`);
    const spoil = (code: string, event: string): void => {
      db.prepare('UPDATE events SET event = ? WHERE code = ? AND number = 1').run(event, code);
    };
    spoil(codes[0]!, '{ not json');
    spoil(codes[1]!, '{"kind":"danced","seat":0}');
    spoil(codes[2]!, '{"kind":"stepped","step":"a1-b2"}');
    db.exec('PRAGMA journal_mode = DELETE');
    db.close();

    const after = await startServer({ dataDir });
    expect(codes.map((code) => after.app.directory.find(code) !== null)).toEqual([false, false, false, true]);
    expect(after.logged.filter((line) => line.includes('set aside'))).toHaveLength(3);
  });
});

describe('tables to be found', () => {
  it('are those somebody is at, with a match on them too; who left one comes back to the seat', async () => {
    const { url } = await startServer();
    const looking = await guestAt(url);
    const [eva, jan, ivo] = await threeAtATable(url);
    const { code } = eva;
    await eventually(() => expect(looking.tables).toMatchObject([{ code, open: 0, isPlaying: false }]));
    await eva.ask({ kind: 'start' });
    await eventually(() => expect(looking.tables).toMatchObject([{ code, open: 0, isPlaying: true }]));
    await jan.ask({ kind: 'leave' });
    await eventually(() => expect(jan.tables).toMatchObject([{ code, isPlaying: true }]));
    await jan.join(code, 'Jan');
    await eventually(() => expect(jan.view?.you.seats).toEqual([1]));
    for (const guest of [eva, jan, ivo]) guest.wire.disconnect();
    await eventually(() => expect(looking.tables).toEqual([]));
  });
});

describe('tables that nobody needs', () => {
  it('go when nobody has been there for long; an empty lobby sooner', async () => {
    const { url, app } = await startServer({ timings: { emptyLifeMs: 60_000, tableLifeMs: 600_000 } });
    const [left, lost, attended] = [await guestAt(url), await guestAt(url), await guestAt(url)];
    const codes = [await left.create('Eva'), await lost.create('Jan'), await attended.create('Ivo')];
    await left.ask({ kind: 'leave' });
    lost.wire.disconnect();
    await eventually(() => expect(app.directory.find(codes[1]!)!.hasCompany).toBe(false));
    const found = (): boolean[] => codes.map((code) => app.directory.find(code) !== null);
    app.directory.sweep();
    expect(found()).toEqual([true, true, true]);
    app.directory.sweep(Date.now() + 70_000);
    expect(found()).toEqual([false, true, true]);
    app.directory.sweep(Date.now() + 700_000);
    expect(found()).toEqual([false, false, true]);
    expect(await guestAt(url, lost.identity, codes[1]!)).toMatchObject({ code: '' });
  });

  it('are not made by a page, a hello or a code that is none', async () => {
    const dataDir = tempFolder();
    const { url, app, stop } = await startServer({ dataDir });
    await fetch(`${url}/BCKH`, { headers: { accept: 'text/html' } });
    const guest = await guestAt(url, null, 'BCKH');
    await guest.join('BCKH', 'Eva');
    expect(app.directory.size).toBe(0);
    await stop();
    const db = new DatabaseSync(`${dataDir}/bigboard.sqlite`);
    expect(db.prepare('SELECT count(*) AS rows FROM devices').get()).toEqual({ rows: 0 });
    expect(db.prepare('SELECT count(*) AS rows FROM events').get()).toEqual({ rows: 0 });
    db.close();
  });

  it('are given up by whoever opens another, unless somebody else has come to them', async () => {
    const { url, app } = await startServer();
    const eva = await guestAt(url);
    const first = await eva.create('Eva');
    const jan = await guestAt(url);
    await jan.join(first, 'Jan');
    const more = [];
    for (let made = 0; made < 5; made++) more.push(await eva.create('Eva'));
    expect(app.directory.find(first)).not.toBeNull();
    // He was still at the fourth when he opened the fifth.
    expect(more.map((code) => app.directory.find(code) !== null)).toEqual([false, false, false, true, true]);
  });

  it('make room when there is none, and else no more are opened', async () => {
    const { url } = await startServer({ tables: 1, timings: { emptyLifeMs: 0 } });
    const [eva, jan] = [await guestAt(url), await guestAt(url)];
    await eva.create('Eva');
    await expect(jan.create('Jan')).rejects.toThrow('slow-down');
    await eva.ask({ kind: 'leave' });
    expect(await jan.create('Jan')).toHaveLength(4);
  });
});
