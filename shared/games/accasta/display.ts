import { type HexLook, hexBoardTile, hexZoneTile } from '../../board/hex-shape.ts';
import type { Display } from '../game.ts';
import { BOARD, CASTLES } from './position.ts';

/** Both players' tiles show the middle rank: two phones head to head have it between them. */
const LOOK: HexLook = { borders: 'shared', castles: CASTLES };

export const tiles: Pick<Display, 'board' | 'tile'> = {
  board: (seat) => hexBoardTile(BOARD, seat, LOOK),
  tile: (seat) => hexZoneTile(BOARD, seat, LOOK),
};
