import { describe, expect, it } from 'vitest';
import { cellAt } from '../../board/ring-board.ts';
import { after } from '../turn.ts';
import { checkers } from './index.ts';
import { type Layout, layOut } from './lay-out.ts';

const RUSSIAN = { players: '3', rules: 'russian' };
const ENGLISH_2 = { players: '2', rules: 'english' };

/** What a text is read as: the turn written in full, or why it is none. */
function read({ variant: { notation }, position }: Layout, text: string): string {
  const turn = notation.readTurn(position, text);
  return turn.ok ? notation.writeTurn(position, turn.value) : turn.error;
}

describe('cells', () => {
  it('are seat letter, file and rank', () => {
    const { notation } = checkers.variant(RUSSIAN);
    expect(notation.cell(cellAt(0, 3, 3))).toBe('A33');
    expect(notation.readCell('c84')).toBe(cellAt(2, 8, 4));
    for (const bad of ['A34', 'D11', 'A35', 'A93', 'A3', '', '11']) expect(notation.readCell(bad)).toBeNull();
  });

  it('are those of the 8x8 board for two players', () => {
    const { notation } = checkers.variant({ players: '2', rules: 'russian' });
    expect(notation.cell(cellAt(0, 1, 1))).toBe('a1');
    expect(notation.cell(cellAt(1, 1, 1))).toBe('h8');
    expect(notation.readCell('E5')).toBe(cellAt(1, 4, 4));
    for (const bad of ['a2', 'i1', 'a9', '11']) expect(notation.readCell(bad)).toBeNull();
  });

  it('are read as numbers too in English draughts, seat A being Black', () => {
    const { notation } = checkers.variant(ENGLISH_2);
    const named = [1, 2, 4, 5, 11, 15, 18, 28, 32].map((n) => notation.cell(notation.readCell(String(n))!));
    expect(named).toEqual(['g1', 'e1', 'a1', 'h2', 'c3', 'd4', 'e5', 'a7', 'b8']);
    expect(notation.readCell('0')).toBeNull();
    expect(notation.readCell('33')).toBeNull();
  });
});

describe('turns', () => {
  const chain = layOut(RUSSIAN, 'A', { A: 'A11 A73', B: 'A22 B11', C: 'A24 C11' });

  it('are written with every landing', () => {
    expect(read(chain, 'A11xA33xB84')).toBe('A11xA33xB84');
    expect(read(layOut(RUSSIAN, 'A', { A: 'A11', B: 'B11' }), 'A11-A22')).toBe('A11-A22');
  });

  it('are read in lower case, with other signs, and short where one turn only fits', () => {
    for (const text of ['a11xa33xb84', 'A11:A33:B84', 'A11×A33×B84', ' A11xB84 ', 'a11Xb84']) {
      expect(read(chain, text)).toBe('A11xA33xB84');
    }
  });

  it('are refused in clear words', () => {
    expect(read(chain, 'A11-A22')).toBe('A11-A22: you must capture');
    expect(read(chain, 'A73-A84')).toBe('A73-A84: you must capture');
    expect(read(chain, 'A11xA33')).toBe('A11xA33: the capture must be played to its end');
    expect(read(chain, 'A51-A62')).toBe('A51-A62: there is no piece on the first cell');
    expect(read(chain, 'B11-B22')).toBe('B11-B22: the piece belongs to another player');
    expect(read(chain, 'A73xA55')).toBe('A73xA55: not understood as a turn');
    expect(read(chain, 'A73xA51')).toBe('A73xA51: not legal here');
    expect(read(chain, 'hello')).toBe('hello: not understood as a turn');
    expect(read(chain, 'pass')).toBe('pass: only who cannot move passes');
  });

  it('are ambiguous where two captures begin and end alike', () => {
    const ring = layOut(ENGLISH_2, 'A', { A: 'kc1', B: 'b2 d2 b4 d4 h8' });
    expect(read(ring, 'c1xc1')).toBe('c1xc1: ambiguous, 2 captures begin and end so');
    expect(read(ring, '3x12x19x10x3')).toBe('c1xa3xc5xe3xc1');
    expect(read(ring, '3x10x19x12x3')).toBe('c1xe3xc5xa3xc1');
  });

  it('are read as numbers in English draughts: 11-15 is c3-d4', () => {
    const { variant } = { variant: checkers.variant(ENGLISH_2) };
    expect(read({ variant, position: variant.rules.setup(0) }, '11-15')).toBe('c3-d4');
  });

  it('a single step inside a chain is written from the cell the piece has reached', () => {
    const { rules, notation } = chain.variant;
    const first = notation.readStep(chain.position, 'A11xA33')!;
    const middle = after(rules, chain.position, first);
    const second = notation.readStep(middle, 'A33xB84')!;
    expect(notation.writeStep(middle, second)).toBe('A33xB84');
    expect(notation.writeTurn(chain.position, [first, second])).toBe('A11xA33xB84');
    expect(notation.readStep(chain.position, 'A33xB84')).toBeNull();
  });
});
