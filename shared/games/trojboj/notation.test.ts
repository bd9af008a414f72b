import { describe, expect, it } from 'vitest';
import { type Layout, layOut } from './lay-out.ts';
import { COMPULSORY, HUFFING, stepped } from './testing.ts';

/** What a text is read as: the turn written in full, or why it is none. */
function read({ variant: { notation }, position }: Layout, text: string): string {
  const turn = notation.readTurn(position, text);
  return turn.ok ? notation.writeTurn(position, turn.value) : turn.error;
}

const chain = layOut(COMPULSORY, 'A', { A: 'e3 a1', B: 'e4 j10', C: 'f5 j1' });
const free = layOut(HUFFING, 'A', { A: 'e3 a1', B: 'e4 j10', C: 'f5 j1' });
const far = layOut(HUFFING, 'A', { A: 'h3 i9', B: 'i3 j4', C: 'i2 j1' });

describe('cells', () => {
  it('are row and place', () => {
    const { notation } = chain.variant;
    expect(notation.readCell('J10')).toBe(notation.readCell('j10'));
    for (const bad of ['a2', 'j11', 'k1', 'a0', 'b01', '', '11']) expect(notation.readCell(bad)).toBeNull();
  });
});

describe('turns', () => {
  it('are steps, chains, returns, huffs and chains broken off', () => {
    expect(read(chain, 'e3xe5xg5')).toBe('e3xe5xg5');
    expect(read(free, 'e3-f4')).toBe('e3-f4');
    expect(read(free, 'e3xe5.')).toBe('e3xe5.');
    expect(read(far, 'h3xj3.>a1')).toBe('h3xj3.>a1');
    expect(read(far, 'i9-j9>d3')).toBe('i9-j9>d3');
    const huff = layOut(HUFFING, 'B', { A: '!e3 a1', B: 'j10', C: 'j1' });
    expect(read(huff, '!e3,j10-i9')).toBe('!e3,j10-i9');
  });

  it('are read in capitals and with other signs', () => {
    for (const text of ['E3XE5XG5', 'e3:e5:g5', 'e3×e5×g5', ' e3xe5xg5 ']) {
      expect(read(chain, text)).toBe('e3xe5xg5');
    }
    expect(read(free, 'e3–f4')).toBe('e3-f4');
  });

  it('go on from inside a turn', () => {
    const middle = stepped(far, 'h3xj3');
    expect(read(middle, 'j3xh1')).toBe('j3xh1');
    expect(read(middle, 'stop>b2')).toBe('stop>b2');
    expect(read(stepped(middle, 'stop'), 'j3>b2')).toBe('j3>b2');
  });

  it('are refused in clear words', () => {
    expect(read(chain, 'a1-b1')).toBe('a1-b1: you must jump');
    expect(read(chain, 'e3xe5')).toBe(
      'e3xe5: the chain must be played to its end, or broken off with a full stop where one may',
    );
    expect(read(chain, 'e3xe5.')).toBe('e3xe5.: not legal here');
    expect(read(free, 'i9-j9')).toBe('i9-j9: there is no stone on the first cell');
    expect(read(free, 'j10-i9')).toBe('j10-i9: the stone belongs to another player');
    expect(read(far, 'i9-j9')).toBe('i9-j9: the stone goes to a free cell of its base, such as >b1');
    expect(read(far, 'i9-j9>e1')).toBe('i9-j9>e1: the stone goes to a free cell of its base');
    expect(read(far, 'i9-j9>a1>b1')).toBe('i9-j9>a1>b1: the turn is over before a1>b1');
    expect(read(free, '!e3,a1-b1')).toBe('!e3,a1-b1: not legal here');
    expect(read(free, 'hello')).toBe('hello: not understood as a turn');
    expect(read(free, '')).toBe(': not understood as a turn');
    expect(read(free, 'pass')).toBe('pass: only who cannot move passes');
    expect(read(layOut(HUFFING, 'B', { A: '!e3 a1', B: 'j10', C: 'j1' }), '!e3')).toBe(
      '!e3: a move follows the huff',
    );
    const stuck = layOut(COMPULSORY, 'A', { A: 'j1', B: 'j2 j3', C: 'c1' });
    expect(read(stuck, 'j1-j2')).toBe('j1-j2: the player to move has no move and must pass');
  });
});
