import { type HexLook, hexBoardTile, hexZoneTile } from '../../board/hex-shape.ts';
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
import { waysStart } from './field.ts';
import { HUFF, JUMP, type Moves, STOP, stepFrom, stepKind, stepOver, stepTo } from './moves.ts';
import {
  BEGINNING,
  CHAIN,
  hasAnyFailed,
  ownerOf,
  RETURN,
  type Ruleset,
  type TrojbojPosition,
} from './position.ts';

/** Why a tap leads nowhere. Screens have words for each. */
export const REFUSALS = [
  'not-your-piece',
  'empty-cell',
  'must-capture',
  'cannot-move',
  'not-a-target',
  'not-backward',
  'go-on-capturing',
  'return-to-base',
  'third-time',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const NOTICES = ['may-huff', 'return-to-base'] as const;
export const REMARKS = ['huffed', 'huff-lapsed', 'returned'] as const;

/** The control that breaks off a chain, or lets the right to huff lapse where nothing else can be done. */
const STOP_TARGET = 'stop';
/** The control that huffs the stone in hand: one may look at a stone without taking it. */
const HUFF_TARGET = 'huff';

/** Seat A's tip is at the bottom. */
const LOOK: HexLook = { borders: 'shared' };

export function buildDisplay(
  rules: Rules<TrojbojPosition>,
  moves: Moves,
  { field, isHuffing }: Ruleset,
): Display<TrojbojPosition> {
  const pieces = ({ cells, active }: TrojbojPosition): Occupant[] => {
    const found: Occupant[] = [];
    cells.forEach((code, cell) => {
      if (code === 0) return;
      const stack = [{ owner: ownerOf(code), kind: 'man' }];
      found.push(cell === active ? { cell, stack, state: 'moving' } : { cell, stack });
    });
    return found;
  };

  const isOpen = ({ phase }: TrojbojPosition): boolean => phase === CHAIN || phase === RETURN;

  const taps = (position: TrojbojPosition, step: Step): Target[] => {
    if (step === PASS) return [];
    if (step === STOP) return [STOP_TARGET];
    if (stepKind(step) === HUFF) return [stepTo(step), HUFF_TARGET];
    return isOpen(position) ? [stepTo(step)] : [stepFrom(step), stepTo(step)];
  };

  const changes = ({ mover }: TrojbojPosition, step: Step): Change[] => {
    if (step === PASS || step === STOP) return [];
    if (stepKind(step) === HUFF) return [{ kind: 'convert', cell: stepTo(step), owner: mover }];
    const move: Change = { kind: 'move', from: stepFrom(step), to: stepTo(step) };
    return stepKind(step) === JUMP ? [move, { kind: 'convert', cell: stepOver(step), owner: mover }] : [move];
  };

  /** What the stone on `from` might do next if J9 did not forbid it. */
  const forbidden = (position: TrojbojPosition, from: number): Step[] => {
    if (position.phase === RETURN)
      return moves.reachBase(position).filter((step) => !moves.allows(position, step));
    const legal = legalSteps(rules, position);
    const isJump = (step: Step): boolean => stepKind(step) === JUMP;
    const isJumpDue = position.phase === CHAIN || (!isHuffing && legal.some(isJump));
    return moves
      .reach(position, from)
      .filter((step) => (isJump(step) || !isJumpDue) && !legal.includes(step));
  };

  const barred = (
    position: TrojbojPosition,
    draft: readonly Target[],
  ): { target: Target; reason: Refusal }[] => {
    const from = isOpen(position) ? position.active : draft[0];
    if (position.repeated === 0 || typeof from !== 'number' || position.cells[from] !== position.mover + 1)
      return [];
    return forbidden(position, from).map((step) => ({ target: stepTo(step), reason: 'third-time' }));
  };

  /** Why the stone on `cell` cannot be taken in hand. */
  const refuseStone = (position: TrojbojPosition, cell: number): Refusal => {
    const code = position.cells[cell] ?? 0;
    if (code === 0) return 'empty-cell';
    if (ownerOf(code) !== position.mover) return 'not-your-piece';
    if (forbidden(position, cell).length > 0) return 'third-time';
    return moves.reach(position, cell).length > 0 ? 'must-capture' : 'cannot-move';
  };

  /** J4: whether a step from one cell to the other would lead back: its way there is one of the mover's. */
  const isBackward = ({ mover }: TrojbojPosition, from: number, to: number): boolean =>
    field.ways.subarray(waysStart(field, mover, to), waysStart(field, mover, to + 1)).includes(from) &&
    !field.ways.subarray(waysStart(field, mover, from), waysStart(field, mover, from + 1)).includes(to);

  const refusal = (position: TrojbojPosition, draft: readonly Target[], target: Target): Refusal => {
    if (barred(position, draft).some((ban) => ban.target === target)) return 'third-time';
    if (position.phase === RETURN) return 'return-to-base';
    if (position.phase === CHAIN) return 'go-on-capturing';
    const from = draft[0];
    if (typeof target !== 'number') return 'not-a-target';
    if (
      typeof from !== 'number' ||
      position.cells[from] !== position.mover + 1 ||
      position.cells[target] === position.mover + 1
    )
      return refuseStone(position, target);
    if (position.cells[target] !== 0) return 'not-a-target';
    if (moves.reach(position, from).some((step) => stepTo(step) === target)) return 'must-capture';
    return isBackward(position, from, target) ? 'not-backward' : 'not-a-target';
  };

  const mayHuff = (position: TrojbojPosition): boolean =>
    position.phase === BEGINNING && hasAnyFailed(position);

  const remark = (position: TrojbojPosition, step: Step): (typeof REMARKS)[number] | null => {
    if (stepKind(step) === HUFF) return 'huffed';
    if (mayHuff(position)) return 'huff-lapsed';
    return position.phase === RETURN ? 'returned' : null;
  };

  const notice = (position: TrojbojPosition): (typeof NOTICES)[number] | null => {
    if (position.phase === RETURN) return 'return-to-base';
    return mayHuff(position) ? 'may-huff' : null;
  };

  return {
    board: (seat) => hexBoardTile(field.board, seat, LOOK),
    tile: (seat) => hexZoneTile(field.board, seat, LOOK),
    pieces,
    taps,
    changes,
    isCapture: (_, step) => stepKind(step) === JUMP || stepKind(step) === HUFF,
    refusal,
    barred,
    notice,
    remark,
    scores: ({ men }) => Array.from(men),
  };
}
