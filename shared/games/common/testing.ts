import { below, type Random } from '../../core/random.ts';
import type { Outcome, Step } from '../game.ts';
import { perft } from '../perft.ts';
import { after, legalSteps } from '../turn.ts';
import type { Layout } from './lay-out.ts';
import { STOP, stepCount, stepFrom, stepTo } from './stack-moves.ts';
import { heightOf, type StackPosition } from './stack-position.ts';
import type { StackRules } from './stack-rules.ts';

/** Short words for tests of the rules. */
export { played, turns } from '../testing.ts';

/** What a text is read as: the turn written in full, or why it is none. */
export function read({ variant: { notation }, position }: Layout, text: string): string {
  const turn = notation.readTurn(position, text);
  return turn.ok ? notation.writeTurn(position, turn.value) : turn.error;
}

/** The layout after one step. */
export function stepped({ variant, position }: Layout, text: string): Layout {
  const step = variant.notation.readStep(position, text);
  if (step === null) throw new Error(`${text} is no step`);
  return { variant, position: after(variant.rules, position, step) };
}

/** The legal steps as texts, sorted. */
export const steps = ({ variant: { rules, notation }, position }: Layout): string =>
  legalSteps(rules, position)
    .map((step) => notation.writeStep(position, step))
    .sort()
    .join(' ');

export const outcome = ({ variant, position }: Layout): Outcome | null => variant.rules.outcome(position);

/** The layout after seats have left. */
export function left({ variant, position }: Layout, ...seats: number[]): Layout {
  const rest = variant.rules.clone(position);
  for (const seat of seats) variant.rules.exit(rest, seat, 'resigned');
  return { variant, position: rest };
}

/** Plays a whole turn in place, each as likely as any other, without writing them all out. */
export function playRandomTurn(rules: StackRules, position: StackPosition, random: Random): void {
  const next = rules.clone(position);
  for (const { turn } = position; position.turn === turn; ) {
    let left = below(random, perft(rules, position, 1));
    for (const step of legalSteps(rules, position)) {
      rules.copy(position, next);
      rules.play(next, step);
      left -= next.turn > turn ? 1 : perft(rules, next, 1);
      if (left < 0) break;
    }
    rules.copy(next, position);
  }
}

/** A whole turn in the count form of other programs: `a1:1+b2,-c1`. */
export function countForm({ variant: { rules, notation }, position }: Layout, turn: readonly Step[]): string {
  let at: StackPosition = position;
  const parts: string[] = [];
  for (const step of turn) {
    if (step === STOP) continue;
    const isRest = stepCount(step) === heightOf(at.tallies[stepFrom(step)]!);
    const sign = at.tallies[stepTo(step)] === 0 ? '-' : '+';
    parts.push(`${isRest ? '' : stepCount(step)}${sign}${notation.cell(stepTo(step))}`);
    at = after(rules, at, step);
  }
  return `${notation.cell(stepFrom(turn[0]!))}:${parts.join(',')}`;
}
