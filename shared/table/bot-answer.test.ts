import { describe, expect, it } from 'vitest';
import { agreesTo } from './bot-answer.ts';

const early = { before: null, seatsIn: 3, turns: 9 };

describe('a bot', () => {
  it('takes a draw when it is behind, and a level one only late', () => {
    const says = (share: number, turns: number): boolean =>
      agreesTo('draw', 0, { ...early, now: [share, (1 - share) / 2, (1 - share) / 2], turns });
    expect([0.1, 0.28, 0.33, 0.6].map((share) => says(share, 9))).toEqual([true, true, false, false]);
    expect([0.33, 0.36, 0.4].map((share) => says(share, 60))).toEqual([true, true, false]);
  });

  it('counts its fair part among those still in', () => {
    expect(agreesTo('draw', 0, { ...early, now: [0.4, 0.6, 0], seatsIn: 2 })).toBe(true);
    expect(agreesTo('draw', 0, { now: [0.4, 0.3, 0.3], ...early })).toBe(false);
  });

  it('declines a draw when it is sure to win, however late and whatever the others have left', () => {
    for (const now of [
      [1, 0],
      [1, 0, 0],
      [1, 0, 0, 0],
    ]) {
      for (let seatsIn = 2; seatsIn <= now.length; seatsIn++) {
        for (const turns of [0, 40, 60, 80, 500])
          expect(agreesTo('draw', 0, { now, before: null, seatsIn, turns })).toBe(false);
      }
    }
  });

  it('counts one who is sure to lose among those still in', () => {
    expect(agreesTo('draw', 0, { now: [0.55, 0.45, 0], before: null, seatsIn: 3, turns: 60 })).toBe(false);
    expect(agreesTo('draw', 0, { now: [0.55, 0.45, 0], before: null, seatsIn: 2, turns: 60 })).toBe(true);
  });

  it('lets a turn be taken back unless that costs it dear', () => {
    const now = [0.2, 0.5, 0.3];
    expect(agreesTo('takeback', 1, { ...early, now, before: [0.3, 0.36, 0.34] })).toBe(true);
    expect(agreesTo('takeback', 1, { ...early, now, before: [0.4, 0.3, 0.3] })).toBe(false);
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
