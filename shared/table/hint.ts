import type { Seat } from '../core/seat.ts';
import { variantOf } from '../games/catalogue.ts';
import type { Target } from '../games/game.ts';
import type { RefusalCode } from './requests.ts';
import { type DeviceId, deviceOf, type Holder, type Table } from './table.ts';

/** A step worth playing, as the search sees it. */
export interface Hint {
  readonly match: number;
  readonly ply: number;
  /** What to tap for it. */
  readonly targets: readonly Target[];
  /** The step in the game's notation. */
  readonly step: string;
  /** By seat the chance to win. */
  readonly shares: readonly number[];
}

/** Hints are for who plays bots alone: whoever is still in is a bot or sits at the same device. */
export const isAgainstBots = (
  seats: readonly Holder[],
  isIn: (seat: Seat) => boolean,
  device: DeviceId,
): boolean =>
  seats.every((holder, seat) => holder.kind !== 'device' || holder.device === device || !isIn(seat));

/** Why this device gets no hint now, or null. */
export function whyNoHint(table: Table, by: DeviceId): RefusalCode | null {
  const { match, seats } = table;
  if (!match) return 'no-match';
  if (match.outcome) return 'match-over';
  if (match.isPaused) return 'paused';
  if (deviceOf(table, match.position.mover) !== by) return 'not-your-turn';
  const { rules } = variantOf(match.game, match.options);
  return isAgainstBots(seats, (seat) => rules.isIn(match.position, seat), by) ? null : 'no-hints';
}
