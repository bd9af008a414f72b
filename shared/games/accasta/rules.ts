import { homeSetUp } from '../common/stack-home.ts';
import type { StackRuleset } from '../common/stack-ruleset.ts';
import type { Options } from '../game.ts';
import { BOARD, CASTLES } from './position.ts';

export function rulesetOf(options: Options): StackRuleset {
  const isPari = options.variant === 'pari';
  return {
    board: BOARD,
    castles: CASTLES,
    setUp: homeSetUp(BOARD, isPari),
    allowsHomeRelease: options.homeRelease === 'allowed',
    isPari,
    // A11: after the mover's turn is when the turn of the attacked begins.
    decidesAt: options.win === 'at-once' ? 'attacked' : 'attacker',
    passesWithoutMove: false,
  };
}
