import type { Random } from '../core/random.ts';
import { type Temper, victimOf } from './style.ts';
import { EPSILON, type Tree } from './tree.ts';

/** Steps are nearly equal when the fewer visits are at least such a part of the more, and the means so near. */
const NEAR_VISITS = 0.7;
const NEAR_MEAN = 0.01;

/**
 * The child of the root to play: a certain win, else by visits among those that are no certain loss; of nearly equal
 * ones the one that temper likes.
 */
export function pickChild(tree: Tree, temperature: number, temper: Temper, random: Random): number {
  const mover = tree.mover[0]!;
  const children = Array.from({ length: tree.childCount[0]! }, (_, i) => tree.firstChild[0]! + i);
  const known = children.filter((child) => tree.isProven[child] === 1);
  const best = Math.max(...known.map((child) => tree.mean(child, mover)));
  const isBest = (child: number): boolean => tree.isProven[child] === 1 && tree.mean(child, mover) === best;
  const areAllKnown = known.length === children.length;
  if (best > 1 - EPSILON || areAllKnown) return byTemper(tree, children.filter(isBest), temper);

  const isLost = (child: number): boolean => tree.isProven[child] === 1 && tree.mean(child, mover) < EPSILON;
  const open = children.filter((child) => !isLost(child));
  const picked = byVisits(tree, open, temperature, random);
  if (tree.visits[picked] === 0) return picked;
  // Near on both sides: a better step must not take the place of one that was drawn.
  const isNear = (child: number): boolean => {
    const [few, many] = [tree.visits[child]!, tree.visits[picked]!].sort((a, b) => a - b);
    return (
      few! >= NEAR_VISITS * many! && Math.abs(tree.mean(child, mover) - tree.mean(picked, mover)) <= NEAR_MEAN
    );
  };
  return byTemper(tree, open.filter(isNear), temper);
}

function byVisits(tree: Tree, children: readonly number[], temperature: number, random: Random): number {
  const most = Math.max(...children.map((child) => tree.visits[child]!));
  if (temperature === 0 || most === 0) return children.find((child) => tree.visits[child] === most)!;
  const weights = children.map((child) => (tree.visits[child]! / most) ** (1 / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight);
  const drawn = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return children[Math.max(0, drawn)]!;
}

/** Of children as good as each other the one that harms the victim most. */
function byTemper(tree: Tree, children: readonly number[], temper: Temper): number {
  if (children.length === 1) return children[0]!;
  const victim = victimOf(tree, temper);
  if (victim < 0) return children[0]!;
  return children.reduce((best, child) =>
    tree.mean(child, victim) < tree.mean(best, victim) ? child : best,
  );
}
