import { describe, expect, it } from 'vitest';
import { agreesTo } from './bot-answer.ts';

const early = { before: null, turns: 9 };

describe('a bot', () => {
  it('takes a draw when it is behind, and a level one only late', () => {
    const says = (share: number, turns: number): boolean =>
      agreesTo('draw', 0, { now: [share, (1 - share) / 2, (1 - share) / 2], before: null, turns });
    expect([0.1, 0.28, 0.33, 0.6].map((share) => says(share, 9))).toEqual([true, true, false, false]);
    expect([0.33, 0.36, 0.4].map((share) => says(share, 60))).toEqual([true, true, false]);
  });

  it('counts its fair part among those still in', () => {
    expect(agreesTo('draw', 0, { now: [0.4, 0.6, 0], ...early })).toBe(true);
    expect(agreesTo('draw', 0, { now: [0.4, 0.3, 0.3], ...early })).toBe(false);
  });

  it('lets a turn be taken back unless that costs it dear', () => {
    const now = [0.2, 0.5, 0.3];
    expect(agreesTo('takeback', 1, { now, before: [0.3, 0.36, 0.34], turns: 5 })).toBe(true);
    expect(agreesTo('takeback', 1, { now, before: [0.4, 0.3, 0.3], turns: 5 })).toBe(false);
  });

  it('leaves together with another only where all is lost', () => {
    expect(agreesTo('surrender', 2, { now: [0.6, 0.35, 0.05], ...early })).toBe(true);
    expect(agreesTo('surrender', 1, { now: [0.6, 0.35, 0.05], ...early })).toBe(false);
  });

  it('agrees to nothing it could not think about', () => {
    for (const kind of ['draw', 'takeback', 'surrender'] as const)
      expect(agreesTo(kind, 0, null)).toBe(false);
  });
});
