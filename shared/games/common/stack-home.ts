import { type HexBoard, NONE, readHexName } from '../../board/hex-board.ts';
import { CHARIOT, HORSE, SHIELD } from './stack-ruleset.ts';

/** A3, T3: seat A's castle by the number of pieces on each cell; the others' lie likewise before them. */
const HOME: readonly (readonly [cells: string, kinds: readonly number[]])[] = [
  ['a1 a2 a3 a4', [SHIELD, HORSE, CHARIOT]],
  ['b2 b3 b4', [SHIELD, HORSE]],
  ['c3 c4', [SHIELD]],
];

/** What stands where at the start of seat A's castle, from the bottom up; Pari has as many pieces of one kind. */
export function homeSetUp(board: HexBoard, isPari: boolean): Map<number, readonly number[]> {
  return new Map(
    HOME.flatMap(([cells, kinds]) =>
      cells
        .split(' ')
        .map((name) => [readHexName(board, name)!, isPari ? kinds.map(() => SHIELD) : kinds] as const),
    ),
  );
}

/** A2, T3: the castles are the cells of the set-up. By cell the seat, or NONE. */
export function castlesOf(board: HexBoard): Uint8Array {
  const castles = new Uint8Array(board.cells).fill(NONE);
  board.rotations.forEach((rotation, seat) => {
    for (const cell of homeSetUp(board, false).keys()) castles[rotation[cell]!] = seat;
  });
  return castles;
}
