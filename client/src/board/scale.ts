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
      Math.min(...cells.filter(({ standing }) => standing === 'home').map(({ radius }) => radius)) * 0.94,
  };
}

export const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
