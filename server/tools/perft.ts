import { perft } from '../../shared/games/perft.ts';
import { isMain, type Output, readVariant, terminal } from './arguments.ts';

const USAGE = 'usage: npm run perft -- GAME DEPTH [option=value ...]';
const MAX_DEPTH = 99;

/** Prints the number of ways to play DEPTH whole turns from the start, alone on the last line. Returns the exit status. */
export function run(args: readonly string[], { out, err }: Output): number {
  const [gameId, depthText, ...options] = args;
  const variant = readVariant(gameId, options);
  if (!variant.ok) {
    err(`${variant.error}\n${USAGE}`);
    return 2;
  }
  const depth = /^\d+$/.test(depthText ?? '') ? Number(depthText) : Number.NaN;
  if (!(depth <= MAX_DEPTH)) {
    err(`DEPTH is a number of turns from 0 to ${MAX_DEPTH}, not "${depthText ?? ''}"\n${USAGE}`);
    return 2;
  }
  const { rules } = variant.value;
  out(String(perft(rules, rules.setup(0), depth)));
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = run(process.argv.slice(2), terminal);
