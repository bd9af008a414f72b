import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { newCode, readCode } from './code.ts';

describe('table codes', () => {
  it('reads lower case, spaces, Cyrillic twins and digits that look like letters', () => {
    expect(readCode('bckh')).toBe('BCKH');
    expect(readCode(' b c-K h ')).toBe('BCKH');
    expect(readCode('вскн')).toBe('BCKH');
    expect(readCode('МРТХ')).toBe('MPTX');
    expect(readCode('852B')).toBe('BSZB');
  });

  it('refuses what cannot be a code', () => {
    for (const typed of ['', 'BCK', 'BCKHD', 'BAKH', 'B!KH', 'ЖЖЖЖ', '💥💥💥💥'])
      expect(readCode(typed)).toBeNull();
  });

  it('makes codes that read back as themselves, and never a rude one', () => {
    const random = seededRandom(7);
    for (let made = 0; made < 2000; made++) {
      const code = newCode(random, () => true);
      expect(readCode(code)).toBe(code);
      expect(code).not.toMatch(/FCK|SHT|CNT|[AEIOUYQGVW0-9]/);
    }
  });

  it('does not give out a code in use', () => {
    const first = newCode(seededRandom(3), () => true);
    expect(newCode(seededRandom(3), (code) => code !== first)).not.toBe(first);
  });
});
