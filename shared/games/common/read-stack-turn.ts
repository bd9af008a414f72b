import { fail, ok, type Result } from '../../core/result.ts';
import { PASS, type Step } from '../game.ts';
import { packStep, STOP, type StackMoves } from './stack-moves.ts';
import { heightOf, NO_ORIGIN, type StackPosition } from './stack-position.ts';
import type { StackRules } from './stack-rules.ts';
import type { StackRuleset } from './stack-ruleset.ts';
import { signOf, topPieces } from './stack-text.ts';
import type { Refusal, StackVerdict } from './stack-verdict.ts';

/** A sub-move as it is written. */
interface SubMove {
  readonly text: string;
  /** The pieces lifted, by letter or by number; neither: the rest. */
  readonly pieces: string;
  readonly count: number | null;
  readonly sign: string;
  readonly to: number;
}

interface Written {
  readonly from: number;
  readonly subMoves: readonly SubMove[];
}

const ORIGIN = /^([a-z]\d):?/i;
/** A letter is a rank exactly when a digit follows it. */
const SUB_MOVE = /,?(\d|(?:[shc](?!\d))*)([-+x]?)([a-z]\d)/iy;

/** `a1:C+b2,HS-c1`, `a1:1+b2,-c1`, `a1Cb2c1`, `a1c1`; null when it is none of these. */
export function parseTurn(given: string, readCell: (text: string) => number | null): Written | null {
  const text = given.trim().replace(/×/g, 'x').replace(/[–−]/g, '-');
  const [head, name] = ORIGIN.exec(text) ?? [];
  const from = name === undefined ? null : readCell(name);
  if (head === undefined || from === null) return null;
  const subMoves: SubMove[] = [];
  for (SUB_MOVE.lastIndex = head.length; SUB_MOVE.lastIndex < text.length; ) {
    const [whole, lifted, sign, target] = SUB_MOVE.exec(text) ?? [];
    const to = target === undefined ? null : readCell(target);
    if (whole === undefined || to === null) return null;
    const isCount = /^\d$/.test(lifted!);
    subMoves.push({
      text: whole.replace(/^,/, ''),
      pieces: isCount ? '' : lifted!,
      count: isCount ? Number(lifted) : null,
      sign: sign!.toLowerCase(),
      to,
    });
  }
  return subMoves.length > 0 ? { from, subMoves } : null;
}

const WORDS: Readonly<Record<Refusal, string>> = {
  'empty-cell': 'there is no stack on the first cell',
  'not-your-stack': 'the stack belongs to another player',
  'captives-only': 'your pieces in this stack are captives',
  'go-on-or-stop': 'the turn goes on from the same stack or stops',
  'stack-too-low': 'the stack has fewer pieces',
  'out-of-reach': 'the head cannot reach this cell',
  blocked: 'a stack stands in the way',
  'release-at-home': 'an enemy piece would be released in your own castle',
  'stack-full': 'a stack holds three pieces of one colour at most',
  'cannot-move': 'the stack cannot move',
  'not-a-target': 'not legal here',
};

/** The step that a sub-move from a cell means, or in words why it is none. */
export function resolve(
  position: StackPosition,
  verdict: StackVerdict,
  from: number,
  { pieces, count, sign, to }: SubMove,
): Result<Step> {
  const refused = verdict.ofStack(position, from);
  if (refused) return fail(WORDS[refused]);
  const height = heightOf(position.tallies[from]!);
  const lifted = pieces.length || (count ?? height);
  if (lifted === 0) return fail('at least one piece moves');
  if (lifted > height) return fail(WORDS['stack-too-low']);
  const top = topPieces(position, from, lifted);
  if (pieces !== '' && pieces !== top) return fail(`the top pieces are ${top}`);
  const why = verdict.ofMove(position, from, to, lifted);
  if (why) return fail(WORDS[why]);
  const actual = signOf(position, to);
  // In the count form + stands for any stack.
  const fits = sign === '' || sign === actual || (sign === '+' && pieces === '' && actual === 'x');
  return fits ? ok(packStep(from, to, lifted)) : fail(`the sign should be ${actual}`);
}

interface Reader {
  readonly ruleset: StackRuleset;
  readonly rules: StackRules;
  readonly moves: StackMoves;
  readonly verdict: StackVerdict;
  readonly readCell: (text: string) => number | null;
}

/** Reads one whole turn. Errors are words for the command line. */
export function readStackTurn(
  { ruleset, rules, moves, verdict, readCell }: Reader,
  start: StackPosition,
  given: string,
): Result<readonly Step[]> {
  const text = given.trim();
  if (rules.outcome(start)) return fail(`${text}: the game is over`);
  const isOpen = start.origin !== NO_ORIGIN;
  if (text.toLowerCase() === 'stop') return isOpen ? ok([STOP]) : fail('stop: no turn has begun');
  const mustPass = ruleset.passesWithoutMove && !isOpen && !moves.hasMove(start);
  if (text.toLowerCase() === 'pass') return mustPass ? ok([PASS]) : fail('pass: only who cannot move passes');
  const written = parseTurn(text, readCell);
  if (!written) return fail(`${text}: not understood as a turn`);
  if (mustPass) return fail(`${text}: the player to move has no move and must pass`);
  const position = rules.clone(start);
  const steps: Step[] = [];
  for (const subMove of written.subMoves) {
    if (position.turn > start.turn) return fail(`${text}: the turn is over before ${subMove.text}`);
    const step = resolve(position, verdict, written.from, subMove);
    if (!step.ok) return fail(`${text}: ${subMove.text}: ${step.error}`);
    steps.push(step.value);
    rules.play(position, step.value);
  }
  // Own pieces lie open on the origin and could go on: the turn stops here.
  if (position.turn === start.turn) steps.push(STOP);
  return ok(steps);
}
