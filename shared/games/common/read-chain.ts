import { fail, ok, type Result } from '../../core/result.ts';
import { PASS, type Rules, type Step } from '../game.ts';
import { after, legalSteps, wholeTurns } from '../turn.ts';
import { type DraughtsPosition, ownerOf, stepFrom, stepOver, stepTo } from './draughts.ts';

/** A turn as it is written: the cells in order and whether it is written as a capture. */
interface Written {
  readonly path: readonly number[];
  readonly isCapture: boolean;
}

/** `A33-A44`, `a44:b64:b46`, `11×18`: either case, `x`, `:` and `×` alike. */
function parse(text: string, readCell: (text: string) => number | null): Written | null {
  const names = text.split(/[-x:×]/i);
  const path = names.map((name) => readCell(name)).filter((cell) => cell !== null);
  const isQuiet = text.includes('-');
  if (path.length !== names.length || path.length < 2) return null;
  if (isQuiet && path.length > 2) return null;
  return { path, isCapture: !isQuiet };
}

/** The steps that follow the path exactly, as far as they are legal, and whether they end the turn. */
function followPath<P extends DraughtsPosition>(
  rules: Rules<P>,
  start: P,
  { path, isCapture }: Written,
): { steps: Step[]; isWhole: boolean } {
  const steps: Step[] = [];
  let position = start;
  for (let i = 1; i < path.length && position.turn === start.turn; i++) {
    const step = legalSteps(rules, position).find(
      (s) =>
        s !== PASS && stepFrom(s) === path[i - 1] && stepTo(s) === path[i] && stepOver(s) >= 0 === isCapture,
    );
    if (step === undefined) break;
    steps.push(step);
    position = after(rules, position, step);
  }
  return { steps, isWhole: steps.length === path.length - 1 && position.turn > start.turn };
}

/** Why a well-formed text is no legal turn, in the order in which a player would want to know. */
function explain(
  position: DraughtsPosition,
  steps: readonly Step[],
  { path, isCapture }: Written,
  text: string,
): string {
  const code = position.cells[path[0]!]!;
  if (steps[0] === PASS) return `${text}: the player to move has no move and must pass`;
  if (code === 0) return `${text}: there is no piece on the first cell`;
  if (ownerOf(code) !== position.mover) return `${text}: the piece belongs to another player`;
  if (!isCapture && stepOver(steps[0]!) >= 0) return `${text}: you must capture`;
  return `${text}: not legal here`;
}

/**
 * Reads one whole turn. A chain may be abbreviated to its start and its end where that fits one whole turn only;
 * a text that fits exactly goes before one that fits abbreviated. Errors are words for the command line.
 */
export function readChain<P extends DraughtsPosition>(
  rules: Rules<P>,
  position: P,
  given: string,
  readCell: (text: string) => number | null,
): Result<readonly Step[]> {
  const text = given.trim();
  const legal = legalSteps(rules, position);
  if (legal.length === 0) return fail(`${text}: the game is over`);
  if (text.toLowerCase() === 'pass') {
    return legal[0] === PASS ? ok([PASS]) : fail('pass: only who cannot move passes');
  }
  const written = parse(text, readCell);
  if (!written) return fail(`${text}: not understood as a turn`);
  const exact = followPath(rules, position, written);
  if (exact.isWhole) return ok(exact.steps);
  const { path, isCapture } = written;
  if (isCapture && path.length === 2) {
    const fits = wholeTurns(rules, position).filter(
      (turn) => turn[0] !== PASS && stepFrom(turn[0]!) === path[0] && stepTo(turn.at(-1)!) === path[1],
    );
    if (fits.length === 1) return ok(fits[0]!);
    if (fits.length > 1) return fail(`${text}: ambiguous, ${fits.length} captures begin and end so`);
  }
  if (exact.steps.length === path.length - 1) return fail(`${text}: the capture must be played to its end`);
  return fail(explain(position, legal, written, text));
}
