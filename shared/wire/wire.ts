import type { Hint } from '../table/hint.ts';
import type { Refusal, Request } from '../table/requests.ts';
import type { DeviceId } from '../table/table.ts';
import type { Cue, TableView } from '../table/view.ts';

/** Raised whenever old pages and a new server would misunderstand each other. */
export const PROTOCOL = 3;

/** The largest packet taken, in bytes; a larger one closes the connection. */
export const MAX_PACKET = 16 * 1024;

/** A request that brings motion starts moving this long after the server decided it, so that all devices can start together. */
export const MOTION_LEAD_MS = 100;
/** One piece's way from cell to cell. */
export const MOTION_MS = 260;

export interface Identity {
  readonly device: DeviceId;
  readonly secret: string;
}

/** A table that can be found: listed while somebody is there. */
export interface OpenTable {
  readonly code: string;
  /** The creator's name. */
  readonly host: string;
  readonly game: string;
  readonly seats: number;
  readonly open: number;
  /** A match is on the table: one can only watch, or return to a seat of one's own. */
  readonly isPlaying: boolean;
}

/** The server's addresses, best first, ready to be shown: `http://192.168.1.5:3000`. */
export interface Address {
  readonly url: string;
  /** `lan` is worth a QR; `virtual` (Docker, VPN) and `loopback` are listed only. */
  readonly rank: 'lan' | 'virtual' | 'loopback';
}

export interface Hello {
  readonly protocol: number;
  readonly identity: Identity | null;
  /** The table this page shows or was asked to open, as typed. */
  readonly table: string | null;
}

export type HelloAnswer =
  | {
      readonly ok: true;
      readonly identity: Identity;
      readonly addresses: readonly Address[];
      readonly tables: readonly OpenTable[];
      /** The table the device is at (its view follows); null when it is at none. */
      readonly code: string | null;
      /** Why the table asked for could not be shown. */
      readonly refusal: Refusal | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export type Answer =
  | { readonly ok: true; readonly code?: string }
  | { readonly ok: false; readonly refusal: Refusal };

export type HintAnswer =
  | { readonly ok: true; readonly hint: Hint }
  | { readonly ok: false; readonly refusal: Refusal };

export interface ViewMessage {
  /** Changes when the server starts anew; with another epoch any revision is news. */
  readonly epoch: string;
  readonly revision: number;
  readonly view: TableView;
  readonly because: readonly Cue[];
}

export interface ClientToServer {
  hello(hello: Hello, answer: (answer: HelloAnswer) => void): void;
  /** Opens a new table with the asking device as its creator. */
  create(name: string, answer: (answer: Answer) => void): void;
  /** Asks something of a table; `join` names it by the code as typed, everything else by its code. */
  ask(code: string, request: Request, answer: (answer: Answer) => void): void;
  /** Asks for a hint at the table of this code. */
  hint(code: string, answer: (answer: HintAnswer) => void): void;
  /** The server's time, for the offset of this device's clock. */
  time(answer: (serverMs: number) => void): void;
}

export interface ServerToClient {
  view(message: ViewMessage): void;
  /** The open tables, whenever they change, to devices that are at no table. */
  tables(tables: readonly OpenTable[]): void;
  /** The device is no longer at the table (removed, or the table is gone). */
  gone(refusal: Refusal): void;
}
