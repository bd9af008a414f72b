import { ringBoardTile, ringZoneTile } from '../../board/ring-shape.ts';
import { isKing, NO_CHAIN, ownerOf, stepFrom, stepOver, stepTo, TAKEN } from '../common/draughts.ts';
import { draughtsTaps } from '../common/draughts-taps.ts';
import { type Change, type Display, type Occupant, PASS, type Rules, type Step } from '../game.ts';
import type { Moves } from './moves.ts';
import { type CheckersPosition, materialOf, type Ruleset } from './position.ts';

export function buildDisplay(
  rules: Rules<CheckersPosition>,
  { quietTargets, landings }: Moves,
  { flyingKings }: Ruleset,
): Display<CheckersPosition> {
  const { seats } = rules;

  const pieces = ({ cells, chain }: CheckersPosition): Occupant[] => {
    const found: Occupant[] = [];
    cells.forEach((code, cell) => {
      if (code === 0) return;
      const stack = [{ owner: ownerOf(code), kind: isKing(code) ? 'king' : 'man' }];
      if (code >= TAKEN) found.push({ cell, stack, state: 'taken' });
      else if (cell === chain) found.push({ cell, stack, state: 'moving' });
      else found.push({ cell, stack });
    });
    return found;
  };

  /** C9: the king might capture so, but not take on from there. */
  const isShort = (position: CheckersPosition, from: number, target: number): boolean =>
    flyingKings && isKing(position.cells[from]!) && landings(position, from).includes(target);

  const changes = (position: CheckersPosition, step: Step): Change[] => {
    if (step === PASS) return [];
    const [from, to] = [stepFrom(step), stepTo(step)];
    const next = rules.clone(position);
    rules.play(next, step);
    const list: Change[] = [{ kind: 'move', from, to }];
    if (isKing(next.cells[to]!) && !isKing(position.cells[from]!)) list.push({ kind: 'crown', cell: to });
    // C7: what the chain has captured leaves the board when it ends, in the order in which it was jumped.
    if (next.chain === NO_CHAIN) {
      for (let i = 0; i < position.takenCount; i++) list.push({ kind: 'take', cell: position.taken[i]! });
      if (stepOver(step) >= 0) list.push({ kind: 'take', cell: stepOver(step) });
    }
    return list;
  };

  return {
    board: (seat) => ringBoardTile(seats, seat),
    tile: (seat) => ringZoneTile(seats, seat),
    pieces,
    changes,
    ...draughtsTaps(rules, { quietTargets, isShort }),
    scores: (position) => Array.from({ length: seats }, (_, seat) => materialOf(position, seat)),
  };
}
