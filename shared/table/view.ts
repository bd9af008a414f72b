import type { Seat } from '../core/seat.ts';
import type { Change, ExitReason, Occupant, Options, Outcome, Standing, Target } from '../games/game.ts';
import type { ClockState } from './clock.ts';
import type { LayoutName } from './layout.ts';
import type { DeviceId, Entry, Holder, OfferKind, Setup } from './table.ts';
import type { Trace } from './traces.ts';

/** `here`: connected. `lost`: gone silent, its seats are kept. */
export type Presence = 'here' | 'lost';

export interface PersonView {
  readonly device: DeviceId;
  readonly name: string;
  readonly presence: Presence;
}

/** Something that may be tapped now and leads somewhere. */
export interface Light {
  readonly target: Target;
  /**
   * `lift`: a piece to choose; `more`: the piece in hand, of which more can be lifted; `move` and `capture`: tapping
   * it plays the step.
   */
  readonly role: 'lift' | 'more' | 'move' | 'capture';
}

export interface MatchView {
  readonly number: number;
  readonly first: Seat;
  readonly game: string;
  readonly options: Options;
  /** `tiles`: each device its own zone; `whole`: every device the whole board. */
  readonly surface: 'tiles' | 'whole';
  readonly mover: Seat;
  readonly ply: number;
  readonly draft: readonly Target[];
  /** So many pieces from the top of the stack that was tapped first would go to a target tapped next. */
  readonly inHand: number;
  readonly pieces: readonly Occupant[];
  readonly lights: readonly Light[];
  /** Targets that a rule forbids what is in hand, with the game's reason. */
  readonly barred: readonly { readonly target: Target; readonly reason: string }[];
  /** What the mover may do beyond the usual, as the game's code; null for nothing. */
  readonly notice: string | null;
  /** Attacks on castles, in games that have them. */
  readonly standings: readonly Standing[];
  /** The turn under way may be taken back. */
  readonly canUndo: boolean;
  /** A capture is due: only the pieces that can capture are among the lights. */
  readonly mustCapture: boolean;
  /** What the latest turn of each seat touched, the newest last; see `tracesFor`. */
  readonly traces: readonly Trace[];
  readonly isIn: readonly boolean[];
  readonly scores: readonly number[];
  readonly clock: ClockState | null;
  readonly isPaused: boolean;
  readonly offers: readonly {
    readonly kind: OfferKind;
    readonly by: DeviceId;
    readonly waiting: readonly DeviceId[];
    /** Bots that have yet to answer. */
    readonly bots: readonly Seat[];
  }[];
  readonly outcome: Outcome | null;
  readonly record: readonly Entry[];
}

/** Several games in a row. */
export interface SeriesView {
  readonly games: number;
  /** How many of them are over. */
  readonly played: number;
  /** The points of each game that is over, by seat, and their sum. */
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** The place of each seat by its total, once all games are over. */
  readonly places: readonly number[] | null;
}

/** What it takes to draw the pieces of a board. */
export type BoardState = Pick<MatchView, 'mover' | 'pieces' | 'draft' | 'inHand' | 'lights' | 'mustCapture'>;

/** All that a device needs to show its table. Only `you` differs between devices. */
export interface TableView {
  readonly code: string;
  readonly you: {
    readonly device: DeviceId;
    readonly seats: readonly Seat[];
    /** May set up and start: the creator, or anyone while he is away. */
    readonly leads: boolean;
    /** Has made a turn that may be asked back. */
    readonly mayTakeBack: boolean;
  };
  readonly creator: DeviceId;
  readonly people: readonly PersonView[];
  readonly seats: readonly Holder[];
  readonly setup: Setup;
  readonly layouts: readonly LayoutName[];
  readonly match: MatchView | null;
  /** Null in the lobby and while a single game is played. */
  readonly series: SeriesView | null;
}

/** Why a view changed, for motion and words; the view itself is the truth. `at` is server time, ms. */
export type Cue =
  | { readonly kind: 'motion'; readonly seat: Seat; readonly changes: readonly Change[]; readonly at: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'out'; readonly seat: Seat; readonly reason: ExitReason | 'taken'; readonly at: number }
  /** The game's own word on a step, see `Display.remark`. */
  | { readonly kind: 'remark'; readonly seat: Seat; readonly code: string; readonly at: number }
  | { readonly kind: 'started'; readonly at: number }
  /** By a person's device, or by the bot on a seat. */
  | {
      readonly kind: 'declined';
      readonly offer: OfferKind;
      readonly by: DeviceId | Seat;
      readonly at: number;
    }
  | { readonly kind: 'taken-back'; readonly seat: Seat; readonly at: number };
