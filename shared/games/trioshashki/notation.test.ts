import { describe, expect, it } from 'vitest';
import { readRecord } from '../record.ts';
import { after } from '../turn.ts';
import { type Layout, layOut } from './lay-out.ts';

/** What a text is read as: the turn written in full, or why it is none. */
function read({ variant: { notation }, position }: Layout, text: string): string {
  const turn = notation.readTurn(position, text);
  return turn.ok ? notation.writeTurn(position, turn.value) : turn.error;
}

const chain = layOut({}, 'A', '1:a 38:a 5:b 28:c 46:b 54:c');

describe('H4: notation', () => {
  it('knows the numbers of its board alone', () => {
    const { notation } = layOut({ board: '37' }, 'A', '1:a').variant;
    expect(notation.readCell('37')).not.toBeNull();
    for (const bad of ['0', '38', '61', '05', 'a1', '', '-1', '3.0'])
      expect(notation.readCell(bad)).toBeNull();
    expect(chain.variant.notation.readCell('61')).not.toBeNull();
    expect(chain.variant.notation.readCell('62')).toBeNull();
  });
  it('writes every landing, and reads other signs and a chain cut short that fits one turn only', () => {
    for (const text of ['1x14x48', '1:14:48', '1×14×48', ' 1X48 ']) expect(read(chain, text)).toBe('1x14x48');
    expect(read(layOut({}, 'A', '38:a 46:b'), '38-20')).toBe('38-20');
  });
  it('refuses in words what is no turn', () => {
    expect(read(chain, '38-20')).toBe('38-20: you must capture');
    expect(read(chain, '1x14')).toBe('1x14: the capture must be played to its end');
    expect(read(chain, '2-1')).toBe('2-1: there is no piece on the first cell');
    expect(read(chain, '46-26')).toBe('46-26: the piece belongs to another player');
    expect(read(chain, '1x62')).toBe('1x62: not understood as a turn');
    const ring = layOut({}, 'A', '8:a 2:b 3:c 9:b 46:b 54:c');
    expect(read(ring, '8x8')).toBe('8x8: ambiguous, 2 captures begin and end so');
  });
  it('writes a step inside a chain from the cell the piece has reached', () => {
    const { rules, notation } = chain.variant;
    const middle = after(rules, chain.position, notation.readStep(chain.position, '1x14')!);
    expect(notation.readStep(chain.position, '14x48')).toBeNull();
    expect(notation.writeStep(middle, notation.readStep(middle, '14x48')!)).toBe('14x48');
  });
  it('has turns that look like the result of a game: a record may end in one', () => {
    const { variant } = chain;
    const begun = readRecord(variant, '9-2 12-4 16-6 2-1');
    expect([begun.error, begun.plies.length]).toEqual([undefined, 4]);
    const stopped = readRecord(variant, '9-2 12-4 16-6 0-1');
    expect([stopped.error, stopped.plies.length]).toEqual([undefined, 3]);
  });
});
