import { type HexLook, hexBoardTile, hexZoneTile } from '../../board/hex-shape.ts';
import type { Display } from '../game.ts';
import { BOARD, CASTLES } from './position.ts';

/** A third of the board each: the lines between the zones run through cells, which go to one side. */
const LOOK: HexLook = { borders: 'split', castles: CASTLES };

export const tiles: Pick<Display, 'board' | 'tile'> = {
  board: (seat) => hexBoardTile(BOARD, seat, LOOK),
  tile: (seat) => hexZoneTile(BOARD, seat, LOOK),
};
