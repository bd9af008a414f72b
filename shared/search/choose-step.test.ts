import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../core/random.ts';
import { variantOf } from '../games/catalogue.ts';
import { layOut } from '../games/checkers/lay-out.ts';
import type { Position, Variant } from '../games/game.ts';
import { after, legalSteps } from '../games/turn.ts';
import { seenSteps } from './attention.ts';
import { chooseStep, judge } from './choose-step.ts';
import { LEVELS, levelOf, STANDING_LEVEL } from './levels.ts';
import { STYLES } from './style.ts';

const RUSSIAN = { players: '3', rules: 'russian' };
const ENGLISH = { players: '3', rules: 'english' };
const levels = LEVELS.map((_, i) => i + 1);
/** Levels without chance in their choice. */
const STEADY = [4, 5];
const SEEDS = [1, 2, 3];

/** The text of the step chosen in a layout. */
function chosen({ variant, position }: ReturnType<typeof layOut>, level: number, seed: number): string {
  return variant.notation.writeStep(position, chooseStep(variant, position, { level, seed }));
}

/** How a level plays a game to its end, as the step of the mover. Level 0 plays at random. */
function playGame(variant: Variant, seed: number, levelOf: (seat: number) => number): readonly number[] {
  const { rules } = variant;
  const random = seededRandom(seed);
  let position: Position = rules.setup(0);
  for (;;) {
    const outcome = rules.outcome(position);
    if (outcome) return outcome.places;
    const steps = legalSteps(rules, position);
    const level = levelOf(position.mover);
    const step =
      level === 0
        ? steps[below(random, steps.length)]!
        : chooseStep(variant, position, { level, seed: below(random, 1e9) });
    position = after(rules, position, step);
  }
}

/** The share of wins that the seats of `better` take from `worse` in games of one against the others, both ways. */
function shareOf(variant: Variant, better: number, worse: number, games: number): number {
  let share = 0;
  for (let game = 0; game < games; game++) {
    const alone = (game >> 1) % variant.rules.seats;
    const isBetter = (seat: number): boolean => (seat === alone) === (game % 2 === 0);
    const places = playGame(variant, game, (seat) => (isBetter(seat) ? better : worse));
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    share += winners.filter(isBetter).length / winners.length / games;
  }
  return share;
}

describe('a choice', () => {
  it('is the same for the same position, level and seed, and leaves the position alone', () => {
    const { variant, position } = layOut(RUSSIAN, 'A', { A: 'A11 A31 A33', B: 'B11 B33 B53', C: 'kC11 C24' });
    const before = structuredClone(position);
    const other = variantOf('triccasta', {});
    for (const level of levels.slice(0, 5)) {
      const steps = [1, 1].map((seed) => chooseStep(variant, position, { level, seed }));
      expect(steps[0]).toBe(steps[1]);
      // Searches use the same memory, one after another: nothing of another game may stay in it.
      chooseStep(other, other.rules.setup(0), { level, seed: 2 });
      const twin = structuredClone(position);
      expect(chooseStep(variant, twin, { level, seed: 1 })).toBe(steps[0]);
    }
    expect(position).toEqual(before);
  });

  it('is legal at every step of games of all kinds, the forced pass and chains included', () => {
    for (const players of ['2', '3', '4']) {
      const variant = variantOf('checkers', { players, rules: 'russian' });
      for (const seed of SEEDS) {
        let position = variant.rules.setup(seed % variant.rules.seats);
        for (let i = 0; i < 60 && !variant.rules.outcome(position); i++) {
          const step = chooseStep(variant, position, { level: 1, seed: seed * 1000 + i });
          expect(legalSteps(variant.rules, position)).toContain(step);
          position = after(variant.rules, position, step);
        }
      }
    }
  });

  it('needs a game that is not over and a level there is', () => {
    const over = layOut(ENGLISH, 'A', { A: 'A11', B: 'B11' });
    over.variant.rules.exit(over.position, 1, 'resigned');
    expect(() => chooseStep(over.variant, over.position, { level: 1, seed: 1 })).toThrow('the game is over');
    const open = layOut(ENGLISH, 'A', { A: 'A11', B: 'B11' });
    expect(() => chooseStep(open.variant, open.position, { level: 7, seed: 1 })).toThrow('no level 7');
  });
});

describe('what every level sees', () => {
  it.each(levels)('level %i plays the only step, and a step that wins the game', (level) => {
    const forced = layOut(RUSSIAN, 'A', { A: 'A44', B: 'B64 B73', C: 'C11' });
    const win = layOut(ENGLISH, 'A', { A: 'A11 A13', B: 'A22 A24' });
    const winTwo = layOut({ players: '2', rules: 'russian' }, 'A', { A: 'e3 a1 kh2', B: 'd4' });
    for (const seed of level < 6 ? SEEDS : [1]) {
      expect(chosen(forced, level, seed)).toBe('pass');
      expect(chosen(winTwo, level, seed)).toBe('e3xc5');
      expect(chosen(win, level, seed)).toBe('A11xA33');
    }
  });
});

describe('what the steady levels see', () => {
  it.each(STEADY)('level %i crowns', (level) => {
    const layout = layOut(ENGLISH, 'A', { A: 'B22 A11 A31', B: 'B53 B73 B84', C: 'C33 C13 C53' });
    for (const seed of SEEDS) expect(['B22-B11', 'B22-B31']).toContain(chosen(layout, level, seed));
  });

  it.each(STEADY)('level %i takes two rather than one', (level) => {
    const layout = layOut(RUSSIAN, 'A', {
      A: 'A11 A71',
      B: 'A22 B11 A62 B31',
      C: 'A24 C11 C31',
    });
    expect(legalSteps(layout.variant.rules, layout.position).length).toBe(2);
    for (const seed of SEEDS) expect(chosen(layout, level, seed)).toBe('A11xA33');
  });

  it.each(STEADY)('level %i does not step before a capture', (level) => {
    // From A22 the man would stand open to B's at A44 if it went to A33; A13 is safe.
    const layout = layOut(ENGLISH, 'B', { A: 'A22', B: 'A44 B11', C: 'C11 C31' });
    for (const seed of SEEDS) expect(chosen(layout, level, seed)).not.toBe('A44-A33');
  });

  it.each(STEADY)('level %i does not walk into a loop while it can take the last piece', (level) => {
    const layout = layOut({ players: '2', rules: 'russian' }, 'A', { A: 'ka1 kc1 ke1', B: 'h6' });
    let { position } = layout;
    const { rules } = layout.variant;
    for (let i = 0; i < 40 && !rules.outcome(position); i++) {
      position = after(rules, position, chooseStep(layout.variant, position, { level, seed: i }));
    }
    expect(rules.outcome(position)?.places).toEqual([1, 2]);
  });
});

describe('attention', () => {
  it('overlooks the long and the far more often than the near, and always sees something', () => {
    // The king goes one cell to A22 or A24 at home, or on from A24 into the left neighbour's zone.
    const { variant, position } = layOut(RUSSIAN, 'A', { A: 'kA13', B: 'B11', C: 'C11' });
    const steps = legalSteps(variant.rules, position);
    const times = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const seen = seenSteps(variant, position, steps, { oversight: 0.5, width: 99 }, seededRandom(seed));
      expect(seen.length).toBeGreaterThan(0);
      for (const step of seen) {
        const text = variant.notation.writeStep(position, step);
        times.set(text, (times.get(text) ?? 0) + 1);
      }
    }
    expect([times.get('A13-A22'), times.get('A13-A24')]).toEqual([400, 400]);
    const far = [...times].filter(([text]) => /B(53|42|31)$/.test(text));
    expect(far).toHaveLength(3);
    for (const [, count] of far) expect(count).toBeLessThan(200);
  });

  it('overlooks what lies on another tile, near as it is', () => {
    const { variant, position } = layOut(ENGLISH, 'A', { A: 'A44 A11', B: 'B11', C: 'C11' });
    const steps = legalSteps(variant.rules, position);
    const count = (start: string): number => {
      let seen = 0;
      for (let seed = 0; seed < 400; seed++) {
        const found = seenSteps(variant, position, steps, { oversight: 0.5, width: 99 }, seededRandom(seed));
        seen += found.filter((step) => variant.notation.writeStep(position, step).startsWith(start)).length;
      }
      return seen;
    };
    const across = steps
      .map((step) => variant.notation.writeStep(position, step))
      .filter((text) => /^A44-[BC]/.test(text));
    expect(across.length).toBeGreaterThan(0);
    expect(count('A11-')).toBe(400);
    expect(count('A44-') / across.length).toBeLessThan(280);
  });

  it('keeps to so many steps', () => {
    const { rules } = variantOf('triccasta', {});
    const start = rules.setup(0);
    const all = legalSteps(rules, start);
    const seen = seenSteps(
      variantOf('triccasta', {}),
      start,
      all,
      { oversight: 0, width: 12 },
      seededRandom(1),
    );
    expect(new Set(seen).size).toBe(12);
    expect(all).toEqual(expect.arrayContaining([...seen]));
  });
});

describe('style', () => {
  it('the vengeful takes from whom it bears a grudge when it is all the same', () => {
    // From A31 over B's man or from A71 over C's: both land on A53, and nothing takes back.
    const { variant, position } = layOut(ENGLISH, 'A', {
      A: 'A31 A51 A11 A71',
      B: 'A42 B11 B31 B51',
      C: 'A62 C11 C31 C51',
    });
    const play = (grudge: number, seed: number): string =>
      variant.notation.writeStep(
        position,
        chooseStep(variant, position, { level: 5, seed, style: 'vengeful', grudge }),
      );
    for (const seed of SEEDS) {
      expect(play(1, seed)).toBe('A31xA53');
      expect(play(2, seed)).toBe('A71xA53');
    }
  });

  it('never lets a win go', () => {
    const { variant, position } = layOut(ENGLISH, 'A', { A: 'A11 A13', B: 'A22 A24' });
    for (const style of STYLES) {
      const step = chooseStep(variant, position, { level: 5, seed: 1, style, grudge: 1 });
      expect(variant.notation.writeStep(position, step)).toBe('A11xA33');
    }
  });
});

describe('a judgement', () => {
  it('gives everybody in a chance, in sum 1, and the step of the search', () => {
    const { variant, position } = layOut(RUSSIAN, 'A', { A: 'A11 A31 A33', B: 'B11 B33 B53', C: 'kC11 C24' });
    const { step, shares } = judge(variant, position, levelOf(4), 1);
    expect(legalSteps(variant.rules, position)).toContain(step);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    for (const share of shares) expect(share).toBeGreaterThan(0.05);
  });

  it('gives who is out nothing, and the two others a chance by their material', () => {
    const { variant, position } = layOut(ENGLISH, 'A', { A: 'kA11 kA31 kA51', B: 'B11', C: 'C11' });
    variant.rules.exit(position, 2, 'resigned');
    const shares = judge(variant, position, levelOf(STANDING_LEVEL), 1).shares;
    expect(shares[2]).toBe(0);
    expect(shares[0]).toBeGreaterThan(0.85);
    expect(shares[0]! + shares[1]!).toBeCloseTo(1);
  });

  it('is certain of a win in sight', () => {
    const { variant, position } = layOut(ENGLISH, 'A', { A: 'A11 A13', B: 'A22 A24' });
    expect(judge(variant, position, levelOf(STANDING_LEVEL), 1).shares).toEqual([1, 0, 0]);
  });
});

describe('levels', () => {
  // Larger samples are in the note on bots; these seeds are fixed, so that the result is too.
  it.each([
    ['3', 'russian', 1, 0, 12],
    ['3', 'english', 1, 0, 6],
    ['3', 'russian', 2, 1, 12],
    ['2', 'russian', 3, 2, 8],
    ['2', 'russian', 4, 3, 4],
  ])('%s players, %s: level %i beats level %i', (players, rules, better, worse, games) => {
    const share = shareOf(variantOf('checkers', { players, rules }), better, worse, games);
    expect(share).toBeGreaterThan(0.6);
  });

  it.each(['accasta', 'triccasta'])('%s: level 4 beats level 1', (game) => {
    expect(shareOf(variantOf(game, {}), 4, 1, 4)).toBeGreaterThan(0.6);
  });
});
