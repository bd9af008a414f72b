import { hexBoard } from '../../board/hex-board.ts';
import { castlesOf } from '../common/stack-home.ts';

/** A1: the hexagon of 37 cells, seat A being White. */
export const BOARD = hexBoard(4, 4, 2);

/** A2: by cell the owner of the castle it belongs to, or NONE. */
export const CASTLES = castlesOf(BOARD);
