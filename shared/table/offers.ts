import { variantOf } from '../games/catalogue.ts';
import { isAt } from './authority.ts';
import type { DeviceId, Match, OfferKind, Table } from './table.ts';

/**
 * The devices that must agree, in the order of their seats: for a draw all at the table that hold a seat still in,
 * for a rematch all with a seat that are here.
 */
export function whoAgrees(
  table: Table,
  match: Match,
  kind: OfferKind,
  here: ReadonlySet<DeviceId>,
): DeviceId[] {
  const { rules } = variantOf(match.game, match.options);
  const devices = table.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'device') return [];
    const counts = kind === 'rematch' ? here.has(holder.device) : rules.isIn(match.position, seat);
    if (!isAt(table, holder.device)) return [];
    return counts ? [holder.device] : [];
  });
  return [...new Set(devices)];
}

/** Whether a bot sits where agreement is needed. */
export function hasBotIn(table: Table, match: Match): boolean {
  const { rules } = variantOf(match.game, match.options);
  return table.seats.some((holder, seat) => holder.kind === 'bot' && rules.isIn(match.position, seat));
}
