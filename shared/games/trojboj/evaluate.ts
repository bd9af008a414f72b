import { NONE } from '../../board/hex-board.ts';
import { type Field, jumpsStart } from './field.ts';
import { ownerOf, type TrojbojPosition } from './position.ts';

/** The worth of a stone. Search reads worths on this scale. */
export const MAN_WORTH = 100;
/** What an open jump is worth to who may make it and costs who would lose the stone. */
const THREAT = 10;

/** Stones on the board, and the jumps that stand open, seat by seat. */
export const buildEvaluate =
  ({ jumps }: Field) =>
  ({ cells, men }: TrojbojPosition, into: Float64Array): void => {
    for (let seat = 0; seat < men.length; seat++) into[seat] = MAN_WORTH * men[seat]!;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells[cell]!;
      if (code === 0) continue;
      for (let i = jumpsStart(cell); jumps[i] !== NONE; i += 2) {
        const over = cells[jumps[i]!]!;
        if (over === 0 || over === code || cells[jumps[i + 1]!] !== 0) continue;
        into[ownerOf(code)]! += THREAT;
        into[ownerOf(over)]! -= THREAT;
      }
    }
  };
