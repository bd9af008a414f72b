import { describe, expect, it } from 'vitest';
import { below, type Random, seededRandom } from '../core/random.ts';
import { catalogue, variantOf } from './catalogue.ts';
import { applyChanges } from './changes.ts';
import type { Step, Target, Variant } from './game.ts';
import { type Change, type Game, type Occupant, type Options, PASS, type Position } from './game.ts';
import { perft } from './perft.ts';
import { after, legalSteps, wholeTurns } from './turn.ts';

/** What every game promises, under every choice of its options. */
const combinations = ({ options }: Game): Options[] =>
  options.reduce<Options[]>(
    (all, { key, choices }) => all.flatMap((given) => choices.map((choice) => ({ ...given, [key]: choice }))),
    [{}],
  );

const cases = catalogue.flatMap((game) =>
  combinations(game).map(
    (options) => [`${game.id} ${Object.values(options).join(' ')}`, game, options] as const,
  ),
);

/** Visits the positions of random games, at every step, `length` in all; now and then a seat leaves. */
function walk({ rules }: Variant, seed: number, length: number, visit: (position: Position) => void): void {
  const random: Random = seededRandom(seed);
  let position = rules.setup(0);
  for (let i = 0; i < length; i++) {
    visit(position);
    const steps = legalSteps(rules, position);
    if (steps.length === 0) {
      position = rules.setup(below(random, rules.seats));
      continue;
    }
    position = after(rules, position, steps[below(random, steps.length)]!);
    if (below(random, 80) === 0 && !rules.outcome(position)) {
      const seat = below(random, rules.seats);
      if (rules.isIn(position, seat)) rules.exit(position, seat, 'resigned');
    }
  }
}

const pathsOf = ({ rules, display }: Variant, position: Position): string[] =>
  legalSteps(rules, position)
    .filter((step) => step !== PASS)
    .map((step) => `${display.taps(position, step).join(' ')} `);

/** At most `count` of the items, from all over the list: some games have thousands of turns. */
const sample = <T>(items: readonly T[], count: number): T[] => {
  const gap = Math.ceil(items.length / count);
  return items.filter((_, i) => i % gap === 0);
};

/** Where each cell goes when the board is turned by one seat, read from the drawn board. */
function turnOfBoard({ display }: Variant): Map<number, number> {
  const [own, next] = [display.board(0).cells, display.board(1).cells];
  return new Map(
    own.map(({ cell, centre: [x, y] }) => {
      const there = next.find(({ centre }) => Math.hypot(centre[0] - x, centre[1] - y) < 1e-6);
      return [cell, there!.cell];
    }),
  );
}

describe.each(cases)('%s', (_, game, options) => {
  const variant = variantOf(game.id, options);
  const { rules, notation, display } = variant;
  const cells = display.board(0).cells.map(({ cell }) => cell);

  it('has as many seats as it says', () => {
    expect(rules.seats).toBe(game.seats(options));
  });

  it('draws every cell once, and names it so that the name is read back', () => {
    for (let seat = 0; seat < rules.seats; seat++) {
      for (const tile of [display.board(seat), display.tile(seat)]) {
        const drawn = tile.cells.map(({ cell }) => cell);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.filter((cell) => !cells.includes(cell))).toEqual([]);
      }
    }
    expect(cells.map((cell) => notation.readCell(notation.cell(cell)))).toEqual(cells);
    expect(new Set(cells.map(notation.cell)).size).toBe(cells.length);
    expect(notation.readCell('?')).toBeNull();
  });

  it('has steps exactly while there is no outcome, and places for all at the end', () => {
    const buffer = new Int32Array(rules.maxSteps);
    walk(variant, 1, 900, (position) => {
      const outcome = rules.outcome(position);
      expect(rules.steps(position, buffer) === 0).toBe(outcome !== null);
      if (!outcome) {
        expect(rules.isIn(position, position.mover)).toBe(true);
        return;
      }
      expect(outcome.places).toHaveLength(rules.seats);
      for (const place of outcome.places) {
        expect(outcome.places.filter((other) => other < place)).toHaveLength(place - 1);
      }
    });
  });

  it('has tap paths that differ, none beginning another', () => {
    walk(variant, 2, 400, (position) => {
      const paths = pathsOf(variant, position);
      // In order a path stands right before those it begins.
      paths.sort();
      expect(paths.filter((path, i) => paths[i + 1]?.startsWith(path))).toEqual([]);
    });
  });

  it('refuses a tap that leads nowhere with a code', () => {
    walk(variant, 3, 100, (position) => {
      const codes = cells.map((cell) => display.refusal(position, [], cell));
      const barred = (display.barred?.(position, []) ?? []).map(({ reason }) => reason);
      for (const code of new Set([...codes, ...barred])) expect(code).toMatch(/^[a-z-]+$/);
    });
  });

  it('writes steps and turns so that they are read back', () => {
    walk(variant, 4, 100, (position) => {
      const all = legalSteps(rules, position);
      expect(new Set(all.map((step) => notation.writeStep(position, step))).size).toBe(all.length);
      const steps = sample(all, 20);
      const texts = steps.map((step) => notation.writeStep(position, step));
      expect(texts.map((text) => notation.readStep(position, text))).toEqual(steps);
      expect(notation.readStep(position, 'nonsense')).toBeNull();
    });
    walk(variant, 5, 40, (position) => {
      for (const turn of sample(wholeTurns(rules, position), 12)) {
        expect(notation.readTurn(position, notation.writeTurn(position, turn))).toEqual({
          ok: true,
          value: turn,
        });
      }
      expect(notation.readTurn(position, 'nonsense').ok).toBe(false);
    });
  });

  it('leaves the position alone when asked; `copy` equals `clone`; a clone of any kind plays on alike', () => {
    const copy = rules.setup(0);
    walk(variant, 6, 60, (position) => {
      const before = structuredClone(position);
      const steps = legalSteps(rules, position);
      for (const step of steps.slice(0, 3)) {
        after(rules, position, step);
        display.changes(position, step);
      }
      perft(rules, position, 1);
      rules.outcome(position);
      display.pieces(position);
      expect(position).toEqual(before);
      rules.copy(position, copy);
      const twins = [copy, rules.clone(position), structuredClone(position)];
      for (const twin of twins) expect(rules.key(twin)).toBe(rules.key(position));
      const step = steps.at(-1);
      if (step === undefined) return;
      const next = after(rules, position, step);
      for (const twin of twins) {
        rules.play(twin, step);
        expect(rules.key(twin)).toBe(rules.key(next));
        expect(rules.outcome(twin)).toEqual(rules.outcome(next));
        expect(legalSteps(rules, twin)).toEqual(legalSteps(rules, next));
      }
    });
  });

  it('plays the same when seats and board are turned by one', () => {
    const turned = turnOfBoard(variant);
    const turnPath = (path: readonly Target[]): string =>
      path.map((target) => (typeof target === 'number' ? turned.get(target) : target)).join(' ');
    const random = seededRandom(9);
    let one = rules.setup(0);
    let other = rules.setup(1);
    for (let i = 0; i < 400 && !rules.outcome(one); i++) {
      expect(other.mover).toBe((one.mover + 1) % rules.seats);
      const steps = legalSteps(rules, one);
      const wanted = new Map(steps.map((step) => [turnPath(display.taps(one, step)), step]));
      const twins = new Map(
        legalSteps(rules, other).map((step) => [display.taps(other, step).join(' '), step]),
      );
      expect([...twins.keys()].sort()).toEqual([...wanted.keys()].sort());
      const [path, step] = [...wanted][below(random, steps.length)]!;
      one = after(rules, one, step);
      other = after(rules, other, twins.get(path)!);
    }
    const places = rules.outcome(one)?.places;
    const shifted = rules.outcome(other)?.places;
    expect(shifted && [...shifted.slice(1), shifted[0]]).toEqual(places);
  });

  it('shows pieces and scores, and changes that lead from one position to the next', () => {
    walk(variant, 10, 200, (position) => {
      const pieces = display.pieces(position);
      expect(new Set(pieces.map(({ cell }) => cell)).size).toBe(pieces.length);
      expect(pieces.every(({ stack }) => stack.length > 0)).toBe(true);
      const scores = display.scores(position);
      expect(scores).toHaveLength(rules.seats);
      expect(scores.every((score) => score >= 0)).toBe(true);
    });
    const random = seededRandom(11);
    let position = rules.setup(0);
    for (let i = 0; i < 200; i++) {
      const before = position;
      const changes: Change[] = [];
      while (position.turn === before.turn && !rules.outcome(position)) {
        const steps = legalSteps(rules, position);
        const step: Step = steps[below(random, steps.length)]!;
        changes.push(...display.changes(position, step));
        position = after(rules, position, step);
      }
      const byCell = (pieces: readonly Occupant[]) => new Map(pieces.map(({ cell, stack }) => [cell, stack]));
      const shown = byCell(display.pieces(position));
      expect(byCell(applyChanges(display.pieces(before), changes))).toEqual(shown);
      if (rules.outcome(position)) position = rules.setup(0);
    }
  });

  it('counts the whole turns alike by perft and by list, and evaluates each seat', () => {
    walk(variant, 12, 40, (position) => {
      expect(perft(rules, position, 1)).toBe(wholeTurns(rules, position).length);
      const worth = new Float64Array(rules.seats).fill(Number.NaN);
      variant.evaluate(position, worth);
      expect(worth.every(Number.isFinite)).toBe(true);
    });
  });

  it('plays the same game from the same seed', () => {
    const keys = [13, 13].map((seed) => {
      const seen: string[] = [];
      walk(variant, seed, 200, (position) => void seen.push(rules.key(position)));
      return seen;
    });
    expect(keys[0]).toEqual(keys[1]);
  });
});
