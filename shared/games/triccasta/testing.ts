import { type Layout, layOut } from '../common/lay-out.ts';
import { triccasta } from './index.ts';

/** Short words for tests of the rules. */

export const laid = (mover: string, text: string, defence = 'none'): Layout =>
  layOut(triccasta.variant({ defence }), mover, text);

export const start = (): Layout => {
  const variant = triccasta.variant({ defence: 'none' });
  return { variant, position: variant.rules.setup(0) };
};
