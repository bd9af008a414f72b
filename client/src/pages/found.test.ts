import { describe, expect, it } from 'vitest';
import type { OpenTable } from '../../../shared/wire/wire.ts';
import { inOrder, soleTable, welcomeAt } from './found.ts';

const table = (code: string, open: number, isPlaying = false): OpenTable => ({
  code,
  host: 'Eva',
  game: 'checkers',
  seats: 3,
  open,
  isPlaying,
});
const [open, full, running] = [table('BCDF', 1), table('FULL', 0), table('RUNS', 0, true)];

describe('tables found', () => {
  it('welcome to a seat, back to one that is kept, or to watch', () => {
    expect([open, full, running].map((one) => welcomeAt(one, null))).toEqual(['join', 'watch', 'watch']);
    expect(welcomeAt(running, 'RUNS')).toBe('return');
    expect(welcomeAt(open, 'BCDF')).toBe('join');
  });

  it('stand with a seat for this device first', () => {
    expect(inOrder([full, open, running], 'RUNS')).toEqual([running, open, full]);
  });

  it('are joined unasked only when one alone has a free seat', () => {
    expect(soleTable([running, open, full], null)).toBe(open);
    expect(soleTable([open, table('MORE', 2)], null)).toBeNull();
    expect(soleTable([open, running], 'RUNS')).toBeNull();
    expect(soleTable([full, running], null)).toBeNull();
    expect(soleTable([], null)).toBeNull();
  });
});
