import type { Seat } from '../core/seat.ts';
import type { Options, Outcome, Position, Target } from '../games/game.ts';
import type { Style } from '../search/style.ts';
import type { ClockSetting, ClockState } from './clock.ts';
import type { LayoutName } from './layout.ts';
import type { Trace } from './traces.ts';

/** A device's public name in tables, journal and views. Its secret never enters any of them. */
export type DeviceId = string;

export interface Device {
  readonly id: DeviceId;
  readonly name: string;
}

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'device'; readonly device: DeviceId; readonly name: string }
  /** `style`: left out, steady. `instead`: whom it replaces since he left his seat to it in the middle of a match; he may take it back. */
  | {
      readonly kind: 'bot';
      readonly level: number;
      readonly style?: Style;
      readonly instead?: { readonly device: DeviceId; readonly name: string };
    };

/** What is chosen in the lobby. */
export interface Setup {
  readonly game: string;
  readonly options: Options;
  readonly layout: LayoutName;
  readonly clock: ClockSetting | null;
  /**
   * `any`: on tiles every phone at the table takes the mover's taps; `own`: only the mover's own does, and as his
   * targets lie on the others' too, every device then shows the whole board.
   */
  readonly reach: 'any' | 'own';
  /** How many games make a series, see `Series`; 1: each game stands alone. */
  readonly games: number;
}

/** `surrender`: two of three resign together, where nobody may alone. `takeback`: back to the asker's last turn. */
export type OfferKind = 'draw' | 'rematch' | 'surrender' | 'takeback';

/** A proposal that holds once every device and every bot it needs has agreed. */
export interface Offer {
  readonly kind: OfferKind;
  readonly by: DeviceId;
  readonly agreed: readonly DeviceId[];
  /** What bots have said so far. */
  readonly bots: readonly { readonly seat: Seat; readonly agree: boolean }[];
}

/** A beginning of a turn that can be gone back to. */
export interface TurnStart {
  readonly position: Position;
  /** What had been played before it. */
  readonly traces: readonly Trace[];
  /** The length of the record then. */
  readonly entries: number;
}

/** A line of a match's record: a step in the game's notation, or an exit (`resigns`, `flag`). Steps with the same `turn` are one turn. */
export interface Entry {
  readonly seat: Seat;
  readonly turn: number;
  readonly text: string;
}

/** One play of a game. */
export interface Match {
  /** 1 for the first match at this table; a rematch is the next. */
  readonly number: number;
  readonly first: Seat;
  readonly game: string;
  readonly options: Options;
  readonly position: Position;
  /** Steps and exits so far: what a tap names to prove which position it saw. */
  readonly ply: number;
  /** Targets tapped toward the next step, shared by all devices. */
  readonly draft: readonly Target[];
  /** Every step and exit so far. */
  readonly record: readonly Entry[];
  /** A turn has been begun and not ended. */
  readonly isTurnOpen: boolean;
  /** The beginning of the open turn, with the traces before it; null when none is open, or it cannot be gone back to. */
  readonly turnStart: TurnStart | null;
  /** By seat: the beginning of its last finished turn; null where it has none, or somebody has left since. */
  readonly lastTurns: readonly (TurnStart | null)[];
  /** By seat: who last took something from it. */
  readonly grudges: readonly (Seat | null)[];
  /** What the latest turn of each seat touched, the newest last; of seats that are still in, or made the last turn. */
  readonly traces: readonly Trace[];
  readonly clock: ClockState | null;
  readonly isPaused: boolean;
  readonly offers: readonly Offer[];
  readonly outcome: Outcome | null;
}

/** Several games in a row with their points added up. They belong to seats, so nobody changes seats in between. */
export interface Series {
  readonly games: number;
  /** The points of each game that is over, by seat. */
  readonly scores: readonly (readonly number[])[];
}

/** A table is plain data: the fold of its events. Presence is no part of it: after a restart nobody is here yet. */
export interface Table {
  readonly code: string;
  readonly created: number;
  /** The number of events folded in. */
  readonly revision: number;
  readonly creator: DeviceId;
  /** In order of joining; who has left is no longer listed, though seats may still be kept for him. */
  readonly devices: readonly Device[];
  /** Sent away by the leader: they do not come back. */
  readonly removed: readonly DeviceId[];
  readonly seats: readonly Holder[];
  readonly setup: Setup;
  readonly match: Match | null;
  /** The series to which the match belongs; null in the lobby, and when the match stands alone. */
  readonly series: Series | null;
}

export const MAX_DEVICES = 16;
export const MAX_GAMES = 12;
export const NAME_LENGTH = 20;
export const BOT_LEVELS = 6;

export const isPlaying = (table: Table): boolean => table.match !== null && table.match.outcome === null;

export const deviceOf = (table: Table, seat: Seat): DeviceId | null => {
  const holder = table.seats[seat];
  return holder?.kind === 'device' ? holder.device : null;
};

export const seatsOf = (table: Table, device: DeviceId): Seat[] =>
  table.seats.flatMap((holder, seat) => (holder.kind === 'device' && holder.device === device ? [seat] : []));
