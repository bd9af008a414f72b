import { describe, expect, it } from 'vitest';
import { below, type Random, seededRandom } from '../core/random.ts';
import { catalogue, variantOf } from '../games/catalogue.ts';
import type { Game, Options, Position, Step, Variant } from '../games/game.ts';
import { perft } from '../games/perft.ts';
import { after, legalSteps } from '../games/turn.ts';
import { SEEN_WIN, searchTwo, WIN } from './alpha-beta.ts';
import { levelOf } from './levels.ts';

/** `SEARCH_POSITIONS=20000 npx vitest …` compares more of them. */
const POSITIONS = Number(process.env.SEARCH_POSITIONS ?? 1000);
const UNBOUNDED = 1e5;
/** Minimax looks at no more leaves than this, but one turn ahead at least. */
const MAX_LEAVES = 300;

/** Where captures hang for many turns, minimax would never end: such positions are passed over. */
const MAX_NODES = 300;

/** Of the steps at the root so many are searched: a game of stacks has hundreds. */
const MAX_CHOICES = 8;

/** What the search promises, said plainly: every line to the full depth, by clones. Null: too many lines. */
function minimax<P extends Position>(
  variant: Variant<P>,
  root: P,
  choices: readonly Step[],
  maxDepth: number,
): Map<Step, number> | null {
  const { rules } = variant;
  let nodes = 0;
  const seats = [...Array(rules.seats).keys()].filter((seat) => rules.isIn(root, seat));
  const worth = new Float64Array(rules.seats);
  /** The lead of the first seat. */
  const lead = (at: P): number => {
    const outcome = rules.outcome(at);
    if (outcome) {
      const [own, other] = seats.map((seat) => outcome.places[seat]!) as [number, number];
      return own === other ? 0 : (own < other ? 1 : -1) * (WIN - (at.turn - root.turn));
    }
    variant.evaluate(at, worth);
    return worth[seats[0]!]! - worth[seats[1]!]!;
  };
  const value = (at: P, depth: number, isFresh: boolean, hasChosen: boolean): number => {
    if (isFresh && depth <= 0 && (!rules.isUnsettled(at) || depth <= -12)) return lead(at);
    const steps = legalSteps(rules, at);
    if (steps.length === 0) return lead(at);
    nodes++;
    if (nodes > MAX_NODES) return 0;
    const values = steps.map((step) => worthOf(at, step, depth, hasChosen || steps.length > 1));
    return at.mover === seats[0] ? Math.max(...values) : Math.min(...values);
  };
  const worthOf = (at: P, step: Step, depth: number, hasChosen: boolean): number => {
    const next = after(rules, at, step);
    const isOver = next.turn > at.turn;
    return value(next, isOver && hasChosen ? depth - 1 : depth, isOver, hasChosen && !isOver);
  };
  const sign = root.mover === seats[0] ? 1 : -1;
  const values = new Map(
    choices.map((step) => [step, sign * worthOf(root, step, maxDepth, choices.length > 1) + 0]),
  );
  return nodes > MAX_NODES ? null : values;
}

/** Every choice of one option, the others being the defaults. */
const optionsOf = ({ options }: Game): Options[] => [
  {},
  ...options.flatMap(({ key, choices }) => choices.slice(1).map((choice) => ({ [key]: choice }))),
];

/** A position of a random game with two seats in, in the middle of a turn now and then. */
function randomPosition({ rules }: Variant, random: Random): Position {
  for (;;) {
    let position = rules.setup(below(random, rules.seats));
    const leavers = [...Array(rules.seats).keys()].sort(() => random() - 0.5).slice(2);
    for (const seat of leavers) rules.exit(position, seat, 'resigned');
    for (let left = below(random, 120); left > 0; left--) {
      const steps = legalSteps(rules, position);
      if (steps.length === 0) break;
      position = after(rules, position, steps[below(random, steps.length)]!);
    }
    if (!rules.outcome(position)) return position;
  }
}

const cases = catalogue.flatMap((game) =>
  optionsOf(game).map((options) => [game.id, Object.values(options).join(), options] as const),
);

describe('alpha-beta finds what minimax finds', () => {
  it.each(cases)('%s %s', (game, _name, options) => {
    const variant = variantOf(game, options);
    const isWide = variant.rules.maxSteps > 400;
    const random = seededRandom(41);
    const depths = new Set<number>();
    for (let compared = 0; compared < POSITIONS / cases.length; ) {
      const position = randomPosition(variant, random);
      // Where a position has hundreds of turns, one turn ahead is all that minimax can do.
      let depth = 1;
      const width = perft(variant.rules, position, 1);
      while (!isWide && depth < 4 && width ** (depth + 1) < MAX_LEAVES) depth++;
      const before = structuredClone(position);
      const all = legalSteps(variant.rules, position);
      const gap = Math.ceil(all.length / MAX_CHOICES);
      const choices = all.filter((_, i) => i % gap === 0);
      let values = minimax(variant, position, choices, depth);
      while (!values && depth > 1) values = minimax(variant, position, choices, --depth);
      if (!values) continue;
      compared++;
      depths.add(depth);
      const best = Math.max(...values.values());
      const work = { cost: UNBOUNDED, depth, isExact: true };
      const [found] = searchTwo(variant, position, choices, work, random);
      // A win seen before the full depth is the nearest, and ends the search.
      expect(found!.value + 0).toBe(best);
      expect(values.get(found!.step)).toBe(best);
      const near = searchTwo(variant, position, choices, { ...work, margin: 50 }, random);
      for (const { step, value } of near) if (value > best - 50) expect(value + 0).toBe(values.get(step));
      expect(position).toEqual(before);
    }
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(isWide ? 1 : 2);
  });
});

/** Positions of random games with two in, whose mover can win with the next step. */
function* beforeWins(variant: Variant, looked: number): Generator<{ position: Position; steps: Step[] }> {
  const { rules } = variant;
  const random = seededRandom(5);
  let position = randomPosition(variant, random);
  for (; looked > 0; looked--) {
    const steps = legalSteps(rules, position);
    const ends = steps.map((step) => rules.outcome(after(rules, position, step)));
    const isWin = ends.map((end) => end?.places.every((p, s) => (p === 1) === (s === position.mover)));
    if (isWin.includes(true)) yield { position, steps };
    const chosen = below(random, steps.length);
    position = ends[chosen] ? randomPosition(variant, random) : after(rules, position, steps[chosen]!);
  }
}

describe('a win in one', () => {
  // Where nearly always something hangs, following it must not use up the work before every step has been looked at.
  it('is seen by the work of level 4, in every game', () => {
    let seen = 0;
    for (const [game, , options] of cases) {
      const variant = variantOf(game, options);
      const isWide = variant.rules.maxSteps > 400;
      for (const { position, steps } of beforeWins(variant, isWide ? 60 : 6000)) {
        const [best] = searchTwo(variant, position, steps, levelOf(4).two, seededRandom(seen));
        expect(best!.value, `${game} ${variant.rules.key(position)}`).toBeGreaterThan(SEEN_WIN);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});
