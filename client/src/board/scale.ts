import type { Point, Tile, TileCell } from '../../../shared/board/tile.ts';

/** A tile in screen pixels, its window's upper left corner at (0, 0). */
export interface ScaledTile {
  readonly tile: Tile;
  readonly width: number;
  readonly height: number;
  /** Radius of a piece, the same everywhere on the board, in pixels. */
  readonly pieceRadius: number;
}

/** The most that a flat tile's cells may be out of square to fill the screen. */
const MOST_STRETCH = { wide: 2, tall: 1.3 };

/** What a finger needs, in pixels. */
const TOUCH = 44;
const MOST_ZOOM = 3;
/** How much of a cell its piece takes. */
const PIECE_SHARE = 0.94;

/**
 * Fits a tile into `width` x `height` pixels. With `mayStretch` it takes the whole width and, within limits, the
 * height: a flat grid stays a flat grid. Otherwise it keeps its shape.
 */
export function fitTile(tile: Tile, width: number, height: number, mayStretch: boolean): ScaledTile {
  const { window } = tile;
  let byX = width / window.width;
  let byY = height / window.height;
  if (mayStretch) {
    byY = Math.min(byY, byX * MOST_STRETCH.tall);
    byX = Math.min(byX, byY * MOST_STRETCH.wide);
  } else {
    byX = Math.min(byX, byY);
    byY = byX;
  }
  const move = ([x, y]: Point): Point => [(x - window.x) * byX, (y - window.y) * byY];
  const cells: TileCell[] = tile.cells.map((cell) => ({
    ...cell,
    centre: move(cell.centre),
    outline: cell.outline.map(move),
    radius: cell.radius * Math.min(byX, byY),
  }));
  return {
    tile: {
      cells,
      ground: tile.ground.map(({ outline, standing }) => ({ standing, outline: outline.map(move) })),
      edges: tile.edges.map(({ seat, line }) => ({ seat, line: [move(line[0]), move(line[1])] })),
      window: { x: 0, y: 0, width: window.width * byX, height: window.height * byY },
    },
    width: window.width * byX,
    height: window.height * byY,
    pieceRadius:
      Math.min(...cells.filter(({ standing }) => standing === 'home').map(({ radius }) => radius)) *
      PIECE_SHARE,
  };
}

/** How many times larger a board must be for its cells to suit a finger; 1 where they do, almost or altogether. */
export function magnified({ pieceRadius }: ScaledTile): number {
  const zoom = TOUCH / ((2 * pieceRadius) / PIECE_SHARE);
  return zoom < 1.03 ? 1 : Math.min(zoom, MOST_ZOOM);
}

export const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** An outline drawn in towards its centre, to `share` of its size. */
export const shrunk = (outline: readonly Point[], [x, y]: Point, share: number): Point[] =>
  outline.map(([px, py]) => [x + (px - x) * share, y + (py - y) * share]);
