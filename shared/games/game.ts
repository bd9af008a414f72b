import type { Tile } from '../board/tile.ts';
import type { Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';

/**
 * The contract between a game and everybody else: screens, server, search. A game knows nothing of tables,
 * devices, clocks, colours or languages.
 */

/**
 * The unit of play: one jump of a chain, one sub-move of a stack, one placing. A non-negative 31-bit integer whose
 * packing is the game's own. A TURN is the steps until `position.turn` grows.
 */
export type Step = number;

/** The forced pass, in every game: the only legal step of a mover who cannot move. The table plays it by itself. */
export const PASS: Step = 0;

/** Plain data with typed arrays, so that it survives structured cloning. Every game adds its own fields. */
export interface Position {
  mover: Seat;
  /** Turns completed since the start, forced passes counted. */
  turn: number;
}

export interface Outcome {
  /** The place of each seat, 1 the best; equal seats share a place and the next places are left out: [1, 1, 3]. */
  readonly places: readonly number[];
  /** A code of the game's own, such as `last-standing`; screens have words for it. */
  readonly reason: string;
  /** What each seat scores in a match of several games, to two decimals, where places alone do not say it. */
  readonly points?: readonly number[];
}

export type ExitReason = 'resigned' | 'flagged';

export interface Rules<P extends Position = Position> {
  readonly seats: number;
  /** No position has more legal steps than this: the size of a buffer for `steps`. */
  readonly maxSteps: number;
  setup(first: Seat): P;
  clone(position: P): P;
  /** Overwrites `into`, which must come from the same rules, without allocating. */
  copy(from: P, into: P): void;
  /** Writes the legal steps of the mover and returns their number: 0 exactly when there is an outcome. */
  steps(position: P, into: Int32Array): number;
  /**
   * The number of ways to end the mover's turn, told apart by their steps: what counting the whole turns one by one
   * gives, in games where that is slow. Leaves the position as it was.
   */
  countTurns?(position: P): number;
  /** Plays a legal step in place. */
  play(position: P, step: Step): void;
  /** Takes a seat out of the game in place, whoever is to move. The seat must still be in. */
  exit(position: P, seat: Seat, reason: ExitReason): void;
  outcome(position: P): Outcome | null;
  /** What each seat scores when those still in agree on a draw; left out, places say it. */
  agreedPoints?(position: P): readonly number[];
  /** Whether the seat still takes part: it may be without a move, but it is not out. */
  isIn(position: P, seat: Seat): boolean;
  /** Equal exactly for positions in which the same may happen next, history apart: what repetition compares. */
  key(position: P): string;
  /**
   * Writes two 32-bit words, equal for equal keys, when the position stands between turns. Search remembers positions by
   * them; games that leave it out are searched without memory.
   */
  hash?(position: P, into: Int32Array): void;
  /** Whether something hangs (a capture is due): search does not evaluate such positions. */
  isUnsettled(position: P): boolean;
}

/** Text both ways. Text is what crosses the wire, stands in the journal and in records. Reading IS validating. */
export interface Notation<P extends Position = Position> {
  cell(cell: number): string;
  readCell(text: string): number | null;
  /** `step` must be legal in `position`. Texts of the legal steps of one position differ. The pass is `pass`. */
  writeStep(position: P, step: Step): string;
  /** The legal step that the text names, or null. */
  readStep(position: P, text: string): Step | null;
  /** The text of one whole turn, its steps given in order from the position at its beginning. */
  writeTurn(position: P, steps: readonly Step[]): string;
  /** The steps of one whole turn, or in words (English, for the command line) why it is none. */
  readTurn(position: P, text: string): Result<readonly Step[]>;
}

/** What a person taps: a cell, or a control that the game names (`stop`). */
export type Target = number | string;

/** One piece of a stack. `kind` is the game's own word (`man`, `king`); screens have a shape for it. */
export interface Piece {
  readonly owner: Seat;
  readonly kind: string;
}

export interface Occupant {
  readonly cell: number;
  /** From the bottom up; a single piece is a stack of one. */
  readonly stack: readonly Piece[];
  /** `taken`: captured, still standing till the chain ends. `moving`: the piece that must go on. */
  readonly state?: 'taken' | 'moving';
}

/** What a step does to the board, in the order in which it happens. */
export type Change =
  /** `count`: so many pieces from the top of the stack; absent: all of it. `isUnder`: they go under what stands there. */
  | {
      readonly kind: 'move';
      readonly from: number;
      readonly to: number;
      readonly count?: number;
      readonly isUnder?: true;
    }
  /** A single piece gives way to one of `owner`'s. */
  | { readonly kind: 'convert'; readonly cell: number; readonly owner: Seat }
  | { readonly kind: 'take'; readonly cell: number }
  /** The top piece becomes a king. */
  | { readonly kind: 'crown'; readonly cell: number };

/** How many stacks of `attacker` stand in the castle of `castle`, and at the beginning of whose turn they would win. */
export interface Standing {
  readonly castle: Seat;
  readonly attacker: Seat;
  readonly count: number;
  readonly decidesAt: Seat;
}

export interface Display<P extends Position = Position> {
  /** The whole board with `seat`'s home at the bottom. */
  board(seat: Seat): Tile;
  /** The home zone of `seat` as a tile of its own, its first rank at the bottom. */
  tile(seat: Seat): Tile;
  pieces(position: P): readonly Occupant[];
  /**
   * The targets a person taps, in order, to play this step; the pass has none. No path begins another, so that a
   * path tapped to its end is the step. Inside a turn already begun a path leaves out what is settled.
   */
  taps(position: P, step: Step): readonly Target[];
  /** What the step does, seen from `position` in which it is legal. */
  changes(position: P, step: Step): readonly Change[];
  isCapture(position: P, step: Step): boolean;
  /** Why this tap leads nowhere, as a code with words on the screens (`must-capture`). `draft` is what was tapped before it. */
  refusal(position: P, draft: readonly Target[], target: Target): string;
  /**
   * Targets that a draft could reach if a rule did not forbid it, with the reason: a code as in `refusal`. Games that
   * leave it out bar nothing.
   */
  barred?(
    position: P,
    draft: readonly Target[],
  ): readonly { readonly target: Target; readonly reason: string }[];
  /** What the mover may do beyond the usual, as a code with words on the screens (`may-huff`), or null. */
  notice?(position: P): string | null;
  /** What a step means beyond what is seen to move, as a code with words for the whole table (`huff-lapsed`), or null. */
  remark?(position: P, step: Step): string | null;
  /** The running figure of each seat, shown all the time (material in checkers, stacks in an enemy castle in Accasta). */
  scores(position: P): readonly number[];
  /** In games of castles: every attack, in order of castles. */
  standings?(position: P): readonly Standing[];
}

export type Options = Readonly<Record<string, string>>;

/** An option of a game; the first choice is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly choices: readonly string[];
  /** Whether it means anything beside the other choices; left out, it always does. */
  isUsed?(options: Options): boolean;
}

/** A game under one choice of its options: everything that others use of it. */
export interface Variant<P extends Position = Position> {
  readonly rules: Rules<P>;
  readonly notation: Notation<P>;
  readonly display: Display<P>;
  /** The worth of a position to each seat, in the game's own units, greater is better. Read at turn ends. */
  evaluate(position: P, into: Float64Array): void;
}

export interface Game<P extends Position = Position> {
  readonly id: string;
  /** The number of players, where a game leaves a choice, is the option `players`. */
  readonly options: readonly OptionSpec[];
  seats(options: Options): number;
  variant(options: Options): Variant<P>;
  /** Who can capture must: screens show which pieces can before they are asked. */
  readonly isCaptureCompulsory: boolean;
  /** A half-made turn may be taken back until it ends (stacks that are lifted and laid); else a piece touched is played. */
  readonly isTurnRevocable: boolean;
  /** A match of several games has so many at least; left out, two. */
  readonly leastGames?: number;
  readonly agreement: {
    /** `alone`: a player may resign; `jointly`: only all losers together. */
    readonly resign: 'alone' | 'jointly';
    readonly draw: boolean;
  };
}
