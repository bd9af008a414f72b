import { cellAt, fileOf, isDark, rankOf, zoneOf } from '../../board/ring-board.ts';
import { seatLetter, seatOf } from '../../core/seat.ts';
import { type CellNames, chainNotation } from '../common/chain-notation.ts';
import type { Notation, Rules } from '../game.ts';
import type { CheckersPosition, Ruleset } from './position.ts';

const onDark = (zone: number, file: number, rank: number): number | null =>
  isDark(file, rank) ? cellAt(zone, file, rank) : null;

/** `A34` by the owner's letter, file and rank. */
const ringNames = (players: number): CellNames => ({
  write: (cell) => `${seatLetter(zoneOf(cell))}${fileOf(cell)}${rankOf(cell)}`,
  read: (text) => {
    const [, letter, file, rank] = /^([a-z])([1-8])([1-4])$/i.exec(text) ?? [];
    const seat = letter === undefined ? null : seatOf(letter, players);
    return seat === null ? null : onDark(seat, Number(file), Number(rank));
  },
});

/** The cell on a file and rank of the 8x8 board, ranks and files 1-8 as seat A sees them. */
const onSquareBoard = (file: number, rank: number): number | null =>
  rank <= 4 ? onDark(0, file, rank) : onDark(1, 9 - file, 9 - rank);

/** Square 1-32 of English draughts: row by row from seat A's right, A being Black of the books: 1 is g1, 32 is b8. */
function onNumber(square: number): number | null {
  if (square < 1 || square > 32) return null;
  const rank = Math.ceil(square / 4);
  return onSquareBoard((rank % 2 === 1 ? 7 : 8) - 2 * ((square - 1) % 4), rank);
}

/** As in the books. */
const squareNames = (readsNumbers: boolean): CellNames => ({
  write: (cell) => {
    const [file, rank] = [fileOf(cell), rankOf(cell)];
    const isOwn = zoneOf(cell) === 0;
    return `${'abcdefgh'[(isOwn ? file : 9 - file) - 1]}${isOwn ? rank : 9 - rank}`;
  },
  read: (text) => {
    if (readsNumbers && /^\d{1,2}$/.test(text)) return onNumber(Number(text));
    const [, file, rank] = /^([a-h])([1-8])$/i.exec(text) ?? [];
    if (file === undefined) return null;
    return onSquareBoard(file.toLowerCase().charCodeAt(0) - 96, Number(rank));
  },
});

export const buildNotation = (
  rules: Rules<CheckersPosition>,
  { players }: Ruleset,
  readsNumbers: boolean,
): Notation<CheckersPosition> =>
  chainNotation(rules, players === 2 ? squareNames(readsNumbers) : ringNames(players));
