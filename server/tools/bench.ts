import { EnglishDraughts } from 'rapid-draughts/english';
import { below, seededRandom } from '../../shared/core/random.ts';
import { catalogue, variantOf } from '../../shared/games/catalogue.ts';
import type { Position, Variant } from '../../shared/games/game.ts';
import { perft } from '../../shared/games/perft.ts';
import { legalSteps } from '../../shared/games/turn.ts';
import { chooseStep } from '../../shared/search/choose-step.ts';
import { LEVELS } from '../../shared/search/levels.ts';
import { giveBack } from '../../shared/search/tree.ts';
import { searchTree } from '../../shared/search/tree-search.ts';
import { isMain, type Output, readVariant, terminal } from './arguments.ts';

const USAGE = `usage: npm run bench [-- GAME [option=value ...]]
Measures how fast rules and search run, in processor time and as ratios to a plain loop in the same run, so that
figures of different machines can be compared; then how long each level takes to answer, and the memory of the
process. Without a game: every game, and the rules of checkers beside the package rapid-draughts.`;

/** Perft goes as deep as it takes for so many leaves, but no deeper than this. */
const PERFT_LEAVES = 10_000;
const MAX_PERFT_DEPTH = 5;
const PLAYOUTS = 20_000;
const PLAIN_LOOP = 5_000_000;
const WARM_UP_S = 0.3;
const MEASURED_S = 0.7;
/** The depth of the comparison: 36,768 leaves of English checkers for two. */
const RIVAL_DEPTH = 6;
/** Answers are timed in positions after so many steps at random each. */
const ANSWERS_AFTER = [0, 8, 16, 24, 32, 40, 48, 56];

const processorSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Operations per second of processor time, after a while to warm up. */
function speed(work: () => number): number {
  const during = (seconds: number): number => {
    const before = process.cpuUsage();
    let operations = 0;
    while (processorSeconds(before) < seconds) operations += work();
    return operations / processorSeconds(before);
  };
  during(WARM_UP_S);
  return during(MEASURED_S);
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

/** A position of a random game after so many steps, or earlier where it would be over. */
function positionAfter({ rules }: Variant, count: number): Position {
  const random = seededRandom(count);
  const position = rules.setup(0);
  const next = rules.clone(position);
  for (let i = 0; i < count; i++) {
    const steps = legalSteps(rules, position);
    rules.play(next, steps[below(random, steps.length)]!);
    if (rules.outcome(next)) break;
    rules.copy(next, position);
  }
  return position;
}

/** Processor time of a level's answers, in milliseconds, least first. */
function answerTimes(variant: Variant, level: number): number[] {
  const times = ANSWERS_AFTER.map((count) => {
    const position = positionAfter(variant, count);
    const before = process.cpuUsage();
    chooseStep(variant, position, { level, seed: count });
    return 1000 * processorSeconds(before);
  });
  return times.sort((a, b) => a - b);
}

/** What the engine of rapid-draughts shows: it plays by copying, as we do. */
interface Rival {
  readonly moves: readonly unknown[];
  clone(): Rival;
  move(move: unknown): void;
}

function rivalPerft(engine: Rival, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const move of engine.moves) {
    const next = engine.clone();
    next.move(move);
    leaves += rivalPerft(next, depth - 1);
  }
  return leaves;
}

function compare(out: Output['out']): void {
  const { rules } = variantOf('checkers', { players: '2', rules: 'english' });
  const start = rules.setup(0);
  const ours = speed(() => perft(rules, start, RIVAL_DEPTH));
  const theirs = speed(() => rivalPerft(EnglishDraughts.setup().engine as unknown as Rival, RIVAL_DEPTH));
  out(`English checkers for two, leaves /s: ${Math.round(ours)}, rapid-draughts ${Math.round(theirs)}`);
  out(`times as many: ${(ours / theirs).toFixed(1)}`);
}

/** Prints a line per measurement: name, operations a second, ratio to the plain loop. */
function measure(variant: Variant, machine: number, out: Output['out']): void {
  const { rules } = variant;
  const start = rules.setup(0);
  const report = (name: string, perSecond: number): void =>
    out(
      `${name.padEnd(16)} ${Math.round(perSecond).toString().padStart(10)} /s  ${(perSecond / machine).toFixed(4)}`,
    );
  let depth = 1;
  while (depth < MAX_PERFT_DEPTH && perft(rules, start, depth) < PERFT_LEAVES) depth++;
  report(
    'perft leaves',
    speed(() => perft(rules, start, depth)),
  );
  report(
    'random steps',
    speed(() => randomGames(variant)),
  );
  report(
    'playouts',
    speed(() => {
      const work = { playouts: PLAYOUTS, cost: Number.POSITIVE_INFINITY };
      giveBack(searchTree(variant, start, legalSteps(rules, start), work, seededRandom(3)));
      return PLAYOUTS;
    }),
  );
  for (let level = 1; level <= LEVELS.length; level++) {
    const times = answerTimes(variant, level).map((ms) => ms.toFixed(1));
    out(`level ${level} answers in ${times[times.length >> 1]} ms, at most ${times.at(-1)} ms`);
  }
  out(`memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
}

/** Returns the exit status. */
export function run(args: readonly string[], { out, err }: Output): number {
  const [gameId, ...options] = args;
  const chosen = gameId === undefined ? null : readVariant(gameId, options);
  if (chosen && !chosen.ok) {
    err(`${chosen.error}\n${USAGE}`);
    return 2;
  }
  const machine = speed(plainLoop);
  out(`plain loop       ${Math.round(machine).toString().padStart(10)} /s  1.0000`);
  if (chosen) {
    measure(chosen.value, machine, out);
    return 0;
  }
  compare(out);
  for (const { id } of catalogue) {
    out(id);
    measure(variantOf(id, {}), machine, out);
  }
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = run(process.argv.slice(2), terminal);
