import type { Seat } from '../core/seat.ts';

/** A point in board units, y growing downwards, as screens draw. */
export type Point = readonly [x: number, y: number];

/**
 * Where a cell stands on a tile. `home`: drawn and tapped. `sliver`: a neighbour's first cells, drawn dimmed
 * and not tapped, so that one sees where lines go on. `beyond`: outside the window, known only so that a piece
 * on its way there keeps its direction as it leaves the screen.
 */
export type Standing = 'home' | 'sliver' | 'beyond';

export interface TileCell {
  readonly cell: number;
  readonly standing: Standing;
  readonly centre: Point;
  readonly outline: readonly Point[];
  /** Radius of the circle that fits the cell, in board units: pieces are drawn inside it. */
  readonly radius: number;
  /** The seat whose castle this cell belongs to, where a game has castles: to be marked. */
  readonly castle?: Seat;
}

/** A part of the board that no piece ever stands on (checkers' light cells), drawn under everything. */
export interface Ground {
  readonly outline: readonly Point[];
  readonly standing: Standing;
}

/** A player's edge of the board, drawn in the player's colour. */
export interface HomeEdge {
  readonly seat: Seat;
  readonly line: readonly [Point, Point];
}

/** A set of cells with a window and a turn: all that a device needs to draw a board. The whole board is the tile with all cells. */
export interface Tile {
  readonly cells: readonly TileCell[];
  readonly ground: readonly Ground[];
  readonly edges: readonly HomeEdge[];
  /** A grid of rectangles, which stays itself when stretched to fill a screen. */
  readonly isGrid?: true;
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}
