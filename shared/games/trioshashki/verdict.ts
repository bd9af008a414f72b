import { isThirdTime } from '../common/draughts.ts';
import type { Outcome } from '../game.ts';
import { placesBy } from '../points.ts';
import type { Moves } from './moves.ts';
import { QUIET_LIMIT, type Ruleset, SEATS, type TrioPosition } from './position.ts';

/** How a game ends (H10, H12, H14). */
export const OUTCOME_REASONS = [
  'last-standing',
  'nothing-left',
  'all-tops',
  'repetition',
  'no-progress',
  'all-blocked',
  'turn-limit',
] as const;
const reason = (name: (typeof OUTCOME_REASONS)[number]): number => OUTCOME_REASONS.indexOf(name);
const LAST_STANDING = reason('last-standing');
const NOTHING_LEFT = reason('nothing-left');
const ALL_TOPS = reason('all-tops');
const REPETITION = reason('repetition');
const NO_PROGRESS = reason('no-progress');
const ALL_BLOCKED = reason('all-blocked');
const TURN_LIMIT = reason('turn-limit');

/** H14: towers free each other for ever; no other variant can last so long. */
export const TOWERS_TURN_LIMIT = 600;

/** H11: the points of a match. */
const WON = 2;
const DREW_AS_LEADER = 1.33;
const DREW_AS_ALLY = 1;
const DREW = 0.66;
const LOST = 0;

const owns = ({ men, kings }: TrioPosition, seat: number): boolean => men[seat]! + kings[seat]! > 0;

function ownsAllTops(position: TrioPosition): boolean {
  let owners = 0;
  for (let seat = 0; seat < SEATS; seat++) if (owns(position, seat)) owners++;
  return owners === 1;
}

/** The end that a position between turns means, as an index into OUTCOME_REASONS, or -1. */
export function verdict(position: TrioPosition, { isGiveaway, hasTowers }: Ruleset, moves: Moves): number {
  const { left, quiet, passes, turn } = position;
  if (left === 1) return LAST_STANDING;
  if (hasTowers && ownsAllTops(position)) return ALL_TOPS;
  if (isGiveaway && !moves.hasMove(position)) return NOTHING_LEFT;
  if (isThirdTime(position)) return REPETITION;
  if (quiet >= QUIET_LIMIT * left) return NO_PROGRESS;
  if (passes >= left) return ALL_BLOCKED;
  return hasTowers && turn >= TOWERS_TURN_LIMIT ? TURN_LIMIT : -1;
}

/** The points if those still in drew now (H11). */
export function drawPoints({ fallen, spoils, left }: TrioPosition): number[] {
  const victim = fallen.findIndex((event) => event > 0);
  return Array.from(fallen, (event, seat) => {
    if (event > 0) return LOST;
    if (left !== 2) return DREW;
    const other = SEATS - victim - seat;
    const own = spoils[seat * SEATS + victim]!;
    const others = spoils[other * SEATS + victim]!;
    if (own > 0 && own >= 2 * others) return DREW_AS_LEADER;
    return others > 0 && others >= 2 * own ? DREW : DREW_AS_ALLY;
  });
}

export function outcomeOf(position: TrioPosition): Outcome | null {
  const { ended, fallen, mover } = position;
  if (ended < 0) return null;
  const isWinner = (seat: number): boolean => {
    if (ended === LAST_STANDING) return fallen[seat] === 0;
    if (ended === NOTHING_LEFT) return seat === mover;
    return ended === ALL_TOPS && owns(position, seat);
  };
  // The later out, the higher; below those in.
  const worth = Array.from(fallen, (event, seat) => (event > 0 ? event - SEATS : 1 + Number(isWinner(seat))));
  const isWon = worth.includes(2);
  const points = isWon ? worth.map((own) => (own === 2 ? WON : LOST)) : drawPoints(position);
  return { places: placesBy(worth), reason: OUTCOME_REASONS[ended]!, points };
}
