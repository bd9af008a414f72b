import { expect, it } from 'vitest';
import { layOut } from './checkers/lay-out.ts';
import { perft } from './perft.ts';

it('counts whole turns, not steps, and a forced pass as one', () => {
  const ring = layOut({ players: '2', rules: 'english' }, 'A', { A: 'kc1', B: 'b2 d2 b4 d4 h8' });
  expect([0, 1, 2].map((depth) => perft(ring.variant.rules, ring.position, depth))).toEqual([1, 2, 2]);
  const blocked = layOut({ players: '3', rules: 'russian' }, 'A', { A: 'A44', B: 'B64 B73', C: 'C11' });
  expect(perft(blocked.variant.rules, blocked.position, 1)).toBe(1);
});

it('adds nothing after the end of a game', () => {
  const last = layOut({ players: '3', rules: 'english' }, 'A', { A: 'A13', B: 'A24' });
  expect([1, 2].map((depth) => perft(last.variant.rules, last.position, depth))).toEqual([1, 0]);
});
