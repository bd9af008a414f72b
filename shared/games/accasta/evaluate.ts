import type { StackWeights } from '../common/stack-evaluate.ts';

export const WEIGHTS: StackWeights = {
  free: [0, 100, 120, 150],
  captive: 20,
  standing: [0, 40, 120, 400],
  mobility: 10,
};
