import type { Seat } from '../../core/seat.ts';
import { type Change, type Display, type Occupant, PASS, type Step, type Target } from '../game.ts';
import { legalSteps } from '../turn.ts';
import { STOP, type StackMoves, stepCount, stepFrom, stepTo } from './stack-moves.ts';
import { headOf, heightOf, pieceAt, type StackPosition } from './stack-position.ts';
import type { StackRules } from './stack-rules.ts';
import type { StackRuleset } from './stack-ruleset.ts';
import { buildStackVerdict, type Refusal } from './stack-verdict.ts';

/** The control that ends a turn which might go on (A8). */
const STOP_TARGET = 'stop';

export function buildStackDisplay(
  ruleset: StackRuleset,
  rules: StackRules,
  moves: StackMoves,
  tiles: Pick<Display, 'board' | 'tile'>,
): Display<StackPosition> {
  const { seats } = rules;
  const verdict = buildStackVerdict(ruleset, moves);
  const kinds = ruleset.isPari ? ['', 'man'] : ['', 'shield', 'horse', 'chariot'];

  const pieces = (position: StackPosition): Occupant[] => {
    const found: Occupant[] = [];
    position.tallies.forEach((tally, cell) => {
      if (tally === 0) return;
      const stack = Array.from({ length: heightOf(tally) }, (_, level) => ({
        owner: pieceAt(position.owners[cell]!, level),
        kind: kinds[pieceAt(position.kinds[cell]!, level)]!,
      }));
      found.push(cell === position.origin ? { cell, stack, state: 'moving' } : { cell, stack });
    });
    return found;
  };

  const taps = (_: StackPosition, step: Step): Target[] => {
    if (step === PASS) return [];
    if (step === STOP) return [STOP_TARGET];
    return [...Array<Target>(stepCount(step)).fill(stepFrom(step)), stepTo(step)];
  };

  const changes = ({ tallies }: StackPosition, step: Step): Change[] => {
    if (step === PASS || step === STOP) return [];
    const [from, to, count] = [stepFrom(step), stepTo(step), stepCount(step)];
    const move = { kind: 'move', from, to } as const;
    return [count === heightOf(tallies[from]!) ? move : { ...move, count }];
  };

  const isCapture = (position: StackPosition, step: Step): boolean => {
    if (step === PASS || step === STOP) return false;
    const to = stepTo(step);
    return position.tallies[to] !== 0 && headOf(position, to) !== position.mover;
  };

  /** Why an own stack goes nowhere: the ban on releases where nothing else holds it. */
  const refuseStack = (position: StackPosition, cell: number): Refusal => {
    const refused = verdict.ofStack(position, cell);
    if (refused) return refused;
    if (legalSteps(rules, position).some((step) => step !== STOP && stepFrom(step) === cell))
      return 'not-a-target';
    const height = heightOf(position.tallies[cell]!);
    const reasons = verdict
      .reach(position, cell)
      .flatMap((to) => Array.from({ length: height }, (_, i) => verdict.ofMove(position, cell, to, i + 1)));
    return reasons.includes('release-at-home') ? 'release-at-home' : 'cannot-move';
  };

  const refusal = (position: StackPosition, draft: readonly Target[], target: Target): Refusal => {
    const from = draft[0];
    if (typeof target !== 'number') return 'not-a-target';
    if (typeof from !== 'number') return refuseStack(position, target);
    return verdict.ofMove(position, from, target, draft.length) ?? 'not-a-target';
  };

  const barred = (
    position: StackPosition,
    draft: readonly Target[],
  ): { target: Target; reason: Refusal }[] => {
    const from = draft[0];
    if (typeof from !== 'number' || verdict.ofStack(position, from)) return [];
    return verdict.reach(position, from).flatMap((target) => {
      const reason = verdict.ofMove(position, from, target, draft.length);
      return reason === 'release-at-home' || reason === 'stack-full' ? [{ target, reason }] : [];
    });
  };

  const standingIn = (position: StackPosition, castle: Seat, attacker: Seat): number => {
    const standing = new Uint8Array(seats * seats);
    rules.writeStanding(position, standing);
    return standing[castle * seats + attacker]!;
  };
  const others = (seat: Seat): Seat[] => [...Array(seats).keys()].filter((other) => other !== seat);

  return {
    ...tiles,
    pieces,
    taps,
    changes,
    isCapture,
    refusal,
    barred,
    scores: (position) =>
      Array.from({ length: seats }, (_, seat) =>
        Math.max(...others(seat).map((castle) => standingIn(position, castle, seat))),
      ),
    standings: (position) =>
      Array.from({ length: seats }, (_, castle) =>
        others(castle).map((attacker) => ({
          castle,
          attacker,
          count: standingIn(position, castle, attacker),
          decidesAt: ruleset.decidesAt === 'attacker' ? attacker : castle,
        })),
      ).flat(),
  };
}
