import { mkdirSync, renameSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dated, TableEvent } from '../../shared/table/events.ts';
import type { DeviceId } from '../../shared/table/table.ts';
import type { Log } from '../log.ts';

/** A device that has been at a table. Only a hash of its secret is kept. */
export interface StoredDevice {
  readonly id: DeviceId;
  readonly secretHash: Uint8Array;
  /** The table it last came to and has not left. */
  readonly code: string | null;
}

/** The data folder belongs to another server that runs. */
export class JournalBusy extends Error {}

const SCHEMA = 1;
const FILE = 'bigboard.sqlite';
const SET_ASIDE_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

type Database = InstanceType<typeof DatabaseSync>;

interface Work {
  readonly run: (db: Database) => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The tables' events on disk. What is promised is kept: a promise resolves once its events are synced. All that is
 * asked for in one tick of the event loop shares one commit.
 */
export class Journal {
  readonly #db: Database;
  #insert: ReturnType<Database['prepare']> | null = null;
  #waiting: Work[] = [];

  constructor(dataDir: string, log: Log) {
    mkdirSync(dataDir, { recursive: true });
    const path = `${dataDir}/${FILE}`;
    this.#db = openOrReplace(path, log);
    const old = Date.now() - SET_ASIDE_LIFE_MS;
    this.#db.prepare('DELETE FROM set_aside WHERE since < ?').run(old);
    this.#db.prepare('DELETE FROM devices WHERE code IS NULL AND seen < ?').run(old);
  }

  /** Every table's events in their order; `events` throws where a row cannot be read. */
  *load(): Generator<{ code: string; events: () => Dated[] }> {
    const codes = this.#db.prepare('SELECT DISTINCT code FROM events').all() as { code: string }[];
    const rowsOf = this.#db.prepare('SELECT number, at, event FROM events WHERE code = ? ORDER BY number');
    for (const { code } of codes) {
      yield {
        code,
        events: () =>
          (rowsOf.all(code) as { number: number; at: number; event: string }[]).map((row, index) => {
            if (row.number !== index) throw new Error(`event ${index} is missing`);
            return { at: row.at, event: JSON.parse(row.event) as TableEvent };
          }),
      };
    }
  }

  /** Adds events to a table that has `count` of them. */
  append(code: string, count: number, dated: readonly Dated[]): Promise<void> {
    return this.#commit((db) => {
      this.#insert ??= db.prepare('INSERT INTO events (code, number, at, event) VALUES (?, ?, ?, ?)');
      dated.forEach(({ at, event }, index) => {
        this.#insert!.run(code, count + index, at, JSON.stringify(event));
      });
    });
  }

  forget(code: string): Promise<void> {
    return this.#commit((db) => {
      db.prepare('DELETE FROM events WHERE code = ?').run(code);
      db.prepare('UPDATE devices SET code = NULL WHERE code = ?').run(code);
    });
  }

  /** Puts a table that cannot be read out of the way, so that its code is free and its rows can be looked into. */
  setAside(code: string): Promise<void> {
    return this.#commit((db) => {
      const move = 'INSERT INTO set_aside SELECT code, number, at, event, ? FROM events WHERE code = ?';
      db.prepare(move).run(Date.now(), code);
      db.prepare('DELETE FROM events WHERE code = ?').run(code);
    });
  }

  device(id: DeviceId): StoredDevice | null {
    const row = this.#db.prepare('SELECT secret_hash, code FROM devices WHERE id = ?').get(id) as
      | { secret_hash: Uint8Array; code: string | null }
      | undefined;
    return row ? { id, secretHash: row.secret_hash, code: row.code } : null;
  }

  remember({ id, secretHash, code }: StoredDevice): Promise<void> {
    return this.#commit((db) => {
      db.prepare('INSERT OR REPLACE INTO devices (id, secret_hash, code, seen) VALUES (?, ?, ?, ?)').run(
        id,
        secretHash,
        code,
        Date.now(),
      );
    });
  }

  close(): void {
    this.#flush();
    // This library keeps a closed file, and the lock with it, until its statements are collected: give it up by hand.
    this.#db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM devices');
    this.#db.close();
  }

  #commit(run: (db: Database) => void): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.push({ run, done, failed }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const works = this.#waiting;
    this.#waiting = [];
    if (works.length === 0) return;
    try {
      this.#inOneCommit(works);
    } catch (error) {
      // One bad work must not fail the others that happened to share its tick.
      if (works.length === 1) works[0]!.failed(error);
      else for (const work of works) this.#alone(work);
      return;
    }
    for (const { done } of works) done();
  }

  #alone(work: Work): void {
    try {
      this.#inOneCommit([work]);
      work.done();
    } catch (error) {
      work.failed(error);
    }
  }

  #inOneCommit(works: readonly Work[]): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { run } of works) run(this.#db);
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

function open(path: string): Database {
  const db = new DatabaseSync(path);
  try {
    // Exclusive: two servers that fold the same tables would contradict each other.
    db.exec('PRAGMA busy_timeout = 500; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec(`BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS events (code TEXT, number INTEGER, at INTEGER, event TEXT, PRIMARY KEY (code, number)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS devices (id TEXT PRIMARY KEY, secret_hash BLOB, code TEXT, seen INTEGER) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS set_aside (code TEXT, number INTEGER, at INTEGER, event TEXT, since INTEGER);
      COMMIT`);
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (user_version > SCHEMA) throw new Error(`${path} was written by a newer Bigboard`);
    db.exec(`PRAGMA user_version = ${SCHEMA}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function openOrReplace(path: string, log: Log): Database {
  try {
    return open(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/locked|busy/i.test(reason)) throw new JournalBusy(`another server uses ${path}`);
    if (!/not a database|malformed|corrupt/i.test(reason)) throw error;
    const aside = `${path}.unreadable-${Date.now()}`;
    renameSync(path, aside);
    log(`The journal cannot be read (${reason}); it is kept as ${aside}, and a new one is begun.`);
    return open(path);
  }
}
