import type { Position, Rules } from './game.ts';

/**
 * The number of ways to play `depth` whole turns from `position`: the figure by which rules are checked against
 * other programs. Turns differ when their steps differ; a forced pass is a turn; a game that has ended adds none.
 */
export function perft<P extends Position>(rules: Rules<P>, position: P, depth: number): number {
  const positions: P[] = [position];
  const buffers: Int32Array[] = [];
  const count = (level: number, left: number): number => {
    if (left === 0) return 1;
    const at = positions[level]!;
    if (left === 1 && rules.countTurns) return rules.countTurns(at);
    buffers[level] ??= new Int32Array(rules.maxSteps);
    positions[level + 1] ??= rules.clone(at);
    const next = positions[level + 1]!;
    const buffer = buffers[level]!;
    const steps = rules.steps(at, buffer);
    let total = 0;
    for (let i = 0; i < steps; i++) {
      rules.copy(at, next);
      rules.play(next, buffer[i]!);
      total += count(level + 1, next.turn > at.turn ? left - 1 : left);
    }
    return total;
  };
  return count(0, depth);
}
