import { fail, ok, type Result } from '../../core/result.ts';
import { PASS, type Rules, type Step } from '../game.ts';
import { after, legalSteps } from '../turn.ts';
import { cellName, type Field, readCellName } from './field.ts';
import { JUMP, stepKind } from './moves.ts';
import { CHAIN, HUFFED, NO_CELL, ownerOf, RETURN, type TrojbojPosition } from './position.ts';

interface Reader {
  readonly rules: Rules<TrojbojPosition>;
  readonly field: Field;
  readonly readStep: (position: TrojbojPosition, text: string) => Step | null;
}

const PART = /,?(?:([!>x-]?)([a-z]\d{1,2})|(stop|pass|\.))/y;

/**
 * The texts of the single steps of a turn, or null when it is none. `at` is the stone in motion, if the turn has
 * begun: `stop>b1` does not name it.
 */
function partsOf(text: string, at: string): string[] | null {
  const parts: string[] = [];
  let from = at;
  for (PART.lastIndex = 0; PART.lastIndex < text.length; ) {
    const [, sign, cell, word] = PART.exec(text) ?? [];
    if (word !== undefined) parts.push(word === '.' ? 'stop' : word);
    else if (cell === undefined) return null;
    else if (sign === '!') parts.push(`!${cell}`);
    else {
      if (sign !== '') parts.push(from + sign + cell);
      from = cell;
    }
  }
  return parts.length > 0 ? parts : null;
}

/** Why a part of a turn is no legal step, in the order in which a player would want to know. */
function explain({ rules, field }: Reader, position: TrojbojPosition, part: string): string {
  const legal = legalSteps(rules, position);
  if (legal[0] === PASS) return 'the player to move has no move and must pass';
  if (position.phase === RETURN) return 'the stone goes to a free cell of its base';
  const from = /^([a-z]\d+)[-x]/.exec(part)?.[1];
  const cell = from === undefined ? null : readCellName(field, from);
  const code = cell === null ? undefined : position.cells[cell];
  if (code === 0) return 'there is no stone on the first cell';
  if (code !== undefined && ownerOf(code) !== position.mover) return 'the stone belongs to another player';
  const mustJump = part.includes('-') && legal.every((step) => stepKind(step) === JUMP);
  return mustJump ? 'you must jump' : 'not legal here';
}

const UNFINISHED: Readonly<Record<number, string>> = {
  [HUFFED]: 'a move follows the huff',
  [CHAIN]: 'the chain must be played to its end, or broken off with a full stop where one may',
  [RETURN]: 'the stone goes to a free cell of its base, such as >b1',
};

/** Reads one whole turn. Errors are words for the command line. */
export function readTurnText(reader: Reader, start: TrojbojPosition, given: string): Result<readonly Step[]> {
  const { rules, field, readStep } = reader;
  const text = given.trim();
  if (rules.outcome(start)) return fail(`${text}: the game is over`);
  const plain = text.toLowerCase().replace(/[×:]/g, 'x').replace(/[–−]/g, '-');
  const parts = partsOf(plain, start.active === NO_CELL ? '' : cellName(field, start.active));
  if (!parts) return fail(`${text}: not understood as a turn`);
  const steps: Step[] = [];
  let position = start;
  for (const part of parts) {
    if (position.turn > start.turn) return fail(`${text}: the turn is over before ${part}`);
    const step = readStep(position, part);
    if (step === null) {
      return fail(
        part === 'pass' ? 'pass: only who cannot move passes' : `${text}: ${explain(reader, position, part)}`,
      );
    }
    steps.push(step);
    position = after(rules, position, step);
  }
  return position.turn > start.turn ? ok(steps) : fail(`${text}: ${UNFINISHED[position.phase]}`);
}
