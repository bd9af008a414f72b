import type { StackMoves } from './stack-moves.ts';
import { headOf, heightOf, pieceAt, type StackPosition } from './stack-position.ts';
import type { StackRules } from './stack-rules.ts';

/** What things are worth to a seat, a free Shield about 100. */
export interface StackWeights {
  /** A piece that is not a captive, by kind. */
  readonly free: readonly number[];
  /** An enemy piece under one's own head. */
  readonly captive: number;
  /** By number of stacks standing in one enemy castle, more counting as the last. */
  readonly standing: readonly number[];
  /** A cell within reach of a head. */
  readonly mobility: number;
}

export function buildStackEvaluate(
  rules: StackRules,
  moves: StackMoves,
  { free, captive, standing, mobility }: StackWeights,
): (position: StackPosition, into: Float64Array) => void {
  const { seats } = rules;
  const counts = new Uint8Array(seats * seats);

  return (position, into) => {
    const { owners, kinds, tallies } = position;
    into.fill(0);
    for (let cell = 0; cell < tallies.length; cell++) {
      if (tallies[cell] === 0) continue;
      const head = headOf(position, cell);
      const height = heightOf(tallies[cell]!);
      let worth = mobility * moves.range(position, cell);
      for (let level = 0; level < height; level++) {
        const isOwn = pieceAt(owners[cell]!, level) === head;
        worth += isOwn ? free[pieceAt(kinds[cell]!, level)]! : captive;
      }
      into[head]! += worth;
    }
    rules.writeStanding(position, counts);
    for (let castle = 0; castle < seats; castle++) {
      for (let attacker = 0; attacker < seats; attacker++) {
        if (attacker === castle) continue;
        const count = counts[castle * seats + attacker]!;
        into[attacker]! += standing[Math.min(count, standing.length - 1)]!;
      }
    }
  };
}
