import type { Seat } from '../core/seat.ts';
import type { Target } from '../games/game.ts';
import type { Style } from '../search/style.ts';
import type { OfferKind, Setup } from './table.ts';

/** What a device may ask of its table. */
export type Request =
  /** Come to the table; takes the first open seat in the lobby unless `watch`. */
  | { readonly kind: 'join'; readonly name: string; readonly watch: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'rename'; readonly name: string; readonly seat: Seat | null }
  | { readonly kind: 'take-seat'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'free-seat'; readonly seat: Seat }
  /** `style`: left out, steady. */
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: number; readonly style?: Style }
  | { readonly kind: 'swap-seats'; readonly one: Seat; readonly other: Seat }
  | { readonly kind: 'remove-device'; readonly device: string }
  | { readonly kind: 'set-up'; readonly setup: Setup }
  | { readonly kind: 'start' }
  /** A tap names the match, the ply and the draft it saw: late or repeated, it does nothing. */
  | {
      readonly kind: 'tap';
      readonly match: number;
      readonly ply: number;
      readonly draft: readonly Target[];
      readonly target: Target;
    }
  /** Sets what is tapped toward a step at once: more or fewer pieces of a stack. Names what it saw, as a tap does. */
  | {
      readonly kind: 'draft';
      readonly match: number;
      readonly ply: number;
      readonly draft: readonly Target[];
      readonly next: readonly Target[];
    }
  /** Takes a half-made turn back. */
  | { readonly kind: 'undo'; readonly match: number; readonly ply: number }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly offer: OfferKind }
  | { readonly kind: 'answer'; readonly offer: OfferKind; readonly agree: boolean }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'to-lobby' };

/** A tap on a target by someone who sees the match as it is in this view. */
export const tapOn = (
  { number, ply, draft }: { number: number; ply: number; draft: readonly Target[] },
  target: Target,
): Request => ({ kind: 'tap', match: number, ply, draft, target });

/** What the server does on a table's behalf. */
export type HouseRequest =
  /** A bot's step or a forced pass, thought out at `ply`; late, it does nothing. */
  | { readonly kind: 'play'; readonly ply: number; readonly step: string }
  /** What a bot says to an offer, thought out at `ply` of match `match`. */
  | {
      readonly kind: 'bot-answer';
      readonly match: number;
      readonly ply: number;
      readonly offer: OfferKind;
      readonly seat: Seat;
      readonly agree: boolean;
    }
  | { readonly kind: 'flag' }
  /** After a restart: the time in which there was no server is nobody's. */
  | { readonly kind: 'reopen' }
  /** A device has come: if it is the mover's, his clock runs on. */
  | { readonly kind: 'welcome'; readonly device: string };

/** Every way to be refused; screens have words for each (a test sees to it). */
export const REFUSALS = [
  'no-such-table',
  'table-full',
  'not-at-table',
  'removed',
  'bad-request',
  'bad-name',
  'slow-down',
  'offline',
  'stale-page',
  'server-fault',
  'only-leader',
  'seat-taken',
  'not-your-seat',
  'match-running',
  'match-shown',
  'no-match',
  'seats-open',
  'bad-setup',
  'not-seated',
  'not-your-turn',
  'paused',
  'match-over',
  'already-out',
  'nothing-to-take-back',
  'no-hints',
  'not-alone',
  'game',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** With `game`: the game's own reason, `must-capture`. */
  readonly reason?: string;
  /** The seat the words are about, such as whose turn it is. */
  readonly seat?: Seat;
}
