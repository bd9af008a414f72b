import type { Point, TileCell } from '../../../shared/board/tile.ts';
import type { Target } from '../../../shared/games/game.ts';

/** A fingertip: half of the 44 px that a touch target should have. */
const FINGER_PX = 22;

/**
 * The lit cell whose centre is nearest to a tap that hit no cell (a light square of a small board), if it is
 * within a fingertip of the cell's own reach. Cells that may not be tapped never attract a tap.
 */
export function nearestLight(
  [x, y]: Point,
  cells: readonly TileCell[],
  lights: ReadonlyMap<Target, unknown>,
): Target | undefined {
  let nearest: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { cell, centre, radius } of cells) {
    if (!lights.has(cell)) continue;
    const distance = Math.hypot(centre[0] - x, centre[1] - y);
    if (distance > Math.max(FINGER_PX, radius * 1.5) || distance >= least) continue;
    least = distance;
    nearest = cell;
  }
  return nearest;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell in the direction of an arrow key, going sideways counted double; undefined when there is none. */
export function towards(key: string, from: number, cells: readonly TileCell[]): number | undefined {
  const arrow = ARROWS[key];
  const start = cells.find(({ cell }) => cell === from);
  if (!arrow || !start) return undefined;
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { cell, centre } of cells) {
    const [dx, dy] = [centre[0] - start.centre[0], centre[1] - start.centre[1]];
    const ahead = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    const distance = ahead + 2 * aside;
    if (ahead < 1 || aside > ahead * 2 || distance >= least) continue;
    least = distance;
    nearest = cell;
  }
  return nearest;
}
