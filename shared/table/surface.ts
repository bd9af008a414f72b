import type { Table } from './table.ts';

/** Why every device shows the whole board. */
export type WholeReason = 'whole' | 'bot' | 'shared' | 'own';

/**
 * Null when each device shows a tile: every seat has a device of its own, the devices are laid together and each takes
 * the mover's taps. Else why everybody sees the whole board. In the lobby an open seat is taken to get its own device.
 */
export function whyWhole({ seats, setup }: Pick<Table, 'seats' | 'setup'>): WholeReason | null {
  if (setup.layout === 'whole') return 'whole';
  if (seats.some(({ kind }) => kind === 'bot')) return 'bot';
  const devices = seats.flatMap((holder) => (holder.kind === 'device' ? [holder.device] : []));
  if (new Set(devices).size < devices.length) return 'shared';
  return setup.reach === 'own' ? 'own' : null;
}

/** What the devices of a table show. */
export const surfaceOf = (table: Pick<Table, 'seats' | 'setup'>): 'tiles' | 'whole' =>
  whyWhole(table) === null ? 'tiles' : 'whole';
