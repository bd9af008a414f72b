import { type Layout, layOut } from '../common/lay-out.ts';
import type { Options } from '../game.ts';
import { accasta } from './index.ts';

/** Short words for tests of the rules. */

export const STANDARD = { homeRelease: 'forbidden', win: 'own-turn', variant: 'standard' };

/** The standard game under some other options. */
export const variantWith = (options: Options = {}) => accasta.variant({ ...STANDARD, ...options });

export const laid = (mover: string, text: string, options: Options = {}): Layout =>
  layOut(variantWith(options), mover, text);

export const start = (options: Options = {}): Layout => {
  const variant = variantWith(options);
  return { variant, position: variant.rules.setup(0) };
};
