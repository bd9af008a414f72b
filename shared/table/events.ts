import type { Seat } from '../core/seat.ts';
import type { ExitReason, Target } from '../games/game.ts';
import type { Device, DeviceId, Holder, OfferKind, Setup } from './table.ts';

/** Journals from before there were series lack `games`. */
type JournalSetup = Omit<Setup, 'games'> & Partial<Pick<Setup, 'games'>>;

/** What happened at a table. The journal holds these facts, so that replay never asks again whether they were allowed. */
export type TableEvent =
  | {
      readonly kind: 'created';
      readonly code: string;
      readonly device: Device;
      readonly setup: JournalSetup;
      readonly seats: number;
    }
  | { readonly kind: 'joined'; readonly device: Device }
  /** `isRemoved`: by another, so that he does not come back by himself. */
  | { readonly kind: 'left'; readonly device: DeviceId; readonly isRemoved?: true }
  | { readonly kind: 'renamed'; readonly device: DeviceId; readonly name: string; readonly seat: Seat | null }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: 'swapped'; readonly one: Seat; readonly other: Seat }
  /** `seats` is how many the game has under these options. */
  | { readonly kind: 'set-up'; readonly setup: JournalSetup; readonly seats: number }
  | { readonly kind: 'started'; readonly number: number; readonly first: Seat }
  | { readonly kind: 'drafted'; readonly draft: readonly Target[] }
  | { readonly kind: 'stepped'; readonly step: string }
  | { readonly kind: 'exited'; readonly seat: Seat; readonly reason: ExitReason }
  | { readonly kind: 'offered'; readonly offer: OfferKind; readonly by: DeviceId }
  | { readonly kind: 'agreed'; readonly offer: OfferKind; readonly by: DeviceId }
  | { readonly kind: 'declined'; readonly offer: OfferKind; readonly by: DeviceId }
  /** A bot's answer. */
  | { readonly kind: 'answered'; readonly offer: OfferKind; readonly seat: Seat; readonly agree: boolean }
  /** The match goes on from the beginning of the seat's last turn. */
  | { readonly kind: 'taken-back'; readonly seat: Seat }
  | { readonly kind: 'drawn' }
  /** A half-made turn was taken back. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** The server came back after a stop: the time without it, and until somebody is there to move, is nobody's. */
  | { readonly kind: 'reopened' }
  /** The player who is to move is here: his clock runs on. */
  | { readonly kind: 'awaited' }
  /** Back to the lobby. */
  | { readonly kind: 'returned' };

/** An event with the server time at which it happened, ms since the epoch. */
export interface Dated {
  readonly at: number;
  readonly event: TableEvent;
}
