import { seededRandom } from '../../core/random.ts';
import type { Seat } from '../../core/seat.ts';
import { SEATS } from './field.ts';
import { nextSeat, type TrojbojPosition } from './position.ts';

const random = seededRandom(0x7b0b);
const drawInt = (): number => (random() * 4294967296) | 0;
const drawTable = (length: number): Int32Array => Int32Array.from({ length }, drawInt);
/** By cell x 4 + code, and by mover. */
const STONE_LOW = drawTable(64 * 4);
const STONE_HIGH = drawTable(64 * 4);
const MOVER_LOW = drawTable(SEATS);
const MOVER_HIGH = drawTable(SEATS);

/** Adds or removes a stone's share of the hash: doing it twice undoes it. */
export function toggleStone(position: TrojbojPosition, cell: number, code: number): void {
  position.hashLow ^= STONE_LOW[cell * 4 + code]!;
  position.hashHigh ^= STONE_HIGH[cell * 4 + code]!;
}

/** Sets the mover, and the hash to that of an empty board. */
export function startHash(position: TrojbojPosition, mover: Seat): void {
  position.hashLow = MOVER_LOW[mover]!;
  position.hashHigh = MOVER_HIGH[mover]!;
  position.mover = mover;
}

/** Gives the turn to `mover`, who may be the mover already. */
export function changeMover(position: TrojbojPosition, mover: Seat): void {
  position.hashLow ^= MOVER_LOW[position.mover]! ^ MOVER_LOW[mover]!;
  position.hashHigh ^= MOVER_HIGH[position.mover]! ^ MOVER_HIGH[mover]!;
  position.mover = mover;
}

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
  const next = nextSeat(position);
  const low = position.hashLow ^ MOVER_LOW[mover]! ^ MOVER_LOW[next]!;
  const high = position.hashHigh ^ MOVER_HIGH[mover]! ^ MOVER_HIGH[next]!;
  for (let i = 0; i < repeated; i++) if (twice[2 * i] === low && twice[2 * i + 1] === high) return true;
  return false;
}
