import { homeSetUp } from '../common/stack-home.ts';
import type { StackRuleset } from '../common/stack-ruleset.ts';
import type { Options } from '../game.ts';
import { BOARD, CASTLES } from './position.ts';

export function rulesetOf(options: Options): StackRuleset {
  return {
    board: BOARD,
    castles: CASTLES,
    setUp: homeSetUp(BOARD, false),
    allowsHomeRelease: false,
    isPari: false,
    decidesAt: options.defence === 'own-turn' ? 'attacker' : 'attacked',
    passesWithoutMove: true,
  };
}
