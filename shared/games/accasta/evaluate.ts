import type { StackWeights } from '../common/stack-evaluate.ts';

/** Found by matches of bots of level 4 against each other. */
export const WEIGHTS: StackWeights = {
  free: [0, 100, 120, 150],
  captive: 20,
  standing: [0, 100, 300, 900],
  mobility: 30,
};
