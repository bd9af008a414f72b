import type { Result } from '../../shared/core/result.ts';
import { beatsOf } from '../../shared/games/changes.ts';
import { isAt } from '../../shared/table/authority.ts';
import { cuesOf } from '../../shared/table/cues.ts';
import { decide } from '../../shared/table/decide.ts';
import type { Dated, TableEvent } from '../../shared/table/events.ts';
import { evolve } from '../../shared/table/evolve.ts';
import type { Hint } from '../../shared/table/hint.ts';
import { decideHouse } from '../../shared/table/house.ts';
import type { HouseRequest, Refusal, Request } from '../../shared/table/requests.ts';
import type { DeviceId, Table } from '../../shared/table/table.ts';
import type { Cue } from '../../shared/table/view.ts';
import { viewFor, viewOf } from '../../shared/table/view-of.ts';
import { type Answer, MOTION_LEAD_MS, MOTION_MS, type ViewMessage } from '../../shared/wire/wire.ts';
import type { Bots } from '../bots/pool.ts';
import type { Timings } from '../config.ts';
import type { Log } from '../log.ts';
import { Hints } from './hint.ts';
import { House } from './house.ts';
import type { Journal } from './journal.ts';

/** A device as its table sees it. */
export interface Audience {
  readonly id: DeviceId;
  view(message: ViewMessage): void;
  /** The device is no longer at this table: by its own wish (null), or for a reason it must be told. */
  leftTable(host: TableHost, refusal: Refusal | null): void;
}

/** What all tables of a server share. */
export interface World {
  readonly epoch: string;
  readonly nextRevision: () => number;
  readonly now: () => number;
  readonly journal: Journal;
  readonly bots: Bots;
  readonly timings: Timings;
  readonly log: Log;
}

/** How long a cue keeps the board moving. */
const lengthOf = (cue: Cue): number =>
  cue.kind === 'motion' ? MOTION_MS * Math.max(1, beatsOf(cue.changes).length) : 0;

/** One table's life: requests one after another, each written down before anyone is told. */
export class TableHost {
  readonly #world: World;
  readonly #house: House;
  readonly #hints: Hints;
  readonly #onChange: () => void;
  readonly #here = new Map<DeviceId, Audience>();
  #table: Table;
  #queue: Promise<unknown> = Promise.resolve();
  #revision = 0;
  #quietAt = 0;
  #idleSince: number;
  #isClosed = false;

  constructor(table: Table, lastEventAt: number, world: World, onChange: () => void) {
    this.#table = table;
    this.#idleSince = lastEventAt;
    this.#world = world;
    this.#onChange = onChange;
    this.#hints = new Hints(world.bots.judge);
    this.#house = new House({
      now: world.now,
      timings: world.timings,
      bots: world.bots,
      log: world.log,
      act: (request) => this.#act(request),
      failed: () => this.#attendLater(),
    });
  }

  get table(): Table {
    return this.#table;
  }

  get hasCompany(): boolean {
    return this.#here.size > 0;
  }

  /** The server time since which nobody has been here. */
  get idleSince(): number {
    return this.hasCompany ? this.#world.now() : this.#idleSince;
  }

  isHere(device: DeviceId): boolean {
    return this.#here.has(device);
  }

  /** Begins what the table wants of the server; after a restart too, the time between being nobody's. */
  open(): Promise<void> {
    return this.#act({ kind: 'reopen' });
  }

  /** A device asks something. One that joins is here from then on. */
  ask(by: Audience, request: Request): Promise<Answer> {
    return this.#inTurn(async (): Promise<Answer> => {
      if (this.#isClosed) return { ok: false, refusal: { code: 'no-such-table' } };
      const now = this.#world.now();
      const decision = decide(this.#table, by.id, request, {
        now,
        here: new Set([...this.#here.keys(), by.id]),
      });
      if (!decision.ok) return { ok: false, refusal: decision.error };
      const isNew = request.kind === 'join' && this.#here.get(by.id) !== by;
      const cues = await this.#happen(decision.value, now);
      if (isNew) this.#here.set(by.id, by);
      this.#dismiss(decision.value, by.id);
      if (decision.value.length > 0 || isNew) this.#tell(cues);
      return { ok: true, code: this.#table.code };
    }, `${request.kind} by ${by.id}`);
  }

  /** Thought out for one device; nothing happens at the table. */
  hint(by: DeviceId): Promise<Result<Hint, Refusal>> {
    return this.#hints.hintFor(this.#table, by);
  }

  /** A device that is at the table has connected (again): it is sent everything, the others that it is here. */
  arrive(device: Audience): boolean {
    if (this.#isClosed || !isAt(this.#table, device.id)) return false;
    const isNew = !this.#here.has(device.id);
    this.#here.set(device.id, device);
    this.#tell([], isNew ? undefined : device);
    void this.#act({ kind: 'welcome', device: device.id });
    return true;
  }

  /** A device has gone silent; it stays at the table. */
  depart(device: Audience): void {
    if (this.#here.get(device.id) !== device) return;
    this.#here.delete(device.id);
    this.#idleSince = this.#world.now();
    this.#tell([]);
  }

  /** The table is no more, or (null) the server stops: then nobody is told, and all is as it was after a restart. */
  close(refusal: Refusal | null): void {
    this.#isClosed = true;
    this.#house.stop();
    const devices = [...this.#here.values()];
    this.#here.clear();
    if (refusal) for (const device of devices) device.leftTable(this, refusal);
  }

  async #act(request: HouseRequest): Promise<void> {
    const answer = await this.#inTurn(async (): Promise<Answer> => {
      if (this.#isClosed) return { ok: true };
      const now = this.#world.now();
      const events = decideHouse(this.#table, request, { now, here: new Set(this.#here.keys()) });
      const cues = await this.#happen(events, now);
      if (events.length > 0) this.#tell(cues);
      this.#house.attend(this.#table, this.#quietAt);
      return { ok: true };
    }, request.kind);
    if (answer.ok || this.#isClosed) return;
    this.#house.stop();
    this.#attendLater();
  }

  /** After a fault of its own the house tries again what did not come about. */
  #attendLater(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.#house.attend(this.#table, this.#quietAt);
    }, this.#world.timings.retryMs).unref();
  }

  /** The one place where a broken invariant ends up: it costs a request, never the table. */
  #inTurn(work: () => Promise<Answer>, what: string): Promise<Answer> {
    const done = this.#queue.then(work).catch((error: unknown): Answer => {
      this.#world.log(`Table ${this.#table.code}: ${what} failed`, error);
      return { ok: false, refusal: { code: 'server-fault' } };
    });
    this.#queue = done;
    return done;
  }

  /** Events become true: folded first, so that what cannot be folded is never written; shown only once written. */
  async #happen(events: readonly TableEvent[], at: number): Promise<readonly Cue[]> {
    if (events.length === 0) return [];
    const dated = events.map((event): Dated => ({ at, event }));
    const cues: Cue[] = [];
    let quietAt = this.#quietAt;
    let table = this.#table;
    for (const one of dated) {
      const start = Math.max(at + MOTION_LEAD_MS, quietAt);
      for (const cue of cuesOf(table, one.event, start)) {
        cues.push(cue);
        quietAt = Math.max(quietAt, cue.at + lengthOf(cue));
      }
      table = evolve(table, one);
    }
    await this.#world.journal.append(table.code, this.#table.revision, dated);
    this.#table = table;
    this.#quietAt = quietAt;
    if (!this.#isClosed) this.#house.attend(table, quietAt);
    return cues;
  }

  /** Shows the table as it is now: to everybody here, or to one device that has come back. */
  #tell(because: readonly Cue[], only?: Audience): void {
    if (!only) this.#revision = this.#world.nextRevision();
    const { epoch } = this.#world;
    const here = new Set(this.#here.keys());
    const shared = viewOf(this.#table, here);
    for (const device of only ? [only] : this.#here.values()) {
      const view = viewFor(shared, this.#table, here, device.id);
      device.view({ epoch, revision: this.#revision, view, because });
    }
    if (!only) this.#onChange();
  }

  /** Whoever left by these events goes; who was removed by another is told so. */
  #dismiss(events: readonly TableEvent[], by: DeviceId): void {
    for (const event of events) {
      if (event.kind !== 'left') continue;
      const device = this.#here.get(event.device);
      if (!device) continue;
      this.#here.delete(event.device);
      this.#idleSince = this.#world.now();
      device.leftTable(this, event.device === by ? null : { code: 'removed' });
    }
  }
}
