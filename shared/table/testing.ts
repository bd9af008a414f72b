import { decide, openTable } from './decide.ts';
import type { Dated, TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { decideHouse } from './house.ts';
import type { HouseRequest, Refusal, Request } from './requests.ts';
import type { DeviceId, Setup, Table } from './table.ts';

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
