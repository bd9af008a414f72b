import { accasta } from './accasta/index.ts';
import { checkers } from './checkers/index.ts';
import type { Game, Options, Variant } from './game.ts';
import { completeOptions } from './options.ts';
import { triccasta } from './triccasta/index.ts';
import { trioshashki } from './trioshashki/index.ts';
import { trojboj } from './trojboj/index.ts';

/** Every game there is, in the order in which it is offered. A new game is a folder and a line here. */
export const catalogue: readonly Game[] = [
  checkers as unknown as Game,
  accasta as unknown as Game,
  triccasta as unknown as Game,
  trioshashki as unknown as Game,
  trojboj as unknown as Game,
];

export const findGame = (id: string): Game | undefined => catalogue.find((game) => game.id === id);

const built = new Map<string, Variant>();

/** The variant under these options, built once. Throws when the game or an option does not exist: check input first. */
export function variantOf(gameId: string, given: Options): Variant {
  const game = findGame(gameId);
  if (!game) throw new Error(`no game "${gameId}"`);
  const options = completeOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  const name = `${gameId} ${JSON.stringify(options.value)}`;
  const variant = built.get(name) ?? game.variant(options.value);
  built.set(name, variant);
  return variant;
}
