import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Dated } from '../../shared/table/events.ts';
import { later, tempFolder } from '../testing.ts';
import { Journal, JournalBusy } from './journal.ts';

const quiet = (): void => {};
const named = (name: string): Dated => ({
  at: 5,
  event: { kind: 'renamed', device: 'd', name, seat: null },
});

function open(folder: string): Journal {
  const journal = new Journal(folder, quiet);
  later(() => journal.close());
  return journal;
}

const contents = (journal: Journal): Record<string, Dated[]> =>
  Object.fromEntries([...journal.load()].map(({ code, events }) => [code, events()]));

describe('the journal', () => {
  it('gives back what was written, table by table, after it was closed', async () => {
    const folder = tempFolder();
    const first = new Journal(folder, quiet);
    await Promise.all([
      first.append('BCDF', 0, [named('a'), named('b')]),
      first.append('HJKL', 0, [named('x')]),
      first.append('BCDF', 2, [named('c')]),
    ]);
    first.close();
    expect(contents(open(folder))).toEqual({
      BCDF: [named('a'), named('b'), named('c')],
      HJKL: [named('x')],
    });
  });

  it('fails one bad work without the others of its commit', async () => {
    const journal = open(tempFolder());
    await journal.append('BCDF', 0, [named('a')]);
    const [good, twice, other] = await Promise.allSettled([
      journal.append('BCDF', 1, [named('b')]),
      journal.append('BCDF', 0, [named('a')]),
      journal.append('HJKL', 0, [named('x')]),
    ]);
    expect([good.status, twice.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(contents(journal)).toEqual({ BCDF: [named('a'), named('b')], HJKL: [named('x')] });
  });

  it('throws at a gap, and keeps a table set aside out of the way', async () => {
    const journal = open(tempFolder());
    await journal.append('BCDF', 0, [named('a')]);
    await journal.append('BCDF', 2, [named('c')]);
    expect(() => contents(journal)).toThrow('event 1 is missing');
    await journal.setAside('BCDF');
    expect(contents(journal)).toEqual({});
    await journal.append('BCDF', 0, [named('new')]);
    expect(contents(journal)).toEqual({ BCDF: [named('new')] });
  });

  it('knows devices by the hash of their secret until their table is forgotten', async () => {
    const journal = open(tempFolder());
    const secretHash = Uint8Array.from([1, 2, 3]);
    await journal.remember({ id: 'd', secretHash, code: 'BCDF' });
    expect(journal.device('d')).toEqual({ id: 'd', secretHash, code: 'BCDF' });
    expect(journal.device('e')).toBeNull();
    await journal.forget('BCDF');
    expect(journal.device('d')?.code).toBeNull();
  });

  it('belongs to one server at a time', () => {
    const folder = tempFolder();
    open(folder);
    expect(() => new Journal(folder, quiet)).toThrow(JournalBusy);
  });

  it('keeps a file that is no database, and begins anew', async () => {
    const folder = tempFolder();
    writeFileSync(`${folder}/bigboard.sqlite`, 'not a database at all, however long it may be'.repeat(50));
    const journal = open(folder);
    await journal.append('BCDF', 0, [named('a')]);
    expect(Object.keys(contents(journal))).toEqual(['BCDF']);
    expect(readdirSync(folder).some((name) => name.includes('unreadable'))).toBe(true);
  });

  it('loses nothing it promised when it is killed', async () => {
    const folder = tempFolder();
    const writer = fileURLToPath(new URL('./journal-writer.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    later(() => child.kill('SIGKILL'));
    let promised = 0;
    for await (const line of createInterface(child.stdout)) {
      promised = Math.max(promised, Number(line));
      if (promised === 60) child.kill('SIGKILL');
    }
    expect(promised).toBeGreaterThanOrEqual(60);
    const { BCDF = [] } = contents(open(folder));
    expect(BCDF.length).toBeGreaterThanOrEqual(promised);
    expect(BCDF).toEqual(BCDF.map((_, index) => named(String(index))));
  });
});
