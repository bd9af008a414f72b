import { seededRandom } from '../core/random.ts';
import { variantOf } from '../games/catalogue.ts';
import { decide, openTable } from './decide.ts';
import type { Dated, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { decideHouse } from './house.ts';
import type { HouseRequest, Refusal, Request } from './requests.ts';
import type { DeviceId, Setup, Table } from './table.ts';
import { viewOf } from './view-of.ts';
import { wants } from './wants.ts';

/** A table driven by hand: it keeps its journal, so that a test can fold it anew and compare. */
export class ScriptedTable {
  table: Table;
  readonly journal: Dated[] = [];
  readonly here = new Set<DeviceId>(['anna']);
  now = 1_000_000;

  constructor() {
    this.table = this.#write(openTable('BCDF', { id: 'anna', name: 'Anna' }), null);
  }

  /** A device comes and sits down where a seat is open. */
  join(device: DeviceId, watch = false): void {
    this.here.add(device);
    this.ask(device, { kind: 'join', name: device, watch });
  }

  /** Asks and expects to be granted. */
  ask(by: DeviceId, request: Request): void {
    const refusal = this.refusal(by, request);
    if (refusal) throw new Error(`${request.kind} refused: ${JSON.stringify(refusal)}`);
  }

  /** Asks; what is granted happens. Returns the refusal, or null. */
  refusal(by: DeviceId, request: Request): Refusal | null {
    const decision = decide(this.table, by, request, { now: this.now, here: this.here });
    if (!decision.ok) return decision.error;
    this.table = this.#write(decision.value, this.table);
    return null;
  }

  house(request: HouseRequest): void {
    this.table = this.#write(
      decideHouse(this.table, request, { now: this.now, here: this.here }),
      this.table,
    );
  }

  setUp(change: Partial<Setup>): void {
    this.ask('anna', { kind: 'set-up', setup: { ...this.table.setup, ...change } });
  }

  /** A tap that saw the table as it is now. */
  tap(by: DeviceId, target: number): Refusal | null {
    const { number, ply, draft } = this.table.match!;
    return this.refusal(by, { kind: 'tap', match: number, ply, draft, target });
  }

  refold(): Table {
    let table: Table | null = null;
    for (const dated of this.journal) table = evolve(table, dated);
    return table!;
  }

  #write(events: readonly TableEvent[], table: Table | null): Table {
    for (const event of events) {
      const dated = { at: this.now, event };
      this.journal.push(dated);
      table = evolve(table, dated);
    }
    return table!;
  }
}

/** The index of a cell of checkers. */
export const cell = (name: string): number => variantOf('checkers', {}).notation.readCell(name)!;

/** Three devices, a seat each, playing. */
export function threePhones(): ScriptedTable {
  const script = new ScriptedTable();
  script.join('bob');
  script.join('cora');
  script.ask('anna', { kind: 'start' });
  return script;
}

/** Plays `count` taps chosen by `seed` among what is lit, each from the mover's own device. */
export function playOn(script: ScriptedTable, count: number, seed: number): void {
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
