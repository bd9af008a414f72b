/**
 * The topology of a ring of N home zones of 4 ranks x 8 files (C1-C3): what rules see. Only the dark cells count,
 * 16 a zone; cell = 16 x zone + 4 x (rank - 1) + place in the rank.
 */
export interface RingBoard {
  readonly zones: number;
  /** The number of dark cells. */
  readonly cells: number;
  /**
   * From `rayStart(cell, direction)` on, the cells that a straight line meets, ended by `NONE`. The first is the
   * neighbour. A line climbs out of one zone at most and then falls, so that it meets 7 cells at most.
   */
  readonly rays: Uint8Array;
}

/** No cell. */
export const NONE = 255;

/** Local directions: UL, UR, DL, DR as the owner of the zone sees them; the opposite of d is 3 - d. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
const FILE_CHANGE = [-1, 1, -1, 1] as const;
const RANK_CHANGE = [1, 1, -1, -1] as const;

const RAY_LENGTH = 8;
export const rayStart = (cell: number, direction: number): number => (cell * 4 + direction) * RAY_LENGTH;

/** A place in a zone, files and ranks counted from 1. It may be a light cell. */
export interface Spot {
  readonly zone: number;
  readonly file: number;
  readonly rank: number;
}

export const isDark = (file: number, rank: number): boolean => (file + rank) % 2 === 0;

/** The cell on a dark spot. */
export const cellAt = (zone: number, file: number, rank: number): number =>
  zone * 16 + (rank - 1) * 4 + ((file - 1) >> 1);

export const zoneOf = (cell: number): number => cell >> 4;
export const rankOf = (cell: number): number => ((cell >> 2) & 3) + 1;
export const fileOf = (cell: number): number => 2 * (cell & 3) + (rankOf(cell) % 2 === 1 ? 1 : 2);

/** One step along a line: the next spot and the direction there, or null at an edge or at the centre. */
function follow(zones: number, spot: Spot, direction: Direction): [Spot, Direction] | null {
  const file = spot.file + FILE_CHANGE[direction];
  const rank = spot.rank + RANK_CHANGE[direction];
  if (file < 1 || file > 8 || rank < 1) return null;
  if (rank <= 4) return [{ zone: spot.zone, file, rank }, direction];
  // C3: between files 4 and 5 lies the centre, an ordinary crossing on the board of two zones only.
  const throughCentre = spot.file <= 4 !== file <= 4;
  if (throughCentre && zones > 2) return null;
  const zone = (spot.zone + (file <= 4 ? 1 : zones - 1)) % zones;
  return [{ zone, file: 9 - file, rank: 4 }, (3 - direction) as Direction];
}

function build(zones: number): RingBoard {
  const cells = zones * 16;
  const rays = new Uint8Array(cells * 4 * RAY_LENGTH).fill(NONE);
  for (let cell = 0; cell < cells; cell++) {
    for (const direction of DIRECTIONS) {
      const start: Spot = { zone: zoneOf(cell), file: fileOf(cell), rank: rankOf(cell) };
      let at = follow(zones, start, direction);
      for (let i = rayStart(cell, direction); at; i++) {
        rays[i] = cellAt(at[0].zone, at[0].file, at[0].rank);
        at = follow(zones, ...at);
      }
    }
  }
  return { zones, cells, rays };
}

const boards = new Map<number, RingBoard>();

/** The board of `zones` home zones, built once. */
export function ringBoard(zones: number): RingBoard {
  const board = boards.get(zones) ?? build(zones);
  boards.set(zones, board);
  return board;
}
