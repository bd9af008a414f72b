import { fail, ok, type Result } from '../core/result.ts';
import { type Seat, seatLetter, seatOf } from '../core/seat.ts';
import { type ExitReason, type Outcome, PASS, type Position, type Step, type Variant } from './game.ts';
import { perft } from './perft.ts';
import { after, legalSteps } from './turn.ts';

/**
 * A game as text: turns apart by white space, `B:resigns` and `B:flag` where a seat leaves (`resigns` alone: the
 * mover). Move numbers, `{comments}`, `; comments to the end of the line`, `[Tag "..."]` lines and a last result
 * token are skipped, but for `[First "B"]`, the seat that begins. A forced pass may be written or left out. A turn
 * broken off by its player's leaving stands as its steps, one token each, with `...` behind them where the first
 * alone would be read as a whole turn.
 */
export interface Ply<P extends Position = Position> {
  /** From 1; a leaving counts as a ply of its own. */
  readonly number: number;
  readonly seat: Seat;
  /** The number of legal whole turns before it; 0 for a leaving. */
  readonly turns: number;
  /** As the notation writes it in full; `pass`, `resigns` or `flag` too. */
  readonly text: string;
  /** The position after it. */
  readonly position: P;
}

/** What happened, in order: to write a record. Steps of one turn may stand in several lists. */
export type Event =
  | { readonly kind: 'turn'; readonly steps: readonly Step[] }
  | { readonly kind: 'exit'; readonly seat: Seat; readonly reason: ExitReason };

export interface Replay<P extends Position> {
  /** The position before the first ply. */
  readonly start: P;
  readonly plies: readonly Ply<P>[];
  readonly position: P;
  readonly outcome: Outcome | null;
  /** The first token that could not be played, and why; what stands before it was played. */
  readonly error?: { readonly ply: number; readonly text: string; readonly reason: string };
}

const EXIT_WORDS: ReadonlyMap<string, ExitReason> = new Map([
  ['resigns', 'resigned'],
  ['flag', 'flagged'],
  ['flags', 'flagged'],
]);
const BROKEN = '...';
const RESULT = /^(\*|[0-4](\/2)?(-[0-4](\/2)?)+)$/;

/** A comment runs from a brace to the next closing one; braces do not nest. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = text.indexOf('}', open);
    if (close < 0) break;
    kept.push(text.slice(from, open), ' ');
    from = close + 1;
  }
  return kept.join('') + text.slice(from);
}

function tokensOf(text: string): string[] {
  const bare = withoutComments(text)
    .replace(/;.*$/gm, ' ')
    .replace(/^\s*\[.*\]\s*$/gm, ' ');
  const tokens = bare.split(/\s+/).map((token) => token.replace(/^\d+\.+/, ''));
  return tokens.filter((token) => token !== '');
}

function firstOf(text: string, seats: number): Seat {
  const [, letter] = /^\s*\[First "(\w)"\]/m.exec(text) ?? [];
  return letter === undefined ? 0 : (seatOf(letter, seats) ?? 0);
}

/** The seat and the reason that an exit token names, or null when it is none. */
function readExit(token: string, mover: Seat, seats: number): { seat: Seat; reason: ExitReason } | null {
  const [, letter, word] = /^(?:([a-z]):)?([a-z]+)$/i.exec(token) ?? [];
  const reason = EXIT_WORDS.get(word?.toLowerCase() ?? '');
  const seat = letter === undefined ? mover : seatOf(letter, seats);
  return reason === undefined || seat === null ? null : { seat, reason };
}

/** The steps of a turn that its player did not finish: step tokens up to an exit token, or null. */
function readBroken<P extends Position>(
  { rules, notation }: Variant<P>,
  start: P,
  tokens: readonly string[],
): Step[] | null {
  const steps: Step[] = [];
  let position = start;
  for (const token of tokens) {
    if (readExit(token, position.mover, rules.seats)) return steps.length > 0 ? steps : null;
    const text = token.endsWith(BROKEN) ? token.slice(0, -BROKEN.length) : token;
    const step = notation.readStep(position, text);
    if (step === null) return null;
    position = after(rules, position, step);
    if (position.turn > start.turn) return null;
    steps.push(step);
  }
  return null;
}

const isForcedPass = (steps: readonly Step[]): boolean => steps.length === 1 && steps[0] === PASS;

/** Plays a record through from the start of a game. */
export function readRecord<P extends Position>(variant: Variant<P>, text: string): Replay<P> {
  const { rules, notation } = variant;
  const tokens = tokensOf(text);
  const plies: Ply<P>[] = [];
  const start = rules.setup(firstOf(text, rules.seats));
  let position = start;

  const note = (seat: Seat, turns: number, written: string): void => {
    plies.push({ number: plies.length + 1, seat, turns, text: written, position });
  };
  const playAll = (steps: readonly Step[]): void => {
    const written = notation.writeTurn(position, steps);
    const { mover } = position;
    const turns = perft(rules, position, 1);
    for (const step of steps) position = after(rules, position, step);
    note(mover, turns, written);
  };
  /** Plays what stands at `at`: the number of tokens used up, or why it cannot be played. */
  const playToken = (at: number): Result<number> => {
    const token = tokens[at]!;
    const exit = readExit(token, position.mover, rules.seats);
    if (exit) {
      if (rules.outcome(position)) return fail('the game is over');
      if (!rules.isIn(position, exit.seat)) return fail('this player is out already');
      position = rules.clone(position);
      rules.exit(position, exit.seat, exit.reason);
      note(exit.seat, 0, exit.reason === 'resigned' ? 'resigns' : 'flag');
      return ok(1);
    }
    if (isForcedPass(legalSteps(rules, position))) {
      playAll([PASS]);
      return ok(token.toLowerCase() === 'pass' ? 1 : 0);
    }
    const turn = notation.readTurn(position, token);
    if (turn.ok) {
      playAll(turn.value);
      return ok(1);
    }
    const steps = readBroken(variant, position, tokens.slice(at));
    if (!steps) return turn;
    playAll(steps);
    return ok(steps.length);
  };

  for (let at = 0; at < tokens.length; ) {
    const used = playToken(at);
    if (!used.ok) {
      // Some games have turns that look like a result (`2-1`), so that only one that cannot be played is skipped.
      if (at === tokens.length - 1 && RESULT.test(tokens[at]!)) break;
      const error = { ply: plies.length + 1, text: tokens[at]!, reason: used.error };
      return { start, plies, position, outcome: rules.outcome(position), error };
    }
    at += used.value;
  }
  while (isForcedPass(legalSteps(rules, position))) playAll([PASS]);
  return { start, plies, position, outcome: rules.outcome(position) };
}

/** The record of a game from its start, such that reading it plays the same. */
export function writeRecord<P extends Position>(
  { rules, notation }: Variant<P>,
  first: Seat,
  events: readonly Event[],
): string {
  const tokens: string[] = [];
  let position = rules.setup(first);
  for (const event of events) {
    if (event.kind === 'exit') {
      tokens.push(`${seatLetter(event.seat)}:${event.reason === 'resigned' ? 'resigns' : 'flag'}`);
      position = rules.clone(position);
      rules.exit(position, event.seat, event.reason);
      continue;
    }
    const start = position;
    const texts: string[] = [];
    for (const step of event.steps) {
      texts.push(notation.writeStep(position, step));
      position = after(rules, position, step);
    }
    const isWhole = position.turn > start.turn;
    const mark = !isWhole && notation.readTurn(start, texts[0]!).ok ? BROKEN : '';
    tokens.push(...(isWhole ? [notation.writeTurn(start, event.steps)] : texts.map((text) => text + mark)));
  }
  const head = first === 0 ? '' : `[First "${seatLetter(first)}"]\n`;
  return `${head}${tokens.join(' ')}\n`;
}
