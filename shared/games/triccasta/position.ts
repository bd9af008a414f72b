import { hexBoard } from '../../board/hex-board.ts';
import { castlesOf } from '../common/stack-home.ts';

/** T1: the hexagon of 60 cells with sides of 4 and 6; seats A, B and C are White, Blue and Gold. */
export const BOARD = hexBoard(4, 6, 3);

/** T3: by cell the owner of the castle it belongs to, or NONE. */
export const CASTLES = castlesOf(BOARD);
