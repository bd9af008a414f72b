import type { Position, Variant } from './game.ts';
import { after, wholeTurns } from './turn.ts';

/** A position laid out by hand, with its rules: what tests of all games have in common. */
interface Laid<P extends Position, V extends Variant<P>> {
  readonly variant: V;
  readonly position: P;
}

/** The whole turns of a layout as one text, sorted. */
export const turns = <P extends Position, V extends Variant<P>>({ variant, position }: Laid<P, V>): string =>
  wholeTurns(variant.rules, position)
    .map((turn) => variant.notation.writeTurn(position, turn))
    .sort()
    .join(' ');

/** The layout after these turns. */
export function played<P extends Position, V extends Variant<P>>(
  { variant, position }: Laid<P, V>,
  text: string,
): Laid<P, V> {
  let at = position;
  for (const word of text.split(' ')) {
    const turn = variant.notation.readTurn(at, word);
    if (!turn.ok) throw new Error(turn.error);
    for (const step of turn.value) at = after(variant.rules, at, step);
  }
  return { variant, position: at };
}
