import { fail, type Result } from '../core/result.ts';
import type { TableEvent } from './events.ts';
import type { Refusal, RefusalCode } from './requests.ts';
import type { DeviceId, Table } from './table.ts';

export interface Context {
  /** Server time, ms since the epoch. */
  readonly now: number;
  /** The devices that are connected. */
  readonly here: ReadonlySet<DeviceId>;
}

export type Decision = Result<readonly TableEvent[], Refusal>;

export const refuse = (code: RefusalCode): Decision => fail({ code });

/** Whether a device may set up and start: the creator, or anyone while he is away. */
export const leads = (table: Table, device: DeviceId, here: ReadonlySet<DeviceId>): boolean =>
  isAt(table, device) &&
  (device === table.creator || !here.has(table.creator) || !isAt(table, table.creator));

/** Whether the device is at the table: it has come and has not left, connected or not. */
export const isAt = (table: Table, device: DeviceId): boolean =>
  table.devices.some(({ id }) => id === device);
