import { changeMover } from '../common/zobrist.ts';
import { nextSeat, type TrojbojPosition } from './position.ts';

/** Writes the position into the history, and among those that have stood twice when it does so now. */
export function noteHistory(position: TrojbojPosition): void {
  const { history, twice, hashLow, hashHigh, left, known } = position;
  let times = 1;
  // The mover is the same every `left` turns, and nobody has left since the history began.
  for (let i = known - left; i >= 0; i -= left) {
    if (history[2 * i] === hashLow && history[2 * i + 1] === hashHigh) times++;
  }
  history[2 * known] = hashLow;
  history[2 * known + 1] = hashHigh;
  position.known++;
  if (times !== 2) return;
  twice[2 * position.repeated] = hashLow;
  twice[2 * position.repeated + 1] = hashHigh;
  position.repeated++;
}

/** Without the stones of a seat that is out, no position of before can stand again. */
export function forgetHistory(position: TrojbojPosition): void {
  position.known = 0;
  position.repeated = 0;
}

/** J9: whether the position would stand for the third time if the turn ended now. */
export function isThirdTime(position: TrojbojPosition): boolean {
  const { twice, repeated, mover } = position;
  changeMover(position, nextSeat(position));
  const { hashLow: low, hashHigh: high } = position;
  changeMover(position, mover);
  for (let i = 0; i < repeated; i++) if (twice[2 * i] === low && twice[2 * i + 1] === high) return true;
  return false;
}
