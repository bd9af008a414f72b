import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Refusal } from '../../shared/table/requests.ts';
import type { DeviceId } from '../../shared/table/table.ts';
import type { Identity, OpenTable, ViewMessage } from '../../shared/wire/wire.ts';
import type { Log } from '../log.ts';
import type { Audience, TableHost } from '../tables/host.ts';
import type { Journal } from '../tables/journal.ts';

/** What a guest needs of its socket. */
export interface Line {
  view(message: ViewMessage): void;
  tables(tables: readonly OpenTable[]): void;
  gone(refusal: Refusal): void;
  hangUp(): void;
}

const hash = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** A device that has said hello: where it is, and by which line it is reached. The newest line wins. */
export class Guest implements Audience {
  readonly id: DeviceId;
  readonly secretHash: Uint8Array;
  line: Line | null = null;
  host: TableHost | null = null;
  /** The table to show again when it comes back without naming one. */
  code: string | null;
  grace: NodeJS.Timeout | undefined;
  readonly #onLeft: (guest: Guest) => void;

  constructor(id: DeviceId, secretHash: Uint8Array, code: string | null, onLeft: (guest: Guest) => void) {
    this.id = id;
    this.secretHash = secretHash;
    this.code = code;
    this.#onLeft = onLeft;
  }

  view(message: ViewMessage): void {
    this.line?.view(message);
  }

  leftTable(host: TableHost, refusal: Refusal | null): void {
    if (this.host === host) this.host = null;
    if (this.code === host.table.code) this.code = null;
    if (refusal) this.line?.gone(refusal);
    this.#onLeft(this);
  }

  /** Goes to a table it is at already; the one it was at sees it go silent. */
  attend(host: TableHost): boolean {
    if (this.host && this.host !== host) this.host.depart(this);
    this.host = host.arrive(this) ? host : null;
    if (this.host) this.code = host.table.code;
    return this.host !== null;
  }

  /** Looks at no table. */
  stepAway(): void {
    this.host?.depart(this);
    this.host = null;
  }
}

/** Everybody who is connected, or was a moment ago. The journal knows those who have been at a table. */
export class Guests {
  readonly #journal: Journal;
  readonly #graceMs: number;
  readonly #log: Log;
  readonly #guests = new Map<DeviceId, Guest>();
  #openTables: readonly OpenTable[] = [];

  constructor(journal: Journal, graceMs: number, log: Log) {
    this.#journal = journal;
    this.#graceMs = graceMs;
    this.#log = log;
  }

  /** Answers a hello: the device it proves to be, or a new one. Its line before this one is hung up. */
  welcome(identity: Identity | null, line: Line): { guest: Guest; identity: Identity } {
    const known = identity && this.#known(identity);
    const given = known ? identity : newIdentity();
    const guest = known ?? this.#guest(given.device, hash(given.secret), null);
    clearTimeout(guest.grace);
    const old = guest.line;
    guest.line = line;
    this.#guests.set(guest.id, guest);
    if (old && old !== line) old.hangUp();
    return { guest, identity: given };
  }

  /** A line went dead. Late news of a line that a newer one has replaced means nothing. */
  lineLost(guest: Guest, line: Line): void {
    if (guest.line !== line) return;
    guest.line = null;
    guest.grace = setTimeout(() => {
      guest.stepAway();
      this.#guests.delete(guest.id);
    }, this.#graceMs);
    guest.grace.unref();
  }

  /** Tells those at no table, who may want one, which are open. */
  announce(tables: readonly OpenTable[]): void {
    this.#openTables = tables;
    for (const { line, host } of this.#guests.values()) if (!host) line?.tables(tables);
  }

  /** Makes it last that this device is, and where. */
  remember(guest: Guest): Promise<void> {
    const { id, secretHash, code } = guest;
    return this.#journal.remember({ id, secretHash, code });
  }

  close(): void {
    for (const guest of this.#guests.values()) clearTimeout(guest.grace);
    this.#guests.clear();
  }

  #known({ device, secret }: Identity): Guest | null {
    const here = this.#guests.get(device);
    const stored = here ?? this.#journal.device(device);
    if (!stored || !timingSafeEqual(stored.secretHash, hash(secret))) return null;
    return here ?? this.#guest(device, stored.secretHash, stored.code);
  }

  #guest(id: DeviceId, secretHash: Uint8Array, code: string | null): Guest {
    return new Guest(id, secretHash, code, (guest) => {
      guest.line?.tables(this.#openTables);
      this.remember(guest).catch((error) => this.#log(`Device ${id} could not be written down`, error));
    });
  }
}

const newIdentity = (): Identity => ({
  device: randomBytes(9).toString('base64url'),
  secret: randomBytes(24).toString('base64url'),
});
