import { type Notation, PASS, type Rules, type Step } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { cellName, readCellName } from './field.ts';
import { BACK, HUFF, JUMP, STOP, stepFrom, stepKind, stepTo } from './moves.ts';
import type { Ruleset, TrojbojPosition } from './position.ts';
import { readTurnText } from './read-turn.ts';

export function buildNotation(rules: Rules<TrojbojPosition>, { field }: Ruleset): Notation<TrojbojPosition> {
  const cell = (at: number): string => cellName(field, at);
  const readCell = (text: string): number | null => readCellName(field, text);

  /** What a step adds to a turn already begun with a stone. */
  const writeTail = (step: Step): string => {
    if (step === STOP) return '.';
    const kind = stepKind(step);
    const sign = kind === JUMP ? 'x' : kind === BACK ? '>' : '-';
    return sign + cell(stepTo(step));
  };

  const writeStep = (_: TrojbojPosition, step: Step): string => {
    if (step === PASS) return 'pass';
    if (step === STOP) return 'stop';
    if (stepKind(step) === HUFF) return `!${cell(stepTo(step))}`;
    return cell(stepFrom(step)) + writeTail(step);
  };

  const writeTurn = (position: TrojbojPosition, steps: readonly Step[]): string => {
    const isHuff = stepKind(steps[0]!) === HUFF;
    const [huff, move] = isHuff ? [steps.slice(0, 1), steps.slice(1)] : [[], steps];
    const written = move.map((step, i) => (i === 0 ? writeStep(position, step) : writeTail(step))).join('');
    return [...huff.map((step) => writeStep(position, step)), ...(written === '' ? [] : [written])].join(',');
  };

  const readStep = (position: TrojbojPosition, text: string): Step | null =>
    legalSteps(rules, position).find((step) => writeStep(position, step) === text) ?? null;

  return {
    cell,
    readCell,
    writeStep,
    readStep,
    writeTurn,
    readTurn: (position, text) => readTurnText({ rules, field, readStep }, position, text),
  };
}
