import { variantOf } from '../games/catalogue.ts';
import { type Occupant, PASS, type Step, type Target } from '../games/game.ts';
import { legalSteps } from '../games/turn.ts';
import type { Match } from './table.ts';
import type { Light } from './view.ts';

/** A legal step with the path of targets that plays it. */
export interface Path {
  readonly step: Step;
  readonly targets: readonly Target[];
  readonly isCapture: boolean;
}

/** The tap paths of every legal step of the mover. Empty when the game is over or he can only pass. */
export function pathsOf(match: Match): Path[] {
  const { rules, display } = variantOf(match.game, match.options);
  return legalSteps(rules, match.position)
    .filter((step) => step !== PASS)
    .map((step) => ({
      step,
      targets: display.taps(match.position, step),
      isCapture: display.isCapture(match.position, step),
    }));
}

const begins = (path: Path, draft: readonly Target[]): boolean =>
  draft.length <= path.targets.length && draft.every((target, index) => path.targets[index] === target);

/** What a tap does: a longer (or shorter, or other) draft, a whole step, or nothing. */
export type TapResult =
  | { readonly kind: 'draft'; readonly draft: readonly Target[] }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'nothing' };

/** Follows one tap along the paths. Tapping the last target again lets go of it; a target that begins another path takes over. */
export function follow(paths: readonly Path[], draft: readonly Target[], target: Target): TapResult {
  for (const start of [draft, []]) {
    const tapped = [...start, target];
    const matching = paths.filter((path) => begins(path, tapped));
    const whole = matching.find((path) => path.targets.length === tapped.length);
    if (whole) return { kind: 'step', step: whole.step };
    const isSame = start.length === 0 && draft.length === 1 && draft[0] === target;
    if (matching.length > 0) return { kind: 'draft', draft: isSame ? [] : tapped };
  }
  return { kind: 'nothing' };
}

const roleOf = ({ isCapture }: Path): 'capture' | 'move' => (isCapture ? 'capture' : 'move');

/** How many pieces, from the top of the stack in hand, the targets lit next would move. */
export function inHandOf(match: Match, paths: readonly Path[], pieces: readonly Occupant[]): number {
  const { draft, position } = match;
  const next = paths.find((path) => path.targets.length === draft.length + 1 && begins(path, draft));
  if (draft.length === 0 || !next) return draft.length;
  const { display } = variantOf(match.game, match.options);
  const height = pieces.find(({ cell }) => cell === draft[0])?.stack.length ?? 1;
  const move = display.changes(position, next.step).find((change) => change.kind === 'move');
  return move?.count ?? height;
}

/** Everything that may be tapped now and leads somewhere. */
export function lightsOf(paths: readonly Path[], draft: readonly Target[]): Light[] {
  const lights = new Map<Target, Light>();
  for (const start of draft.length > 0 ? [draft, []] : [[]]) {
    for (const path of paths) {
      const target = path.targets[start.length];
      if (target === undefined || lights.has(target) || !begins(path, start)) continue;
      const isWhole = path.targets.length === start.length + 1;
      lights.set(target, { target, role: isWhole ? roleOf(path) : start.length > 0 ? 'more' : 'lift' });
    }
  }
  return [...lights.values()];
}
