import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../core/random.ts';
import { variantOf } from '../games/catalogue.ts';
import { after, legalSteps } from '../games/turn.ts';
import { giveBack } from './tree.ts';
import { searchTree } from './tree-search.ts';

const triccasta = variantOf('triccasta', {});

/** Positions of random games in which one of many steps wins at once. */
function* withWins(count: number) {
  const { rules } = triccasta;
  const random = seededRandom(11);
  let position = rules.setup(0);
  while (count > 0) {
    const { mover } = position;
    const steps = legalSteps(rules, position);
    const ends = steps.map((step) => rules.outcome(after(rules, position, step)));
    if (steps.length >= 32 && ends.some((end) => end?.places[mover] === 1)) {
      count--;
      yield { position, mover, steps };
    }
    const chosen = below(random, steps.length);
    position = ends[chosen] ? rules.setup(0) : after(rules, position, steps[chosen]!);
  }
}

describe('a search that weighs', () => {
  it('tries a win first, among however many steps', () => {
    for (const { position, mover, steps } of withWins(10)) {
      const before = structuredClone(position);
      const work = { playouts: 1, cost: 1e6, weighs: true };
      const tree = searchTree(triccasta, position, steps, work, seededRandom(1));
      expect([tree.isProven[0], tree.mean(0, mover)]).toEqual([1, 1]);
      expect(position).toEqual(before);
      giveBack(tree);
    }
  });

  it('has tried twice the root of the visits at the root, and no step twice', () => {
    const { rules } = triccasta;
    const position = rules.setup(0);
    const steps = legalSteps(rules, position);
    const work = { playouts: 99, cost: 1e6, weighs: true };
    const tree = searchTree(triccasta, position, steps, work, seededRandom(1));
    expect(tree.triedCount[0]).toBe(20);
    const children = [...tree.step.slice(tree.firstChild[0]!, tree.firstChild[0]! + steps.length)];
    expect(children.toSorted((a, b) => a - b)).toEqual(steps.toSorted((a, b) => a - b));
    giveBack(tree);
  });

  it('changes nothing in games of few steps', () => {
    const variant = variantOf('checkers', {});
    const position = variant.rules.setup(0);
    const steps = legalSteps(variant.rules, position);
    const [plain, weighed] = [false, true].map((weighs) => {
      const tree = searchTree(
        variant,
        position,
        steps,
        { playouts: 300, cost: 1e6, weighs },
        seededRandom(3),
      );
      const visits = [...tree.visits.slice(0, tree.size)];
      giveBack(tree);
      return visits;
    });
    expect(weighed).toEqual(plain);
  });
});
