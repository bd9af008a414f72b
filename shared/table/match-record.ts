import type { Seat } from '../core/seat.ts';
import { variantOf } from '../games/catalogue.ts';
import type { Options, Outcome, Step } from '../games/game.ts';
import { type Event, writeRecord } from '../games/record.ts';
import { writeHeader } from '../games/record-header.ts';
import { after } from '../games/turn.ts';
import type { Entry } from './table.ts';

/** A match as text that anyone can read, keep and paste in again: its game and options, then its turns. */
export function recordOf(match: {
  readonly game: string;
  readonly options: Options;
  readonly first: Seat;
  readonly record: readonly Entry[];
}): string {
  const variant = variantOf(match.game, match.options);
  const { rules, notation } = variant;
  const events: Event[] = [];
  let position = rules.setup(match.first);
  let steps: Step[] = [];
  let isOpen = false;
  for (const { seat, text } of match.record) {
    if (text === 'resigns' || text === 'flag') {
      const reason = text === 'flag' ? 'flagged' : 'resigned';
      events.push({ kind: 'exit', seat, reason });
      position = rules.clone(position);
      rules.exit(position, seat, reason);
      isOpen = false;
      continue;
    }
    const step = notation.readStep(position, text);
    if (step === null) break;
    if (!isOpen) {
      steps = [];
      events.push({ kind: 'turn', steps });
    }
    steps.push(step);
    const next = after(rules, position, step);
    isOpen = next.turn === position.turn;
    position = next;
  }
  // A turn under way would not be read back.
  if (isOpen) events.pop();
  return writeHeader(match) + writeRecord(variant, match.first, events);
}

/** A turn as the record has it, step by step. */
export interface WrittenTurn {
  readonly seat: Seat;
  readonly text: string;
}

const PASSED = 'pass';
const EXITS: readonly string[] = ['resigns', 'flag'];

/** The last turn that is finished, or was broken off; forced passes and leavings are none. Null when there is none. */
export function latestTurn(match: {
  readonly mover: Seat;
  readonly outcome: Outcome | null;
  readonly record: readonly Entry[];
}): WrittenTurn | null {
  const steps = match.record.filter(({ text }) => !EXITS.includes(text));
  const last = steps.at(-1);
  const isOpen = last?.seat === match.mover && last.text !== PASSED && !match.outcome;
  const finished = steps.filter(({ turn, text }) => text !== PASSED && !(isOpen && turn === last.turn));
  const latest = finished.at(-1);
  if (!latest) return null;
  const texts = finished.flatMap(({ turn, text }) => (turn === latest.turn ? [text] : []));
  return { seat: latest.seat, text: texts.join(', ') };
}
