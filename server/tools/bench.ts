import { below, seededRandom } from '../../shared/core/random.ts';
import type { Variant } from '../../shared/games/game.ts';
import { perft } from '../../shared/games/perft.ts';
import { legalSteps } from '../../shared/games/turn.ts';
import { searchTree } from '../../shared/search/tree-search.ts';
import { isMain, type Output, readVariant, terminal } from './arguments.ts';

const USAGE = `usage: npm run bench [-- GAME [option=value ...]]
Measures how fast rules and search run, in processor time and as ratios to a plain loop in the same run, so that
figures of different machines can be compared.`;

/** Perft goes as deep as it takes for so many leaves, but no deeper than this. */
const PERFT_LEAVES = 10_000;
const MAX_PERFT_DEPTH = 5;
const PLAYOUTS = 20_000;
const PLAIN_LOOP = 5_000_000;

/** Operations per second of processor time, after a round to warm up. */
function speed(work: () => number): number {
  work();
  const before = process.cpuUsage();
  const operations = work();
  const { user, system } = process.cpuUsage(before);
  return operations / ((user + system) / 1e6);
}

/** The measure of the machine: draws from the seeded source and writes to a small array. */
function plainLoop(): number {
  const random = seededRandom(1);
  const cells = new Uint8Array(64);
  for (let i = 0; i < PLAIN_LOOP; i++) cells[below(random, 64)]!++;
  return PLAIN_LOOP;
}

/** Whole games at random, in steps. */
function randomGames({ rules }: Variant): number {
  const random = seededRandom(2);
  const buffer = new Int32Array(rules.maxSteps);
  const start = rules.setup(0);
  const position = rules.clone(start);
  let played = 0;
  for (let game = 0; game < 200; game++) {
    rules.copy(start, position);
    for (let count = rules.steps(position, buffer); count > 0; count = rules.steps(position, buffer)) {
      rules.play(position, buffer[below(random, count)]!);
      played++;
    }
  }
  return played;
}

/** Prints a line per measurement: name, operations a second, ratio to the plain loop. Returns the exit status. */
export function run(args: readonly string[], { out, err }: Output): number {
  const [gameId = 'checkers', ...options] = args;
  const variant = readVariant(gameId, options);
  if (!variant.ok) {
    err(`${variant.error}\n${USAGE}`);
    return 2;
  }
  const { rules } = variant.value;
  const start = rules.setup(0);
  let depth = 1;
  while (depth < MAX_PERFT_DEPTH && perft(rules, start, depth) < PERFT_LEAVES) depth++;
  const machine = speed(plainLoop);
  const report = (name: string, perSecond: number): void =>
    out(
      `${name.padEnd(16)} ${Math.round(perSecond).toString().padStart(10)} /s  ${(perSecond / machine).toFixed(4)}`,
    );
  report('plain loop', machine);
  report(
    'perft leaves',
    speed(() => perft(rules, start, depth)),
  );
  report(
    'random steps',
    speed(() => randomGames(variant.value)),
  );
  report(
    'playouts',
    speed(() => {
      searchTree(
        variant.value,
        start,
        legalSteps(rules, start),
        { playouts: PLAYOUTS, cost: 1e9 },
        seededRandom(3),
      );
      return PLAYOUTS;
    }),
  );
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = run(process.argv.slice(2), terminal);
