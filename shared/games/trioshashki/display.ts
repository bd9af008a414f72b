import { type HexLook, hexBoardTile, hexZoneTile } from '../../board/hex-shape.ts';
import { isKing, ownerOf, stepFrom, stepOver, stepTo, TAKEN } from '../common/draughts.ts';
import { draughtsTaps } from '../common/draughts-taps.ts';
import {
  type Change,
  type Display,
  type Occupant,
  PASS,
  type Piece,
  type Rules,
  type Step,
} from '../game.ts';
import { fieldOf } from './field.ts';
import type { Moves } from './moves.ts';
import { type Ruleset, SEATS, type TrioPosition } from './position.ts';
import { stackOn } from './towers.ts';

/** A home is in a corner, which is turned anticlockwise to the bottom. */
const LOOK: HexLook = { turn: -30, borders: 'shared' };

const pieceOf = (code: number): Piece => ({ owner: ownerOf(code), kind: isKing(code) ? 'king' : 'man' });

export function buildDisplay(
  rules: Rules<TrioPosition>,
  { quietTargets }: Moves,
  { side, hasTowers }: Ruleset,
): Display<TrioPosition> {
  const { board } = fieldOf(side);

  const pieces = (position: TrioPosition): Occupant[] => {
    const { cells, chain } = position;
    const found: Occupant[] = [];
    cells.forEach((code, cell) => {
      if (code === 0) return;
      const stack = stackOn(position, cell).map(pieceOf);
      if (code >= TAKEN && !hasTowers) found.push({ cell, stack, state: 'taken' });
      else if (cell === chain) found.push({ cell, stack, state: 'moving' });
      else found.push({ cell, stack });
    });
    return found;
  };

  const changes = (position: TrioPosition, step: Step): Change[] => {
    if (step === PASS) return [];
    const [from, to, over] = [stepFrom(step), stepTo(step), stepOver(step)];
    const next = rules.clone(position);
    rules.play(next, step);
    const list: Change[] = [{ kind: 'move', from, to }];
    if (hasTowers && over >= 0) list.push({ kind: 'move', from: over, to, count: 1, isUnder: true });
    if (isKing(next.cells[to]!) && !isKing(position.cells[from]!)) list.push({ kind: 'crown', cell: to });
    if (hasTowers) return list;
    // H6: what the chain has taken goes when it ends, in the order in which it was jumped; then those locked (H9).
    const taken = [...position.taken.subarray(0, position.takenCount), ...(over >= 0 ? [over] : [])];
    const others = [...position.cells.keys()].filter((cell) => cell !== from && !taken.includes(cell));
    for (const cell of [...taken, ...others]) {
      if (position.cells[cell] !== 0 && next.cells[cell] === 0) list.push({ kind: 'take', cell });
    }
    return list;
  };

  return {
    board: (seat) => hexBoardTile(board, seat, LOOK),
    tile: (seat) => hexZoneTile(board, seat, LOOK),
    pieces,
    changes,
    ...draughtsTaps(rules, { quietTargets }),
    scores: ({ men, kings }) => Array.from({ length: SEATS }, (_, seat) => men[seat]! + kings[seat]!),
  };
}
