import { type Display, PASS, type Rules, type Step, type Target } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { type DraughtsPosition, NO_CHAIN, ownerOf, stepFrom, stepOver, stepTo } from './draughts.ts';

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

const isCapture = (step: Step): boolean => stepOver(step) >= 0;

interface Reach<P> {
  /** Where the piece on `from` could go if it need not capture. */
  quietTargets(position: P, from: number): readonly number[];
  /** Whether a capture could land on `target`, but must land elsewhere to go on. */
  isShort?(position: P, from: number, target: number): boolean;
}

/** How draughts are tapped: a piece and where it goes, in a chain the landings alone. */
export function draughtsTaps<P extends DraughtsPosition>(
  rules: Rules<P>,
  { quietTargets, isShort }: Reach<P>,
): Pick<Display<P>, 'taps' | 'isCapture'> & {
  refusal(position: P, draft: readonly Target[], target: Target): Refusal;
} {
  const taps = ({ chain }: P, step: Step): Target[] => {
    if (step === PASS) return [];
    return chain === NO_CHAIN ? [stepFrom(step), stepTo(step)] : [stepTo(step)];
  };

  /** Why the piece on `cell` cannot be taken in hand. */
  const refusePiece = (position: P, isCaptureDue: boolean, cell: number): Refusal => {
    const code = position.cells[cell] ?? 0;
    if (code === 0) return 'empty-cell';
    if (ownerOf(code) !== position.mover) return 'not-your-piece';
    return isCaptureDue && quietTargets(position, cell).length > 0 ? 'must-capture' : 'cannot-move';
  };

  const refusal = (position: P, draft: readonly Target[], target: Target): Refusal => {
    if (typeof target === 'string') return 'not-a-target';
    if (position.chain !== NO_CHAIN) return 'go-on-capturing';
    const isCaptureDue = legalSteps(rules, position).some(isCapture);
    const from = draft[0];
    const code = position.cells[target] ?? 0;
    const isOwn = code !== 0 && ownerOf(code) === position.mover;
    if (typeof from !== 'number' || isOwn) return refusePiece(position, isCaptureDue, target);
    if (!isCaptureDue) return 'not-a-target';
    if (quietTargets(position, from).includes(target)) return 'must-capture';
    return isShort?.(position, from, target) ? 'go-on-capturing' : 'not-a-target';
  };

  return { taps, isCapture: (_, step) => isCapture(step), refusal };
}
