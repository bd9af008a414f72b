import { randomInt } from 'node:crypto';
import { fail, ok, type Result } from '../../shared/core/result.ts';
import { openTable } from '../../shared/table/decide.ts';
import type { Dated } from '../../shared/table/events.ts';
import { evolve } from '../../shared/table/evolve.ts';
import type { Refusal } from '../../shared/table/requests.ts';
import { type DeviceId, isPlaying, type Table } from '../../shared/table/table.ts';
import { viewOf } from '../../shared/table/view-of.ts';
import { wants } from '../../shared/table/wants.ts';
import { newCode } from '../../shared/wire/code.ts';
import type { OpenTable } from '../../shared/wire/wire.ts';
import type { Limits } from '../config.ts';
import { type Audience, TableHost, type World } from './host.ts';

const NOBODY: ReadonlySet<string> = new Set();
const random = (): number => randomInt(2 ** 32) / 2 ** 32;

/** A table as its events tell it. Throws when they cannot be true, or the outcome cannot be shown. */
function fold(code: string, events: readonly Dated[]): { table: Table; lastEventAt: number } {
  const table = events.reduce<Table | null>(evolve, null);
  if (!table || table.code !== code) throw new Error('the events are not those of this table');
  viewOf(table, NOBODY);
  wants(table);
  return { table, lastEventAt: events.at(-1)!.at };
}

/** All tables of the server, by their codes. */
export class Directory {
  readonly #world: World;
  readonly #limits: Limits;
  readonly #onOpenTables: (tables: readonly OpenTable[]) => void;
  readonly #hosts = new Map<string, TableHost>();
  /** Codes of tables that are being written down, or out. */
  readonly #reserved = new Set<string>();
  #opening = 0;
  readonly #sweeper: NodeJS.Timeout;
  #openTables: readonly OpenTable[] = [];
  #look: NodeJS.Immediate | undefined;

  constructor(world: World, limits: Limits, onOpenTables: (tables: readonly OpenTable[]) => void) {
    this.#world = world;
    this.#limits = limits;
    this.#onOpenTables = onOpenTables;
    for (const { code, events } of world.journal.load()) {
      try {
        const { table, lastEventAt } = fold(code, events());
        this.#take(table, lastEventAt);
      } catch (error) {
        world.log(`Table ${code} cannot be read and is set aside`, error);
        world.journal.setAside(code).catch((fault) => world.log(`Table ${code} cannot be set aside`, fault));
        this.#reserved.add(code);
      }
    }
    for (const host of this.#hosts.values()) void host.open();
    this.#sweeper = setInterval(() => this.sweep(), world.timings.sweepEveryMs);
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#hosts.size;
  }

  /** Tables at which somebody is, for those who look for one. */
  get openTables(): readonly OpenTable[] {
    return this.#openTables;
  }

  find(code: string | null): TableHost | null {
    return (code !== null && this.#hosts.get(code)) || null;
  }

  async create(device: Audience, name: string): Promise<Result<TableHost, Refusal>> {
    this.#clearAfter(device.id);
    if (this.#isFull()) this.sweep(this.#world.now(), true);
    if (this.#isFull()) return fail({ code: 'slow-down' });
    const code = newCode(random, (free) => !this.#hosts.has(free) && !this.#reserved.has(free));
    this.#reserved.add(code);
    this.#opening += 1;
    try {
      const at = this.#world.now();
      const events = openTable(code, { id: device.id, name }).map((event) => ({ at, event }));
      const { table } = fold(code, events);
      await this.#world.journal.append(code, 0, events);
      return ok(this.#take(table, at));
    } catch (error) {
      this.#world.log('A table could not be opened', error);
      return fail({ code: 'server-fault' });
    } finally {
      this.#opening -= 1;
      this.#reserved.delete(code);
    }
  }

  /** Clears away what nobody comes back to; pressed for room, also whatever has been left for some minutes. */
  sweep(at = this.#world.now(), isPressed = false): void {
    const { timings } = this.#world;
    for (const [code, host] of this.#hosts) {
      if (host.hasCompany) continue;
      const { devices } = host.table;
      const isLeft = isPressed || (devices.length === 0 && !isPlaying(host.table));
      const life = isLeft ? timings.emptyLifeMs : timings.tableLifeMs;
      if (at - host.idleSince >= life) this.#remove(code, host);
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    clearImmediate(this.#look);
    for (const host of this.#hosts.values()) host.close(null);
    this.#hosts.clear();
  }

  /** Whoever opens a table gives up those that he opened before and that nobody else came to: one guest cannot fill the house. */
  #clearAfter(creator: DeviceId): void {
    for (const [code, host] of this.#hosts) {
      const { table } = host;
      const isAlone = table.devices.every(({ id }) => id === creator);
      if (table.creator === creator && isAlone && !table.match && !host.hasCompany) this.#remove(code, host);
    }
  }

  #isFull(): boolean {
    return this.#hosts.size + this.#opening >= this.#limits.tables;
  }

  #take(table: Table, lastEventAt: number): TableHost {
    const host = new TableHost(table, lastEventAt, this.#world, () => this.#lookAgain());
    this.#hosts.set(table.code, host);
    return host;
  }

  #remove(code: string, host: TableHost): void {
    this.#hosts.delete(code);
    host.close({ code: 'no-such-table' });
    this.#reserved.add(code);
    this.#world.journal
      .forget(code)
      .catch((error) => this.#world.log(`Table ${code} stays in the journal`, error))
      .finally(() => this.#reserved.delete(code));
    this.#lookAgain();
  }

  /** Tells of the tables to be found when they have changed, once for all that changes in a moment. */
  #lookAgain(): void {
    this.#look ??= setImmediate(() => {
      this.#look = undefined;
      const tables = [...this.#hosts.values()].flatMap(listed);
      if (JSON.stringify(tables) === JSON.stringify(this.#openTables)) return;
      this.#openTables = tables;
      this.#onOpenTables(tables);
    });
  }
}

/** How a table stands in the list: not at all while nobody is there to welcome. */
function listed(host: TableHost): OpenTable[] {
  const { table } = host;
  if (!host.hasCompany) return [];
  const creator = table.devices.find(({ id }) => id === table.creator) ?? table.devices[0];
  if (!creator) return [];
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  return [
    {
      code: table.code,
      host: creator.name,
      game: table.setup.game,
      seats: table.seats.length,
      open,
      isPlaying: table.match !== null,
    },
  ];
}
