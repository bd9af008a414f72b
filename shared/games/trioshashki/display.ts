import { type HexLook, hexBoardTile, hexZoneTile } from '../../board/hex-shape.ts';
import { isKing, NO_CHAIN, ownerOf, stepFrom, stepOver, stepTo, TAKEN } from '../common/draughts.ts';
import {
  type Change,
  type Display,
  type Occupant,
  PASS,
  type Piece,
  type Rules,
  type Step,
  type Target,
} from '../game.ts';
import { legalSteps } from '../turn.ts';
import { fieldOf } from './field.ts';
import type { Moves } from './moves.ts';
import { type Ruleset, SEATS, type TrioPosition } from './position.ts';
import { stackOn } from './towers.ts';

/** Why a tap leads nowhere. Screens have words for each. */
export const REFUSALS = [
  'not-your-piece',
  'empty-cell',
  'must-capture',
  'cannot-move',
  'not-a-target',
  'go-on-capturing',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A home is in a corner, which is turned anticlockwise to the bottom. */
const LOOK: HexLook = { turn: -30, borders: 'shared' };

const pieceOf = (code: number): Piece => ({ owner: ownerOf(code), kind: isKing(code) ? 'king' : 'man' });

export function buildDisplay(
  rules: Rules<TrioPosition>,
  { quietTargets }: Moves,
  { side, hasTowers }: Ruleset,
): Display<TrioPosition> {
  const { board } = fieldOf(side);

  const pieces = (position: TrioPosition): Occupant[] => {
    const { cells, chain } = position;
    const found: Occupant[] = [];
    cells.forEach((code, cell) => {
      if (code === 0) return;
      const stack = stackOn(position, cell).map(pieceOf);
      if (code >= TAKEN && !hasTowers) found.push({ cell, stack, state: 'taken' });
      else if (cell === chain) found.push({ cell, stack, state: 'moving' });
      else found.push({ cell, stack });
    });
    return found;
  };

  const taps = ({ chain }: TrioPosition, step: Step): Target[] => {
    if (step === PASS) return [];
    return chain === NO_CHAIN ? [stepFrom(step), stepTo(step)] : [stepTo(step)];
  };

  const changes = (position: TrioPosition, step: Step): Change[] => {
    if (step === PASS) return [];
    const [from, to, over] = [stepFrom(step), stepTo(step), stepOver(step)];
    const next = rules.clone(position);
    rules.play(next, step);
    const list: Change[] = [{ kind: 'move', from, to }];
    if (hasTowers && over >= 0) list.push({ kind: 'move', from: over, to, count: 1, isUnder: true });
    if (isKing(next.cells[to]!) && !isKing(position.cells[from]!)) list.push({ kind: 'crown', cell: to });
    if (hasTowers) return list;
    // H6: what the chain has taken goes when it ends, in the order in which it was jumped; then those locked (H9).
    const taken = [...position.taken.subarray(0, position.takenCount), ...(over >= 0 ? [over] : [])];
    const others = [...position.cells.keys()].filter((cell) => cell !== from && !taken.includes(cell));
    for (const cell of [...taken, ...others]) {
      if (position.cells[cell] !== 0 && next.cells[cell] === 0) list.push({ kind: 'take', cell });
    }
    return list;
  };

  /** Why the piece on `cell` cannot be taken in hand. */
  const refusePiece = (position: TrioPosition, steps: readonly Step[], cell: number): Refusal => {
    const code = position.cells[cell] ?? 0;
    if (code === 0) return 'empty-cell';
    if (ownerOf(code) !== position.mover) return 'not-your-piece';
    const isCaptureDue = steps.some((step) => stepOver(step) >= 0);
    return isCaptureDue && quietTargets(position, cell).length > 0 ? 'must-capture' : 'cannot-move';
  };

  const refusal = (position: TrioPosition, draft: readonly Target[], target: Target): Refusal => {
    if (typeof target === 'string') return 'not-a-target';
    if (position.chain !== NO_CHAIN) return 'go-on-capturing';
    const steps = legalSteps(rules, position);
    const from = draft[0];
    if (typeof from !== 'number') return refusePiece(position, steps, target);
    const code = position.cells[target] ?? 0;
    if (code !== 0 && ownerOf(code) === position.mover) return refusePiece(position, steps, target);
    const isCaptureDue = steps.some((step) => stepOver(step) >= 0);
    return isCaptureDue && quietTargets(position, from).includes(target) ? 'must-capture' : 'not-a-target';
  };

  return {
    board: (seat) => hexBoardTile(board, seat, LOOK),
    tile: (seat) => hexZoneTile(board, seat, LOOK),
    pieces,
    taps,
    changes,
    isCapture: (_, step) => stepOver(step) >= 0,
    refusal,
    scores: ({ men, kings }) => Array.from({ length: SEATS }, (_, seat) => men[seat]! + kings[seat]!),
  };
}
