import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core/random.ts';
import { pickChild } from './pick.ts';
import { type Style, victimOf } from './style.ts';
import { Tree } from './tree.ts';

/** What is known of a child of the root: how often it was tried, and by seat the mean result. */
interface Child {
  readonly visits: number;
  readonly mean: readonly number[];
  readonly isProven?: true;
}

/** A searched tree in which seat 0 is to choose between these. */
function treeOf(children: readonly Child[]): Tree {
  const tree = new Tree(3);
  tree.expand(0, 0, [...children.keys()], children.length);
  children.forEach(({ visits, mean, isProven }, i) => {
    const child = tree.firstChild[0]! + i;
    tree.visits[child] = visits;
    tree.visits[0]! += visits;
    mean.forEach((share, seat) => {
      tree.values[seat]! += share * visits;
      tree.values[child * tree.seats + seat] = isProven ? share : share * visits;
    });
    if (isProven) tree.isProven[child] = 1;
  });
  return tree;
}

/** The index of the child picked. */
const picked = (children: readonly Child[], style: Style = 'steady', grudge: number | null = null): number =>
  pickChild(treeOf(children), 0, { style, grudge }, seededRandom(1)) - 1;

/** All the same to seat 0: the first harms seat 1, who is ahead; the second harms seat 2, who is behind. */
const EQUAL: readonly Child[] = [
  { visits: 100, mean: [0.4, 0.3, 0.3] },
  { visits: 100, mean: [0.4, 0.5, 0.1] },
];

describe('the child picked', () => {
  it('is a certain win, however seldom tried', () => {
    const children: Child[] = [
      { visits: 900, mean: [0.9, 0.1, 0] },
      { visits: 1, mean: [1, 0, 0], isProven: true },
    ];
    expect(picked(children)).toBe(1);
  });

  it('is no certain loss while there is another, however often tried', () => {
    const children: Child[] = [
      { visits: 900, mean: [0, 1, 0], isProven: true },
      { visits: 3, mean: [0.1, 0.8, 0.1] },
    ];
    expect(picked(children)).toBe(1);
  });

  it('is the best of certain ends when all are certain', () => {
    const children: Child[] = [
      { visits: 900, mean: [0, 1, 0], isProven: true },
      { visits: 3, mean: [0.5, 0.5, 0], isProven: true },
      { visits: 30, mean: [0, 0, 1], isProven: true },
    ];
    expect(picked(children)).toBe(1);
  });

  it('is drawn by visits to the power of one over the temperature', () => {
    // 3 : 1 at temperature 1, 9 : 1 at a half; the means are too far apart for manners to matter.
    const tree = treeOf([
      { visits: 30, mean: [0.5, 0.25, 0.25] },
      { visits: 10, mean: [0.2, 0.4, 0.4] },
    ]);
    const random = seededRandom(7);
    const share = (temperature: number): number => {
      let first = 0;
      for (let i = 0; i < 4000; i++)
        if (pickChild(tree, temperature, { style: 'steady', grudge: null }, random) === 1) first++;
      return first / 4000;
    };
    expect(share(1)).toBeCloseTo(0.75, 1);
    expect(share(0.5)).toBeCloseTo(0.9, 1);
    expect(share(0)).toBe(1);
  });
});

describe('manners', () => {
  it('decide between equal steps: the steady harm the leader, the bold the weakest', () => {
    expect(picked(EQUAL, 'steady')).toBe(0);
    expect(picked(EQUAL, 'bold')).toBe(1);
    expect(picked(EQUAL.toReversed(), 'steady')).toBe(1);
    expect(picked(EQUAL.toReversed(), 'bold')).toBe(0);
  });

  it('the vengeful harm who took from them last, and without a grudge the leader', () => {
    expect(picked(EQUAL, 'vengeful', 1)).toBe(0);
    expect(picked(EQUAL, 'vengeful', 2)).toBe(1);
    expect(picked(EQUAL, 'vengeful')).toBe(0);
  });

  it('cost nobody more than a hundredth of the win', () => {
    const dear: readonly Child[] = [{ visits: 100, mean: [0.42, 0.3, 0.28] }, EQUAL[1]!];
    expect(picked(dear, 'bold')).toBe(0);
    const doubtful: readonly Child[] = [EQUAL[0]!, { visits: 60, mean: [0.4, 0.5, 0.1] }];
    expect(picked(doubtful, 'bold')).toBe(0);
  });

  it('bear no grudge against who is out, and never against themselves', () => {
    const tree = treeOf([{ visits: 100, mean: [0.4, 0.6, 0] }]);
    expect(victimOf(tree, { style: 'vengeful', grudge: 2 })).toBe(1);
    expect(victimOf(tree, { style: 'vengeful', grudge: 0 })).toBe(1);
    expect(victimOf(tree, { style: 'bold', grudge: null })).toBe(1);
  });
});
