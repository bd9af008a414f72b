import { variantOf } from '../../../shared/games/catalogue.ts';
import { cellsOf } from '../../../shared/games/changes.ts';
import type { Change, Position, Variant } from '../../../shared/games/game.ts';
import { readRecord } from '../../../shared/games/record.ts';
import { readHeader } from '../../../shared/games/record-header.ts';
import type { Trace } from '../../../shared/table/traces.ts';
import type { BoardState } from '../../../shared/table/view.ts';

/** One picture of a record played through. */
export interface Frame {
  /** The turn that led to it; null for the position at the beginning. */
  readonly turn: { readonly number: number; readonly seat: number; readonly text: string } | null;
  readonly board: BoardState;
  /** Of that turn alone. */
  readonly traces: readonly Trace[];
}

export interface Film {
  readonly variant: Variant;
  readonly frames: readonly Frame[];
  /** The turn that could not be played; the frames stop before it. */
  readonly error: { readonly ply: number; readonly text: string } | null;
}

const boardOf = (variant: Variant, position: Position): BoardState => ({
  mover: position.mover,
  pieces: variant.display.pieces(position),
  draft: [],
  inHand: 0,
  lights: [],
  mustCapture: false,
});

/** Plays a pasted record through; null when it is of no game known here. */
export function filmOf(text: string, fallback: string): Film | null {
  const header = readHeader(text, fallback);
  if (!header.ok) return null;
  const variant = variantOf(header.value.game, header.value.options);
  const { start, plies, error } = readRecord(variant, text);
  let before = start;
  const frames: Frame[] = [{ turn: null, board: boardOf(variant, before), traces: [] }];
  for (const { number, seat, text: written, position } of plies) {
    frames.push({
      turn: { number, seat, text: written },
      board: boardOf(variant, position),
      traces: [{ seat, cells: cellsOf(changesOf(variant, before, written)) }],
    });
    before = position;
  }
  return { variant, frames, error: error ? { ply: error.ply, text: error.text } : null };
}

/** What a turn did to the board, for its trace; nothing for a leaving. */
function changesOf(variant: Variant, start: Position, written: string): readonly Change[] {
  const { rules, notation, display } = variant;
  const turn = notation.readTurn(start, written);
  if (!turn.ok) return [];
  const position = rules.clone(start);
  return turn.value.flatMap((step) => {
    const changes = display.changes(position, step);
    rules.play(position, step);
    return changes;
  });
}
