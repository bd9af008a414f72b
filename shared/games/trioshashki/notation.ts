import type { CellNames } from '../common/chain-notation.ts';
import { fieldOf } from './field.ts';

/** H4: spiral numbers. */
export function spiralNames(side: number): CellNames {
  const { numbers } = fieldOf(side);
  return {
    write: (cell) => String(numbers[cell]),
    read: (text) => {
      const cell = /^[1-9]\d?$/.test(text) ? numbers.indexOf(Number(text)) : -1;
      return cell < 0 ? null : cell;
    },
  };
}
