import { hexName, readHexName } from '../../board/hex-board.ts';
import { type Notation, PASS, type Step } from '../game.ts';
import { after } from '../turn.ts';
import { parseTurn, readStackTurn, resolve } from './read-stack-turn.ts';
import { STOP, type StackMoves, stepCount, stepFrom, stepTo } from './stack-moves.ts';
import type { StackPosition } from './stack-position.ts';
import type { StackRules } from './stack-rules.ts';
import type { StackRuleset } from './stack-ruleset.ts';
import { signOf, topPieces } from './stack-text.ts';
import { buildStackVerdict } from './stack-verdict.ts';

export function buildStackNotation(
  ruleset: StackRuleset,
  rules: StackRules,
  moves: StackMoves,
): Notation<StackPosition> {
  const { board } = ruleset;
  const verdict = buildStackVerdict(ruleset, moves);
  const cell = (at: number): string => hexName(board, at);
  const readCell = (text: string): number | null => readHexName(board, text);

  const writeSubMove = (position: StackPosition, step: Step): string => {
    const to = stepTo(step);
    return `${topPieces(position, stepFrom(step), stepCount(step))}${signOf(position, to)}${cell(to)}`;
  };

  const writeStep = (position: StackPosition, step: Step): string => {
    if (step === PASS) return 'pass';
    if (step === STOP) return 'stop';
    return `${cell(stepFrom(step))}:${writeSubMove(position, step)}`;
  };

  const writeTurn = (start: StackPosition, steps: readonly Step[]): string => {
    let position = start;
    const texts = [writeStep(position, steps[0]!)];
    for (let i = 1; i < steps.length; i++) {
      position = after(rules, position, steps[i - 1]!);
      if (steps[i] !== STOP) texts.push(writeSubMove(position, steps[i]!));
    }
    return texts.join(',');
  };

  const readStep = (position: StackPosition, text: string): Step | null => {
    if (position.ended >= 0) return null;
    if (text === 'stop') return position.origin >= 0 ? STOP : null;
    if (text === 'pass') return ruleset.passesWithoutMove && !moves.hasMove(position) ? PASS : null;
    const written = parseTurn(text, readCell);
    if (written?.subMoves.length !== 1) return null;
    const step = resolve(position, verdict, written.from, written.subMoves[0]!);
    return step.ok ? step.value : null;
  };

  return {
    cell,
    readCell,
    writeStep,
    readStep,
    writeTurn,
    readTurn: (position, text) => readStackTurn({ ruleset, rules, moves, verdict, readCell }, position, text),
  };
}
