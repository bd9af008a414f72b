import { ringBoardTile, ringZoneTile } from '../../board/ring-shape.ts';
import { isKing, NO_CHAIN, ownerOf, stepFrom, stepOver, stepTo, TAKEN } from '../common/draughts.ts';
import {
  type Change,
  type Display,
  type Occupant,
  PASS,
  type Rules,
  type Step,
  type Target,
} from '../game.ts';
import { legalSteps } from '../turn.ts';
import type { Moves } from './moves.ts';
import { type CheckersPosition, materialOf, type Ruleset } from './position.ts';

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

export function buildDisplay(
  rules: Rules<CheckersPosition>,
  { quietTargets, landings }: Moves,
  { flyingKings }: Ruleset,
): Display<CheckersPosition> {
  const { seats } = rules;

  const pieces = ({ cells, chain }: CheckersPosition): Occupant[] => {
    const found: Occupant[] = [];
    cells.forEach((code, cell) => {
      if (code === 0) return;
      const stack = [{ owner: ownerOf(code), kind: isKing(code) ? 'king' : 'man' }];
      if (code >= TAKEN) found.push({ cell, stack, state: 'taken' });
      else if (cell === chain) found.push({ cell, stack, state: 'moving' });
      else found.push({ cell, stack });
    });
    return found;
  };

  const taps = ({ chain }: CheckersPosition, step: Step): Target[] => {
    if (step === PASS) return [];
    return chain === NO_CHAIN ? [stepFrom(step), stepTo(step)] : [stepTo(step)];
  };

  const changes = (position: CheckersPosition, step: Step): Change[] => {
    if (step === PASS) return [];
    const [from, to] = [stepFrom(step), stepTo(step)];
    const next = rules.clone(position);
    rules.play(next, step);
    const list: Change[] = [{ kind: 'move', from, to }];
    if (isKing(next.cells[to]!) && !isKing(position.cells[from]!)) list.push({ kind: 'crown', cell: to });
    // C7: what the chain has captured leaves the board when it ends, in the order in which it was jumped.
    if (next.chain === NO_CHAIN) {
      for (let i = 0; i < position.takenCount; i++) list.push({ kind: 'take', cell: position.taken[i]! });
      if (stepOver(step) >= 0) list.push({ kind: 'take', cell: stepOver(step) });
    }
    return list;
  };

  /** Why the piece on `cell` cannot be taken in hand. */
  const refusePiece = (position: CheckersPosition, steps: readonly Step[], cell: number): Refusal => {
    const code = position.cells[cell] ?? 0;
    if (code === 0) return 'empty-cell';
    if (ownerOf(code) !== position.mover) return 'not-your-piece';
    const isCaptureDue = steps.some((step) => stepOver(step) >= 0);
    return isCaptureDue && quietTargets(position, cell).length > 0 ? 'must-capture' : 'cannot-move';
  };

  const refusal = (position: CheckersPosition, draft: readonly Target[], target: Target): Refusal => {
    if (typeof target === 'string') return 'not-a-target';
    if (position.chain !== NO_CHAIN) return 'go-on-capturing';
    const steps = legalSteps(rules, position);
    const from = draft[0];
    if (typeof from !== 'number') return refusePiece(position, steps, target);
    const code = position.cells[target] ?? 0;
    if (code !== 0 && ownerOf(code) === position.mover) return refusePiece(position, steps, target);
    if (!steps.some((step) => stepOver(step) >= 0)) return 'not-a-target';
    if (quietTargets(position, from).includes(target)) return 'must-capture';
    // C9: the king might capture so, but not take on from there.
    const isShort = flyingKings && isKing(position.cells[from]!) && landings(position, from).includes(target);
    return isShort ? 'go-on-capturing' : 'not-a-target';
  };

  return {
    board: (seat) => ringBoardTile(seats, seat),
    tile: (seat) => ringZoneTile(seats, seat),
    pieces,
    taps,
    changes,
    isCapture: (_, step) => stepOver(step) >= 0,
    refusal,
    scores: (position) => Array.from({ length: seats }, (_, seat) => materialOf(position, seat)),
  };
}
