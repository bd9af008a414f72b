import { describe, expect, it } from 'vitest';
import { played, read, stepped } from '../common/testing.ts';
import { laid, start, variantWith } from './testing.ts';

describe('cells', () => {
  it('are rank letter and number from the left', () => {
    const { notation } = variantWith();
    expect(notation.readCell('D4')).toBe(notation.readCell('d4'));
    for (const bad of ['a5', 'd8', 'h1', 'a0', 'a', '11', 'a10']) expect(notation.readCell(bad)).toBeNull();
  });
});

describe('turns', () => {
  it('are read long, short and by counts, with any of the signs', () => {
    for (const text of [
      'a1:C+b2,HS-c1',
      'a1Cb2c1',
      'a1:Cb2,HSc1',
      'a1CB2HSc1',
      'a1:1+b2,-c1',
      'a11b22c1',
      ' a1:C+b2,-c1 ',
    ]) {
      expect(read(start(), text)).toBe('a1:C+b2,HS-c1');
    }
    for (const text of ['a1:CHS-c1', 'a1c1', 'a1:c1', 'a1:3-c1', 'a1CHSc1', 'a1:–c1']) {
      expect(read(start(), text)).toBe('a1:CHS-c1');
    }
    const captive = laid('A', 'd4:hC c3:s g4:s a1:S');
    for (const text of ['d4:Chxc3', 'd4:Ch×c3', 'd4ChXc3', 'd4:+c3', 'd4c3', 'd4:2xc3']) {
      expect(read(captive, text)).toBe('d4:Chxc3');
    }
  });

  it('take a letter for a rank exactly when a digit follows it', () => {
    const layout = laid('A', 'd4:cC c4:s e1:h');
    expect(read(layout, 'd4Cc4')).toBe('d4:Cxc4');
    expect(read(layout, 'd4Ccc4')).toBe('d4:Ccxc4');
    expect(read(layout, 'd4c4')).toBe('d4:Ccxc4');
  });

  it('write own pieces in upper case and captives in lower, for both players', () => {
    expect(read(laid('B', 'd4:Shc a1:S'), 'd4c4')).toBe('d4:CHs-c4');
  });

  it('are refused in clear words', () => {
    const layout = laid('A', 'a2:sHC d4:C d5:SSS b3:Ss a4:S c5:S g4:s');
    const why = (text: string): string => read(layout, text).replace(`${text}: `, '');
    expect(read(start(), 'hello')).toBe('hello: not understood as a turn');
    expect(read(start(), 'a1')).toBe('a1: not understood as a turn');
    expect(read(start(), 'a1:C-z9')).toBe('a1:C-z9: not understood as a turn');
    expect(read(start(), 'stop')).toBe('stop: no turn has begun');
    expect(why('a1:S-b1')).toBe('S-b1: there is no stack on the first cell');
    expect(why('g4:S-g3')).toBe('S-g3: the stack belongs to another player');
    expect(why('b3:S-b2')).toBe('S-b2: your pieces in this stack are captives');
    expect(why('d4:H-d3')).toBe('H-d3: the top pieces are C');
    expect(why('d4:2-d3')).toBe('2-d3: the stack has fewer pieces');
    expect(why('d4:0-d3')).toBe('0-d3: at least one piece moves');
    expect(why('d4:C-b3')).toBe('C-b3: the head cannot reach this cell');
    expect(why('d4:C-d6')).toBe('C-d6: a stack stands in the way');
    expect(why('d4:C+d5')).toBe('C+d5: a stack holds three pieces of one colour at most');
    expect(why('a2:CH-a1')).toBe('CH-a1: an enemy piece would be released in your own castle');
    expect(why('d4:C+d3')).toBe('C+d3: the sign should be -');
    expect(why('a2:C-b2,Hs+a1')).toBe('Hs+a1: the sign should be -');
    expect(why('d4:C-d3,C-d2')).toBe('the turn is over before C-d2');
    const over = played(laid('A', 'd7:s c6:sssS d6:sssS e6:sssS a1:S'), 'a1:S-a2');
    expect(read(over, 'd7:S-d6')).toBe('d7:S-d6: the game is over');
  });
});

describe('steps', () => {
  it('are single sub-moves and stop', () => {
    const open = stepped(start(), 'a1:C+b2');
    const { notation } = open.variant;
    expect(notation.writeStep(open.position, notation.readStep(open.position, 'stop')!)).toBe('stop');
    expect(read(open, 'stop')).toBe('stop');
    expect(read(open, 'a1:HS-c1')).toBe('a1:HS-c1');
    expect(read(open, 'b2:C-c2')).toContain('goes on from the same stack or stops');
    for (const text of ['stop', 'pass', 'a1:C+b2,HS-c1', 'a1:C-a2']) {
      expect(notation.readStep(start().position, text)).toBeNull();
    }
  });
});
