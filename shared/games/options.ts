import { fail, ok, type Result } from '../core/result.ts';
import type { Game, OptionSpec, Options } from './game.ts';

/** The defaults of a game, overlaid with what is given; an unknown key or choice is an error in words. */
export function completeOptions(game: Game, given: Options): Result<Options> {
  const unknown = Object.keys(given).find((key) => !game.options.some((spec) => spec.key === key));
  if (unknown !== undefined) {
    const known = game.options.map((spec) => spec.key).join(', ');
    return fail(`${game.id} has no option "${unknown}"; it has: ${known}`);
  }
  const complete: Record<string, string> = {};
  for (const { key, choices } of game.options) {
    const choice = given[key] ?? choices[0]!;
    if (!choices.includes(choice)) {
      return fail(`option ${key} of ${game.id} is one of ${choices.join(', ')}, not "${choice}"`);
    }
    complete[key] = choice;
  }
  return ok(complete);
}

/** The options that mean something beside the other choices, in the game's order. */
export const usedOptions = (game: Game | undefined, options: Options): OptionSpec[] =>
  (game?.options ?? []).filter((spec) => spec.isUsed?.(options) ?? true);
