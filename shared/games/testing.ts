import type { Seat } from '../core/seat.ts';
import type { Outcome, Position, Variant } from './game.ts';
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

export const outcome = <P extends Position, V extends Variant<P>>({
  variant,
  position,
}: Laid<P, V>): Outcome | null => variant.rules.outcome(position);

export const isIn = <P extends Position, V extends Variant<P>>({
  variant,
  position,
}: Laid<P, V>): boolean[] =>
  Array.from({ length: variant.rules.seats }, (_, seat) => variant.rules.isIn(position, seat));

/** The layout after single steps, the last turn perhaps unfinished. Throws on a step that is not legal. */
export function stepped<P extends Position, V extends Variant<P>>(
  { variant, position }: Laid<P, V>,
  text: string,
): Laid<P, V> {
  let at = position;
  for (const word of text.split(' ')) {
    const step = variant.notation.readStep(at, word);
    if (step === null) throw new Error(`${word} is not legal`);
    at = after(variant.rules, at, step);
  }
  return { variant, position: at };
}

/** The same layout with some fields of its position changed: to come near an ending without playing 100 turns. */
export const nudged = <P extends Position, V extends Variant<P>>(
  { variant, position }: Laid<P, V>,
  fields: Partial<P>,
): Laid<P, V> => ({ variant, position: Object.assign(variant.rules.clone(position), fields) });

/** The layout after a seat has resigned. */
export function left<P extends Position, V extends Variant<P>>(
  { variant, position }: Laid<P, V>,
  seat: Seat,
): Laid<P, V> {
  const next = variant.rules.clone(position);
  variant.rules.exit(next, seat, 'resigned');
  return { variant, position: next };
}
