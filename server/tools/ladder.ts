import { below, seededRandom } from '../../shared/core/random.ts';
import { fail, ok, type Result } from '../../shared/core/result.ts';
import { seatAfter } from '../../shared/core/seat.ts';
import type { Position } from '../../shared/games/game.ts';
import { after, legalSteps } from '../../shared/games/turn.ts';
import { LEVELS } from '../../shared/search/levels.ts';
import { BotPool, type Think } from '../bots/pool.ts';
import { type Chosen, isMain, type Output, readChosen, terminal } from './arguments.ts';

const USAGE = `usage: npm run ladder -- GAME [option=value ...] [games=N] [levels=LOW-HIGH]
Plays each level against the one below, on both cores. Games go in pairs from the same random opening: one seat alone
of the higher level, then one alone of the lower, all seats in their turn. Prints a line a level:
  level 2 v 1  share 78.1 ± 6.2 %  games 40  turns 161  answers p95 3 ms max 8 ms
the share of first places (equal ones split; 50 is even) with its 95 % interval, the mean number of turns, and how long
the higher level took to answer. games: 40 unless told; levels: 1-${LEVELS.length}.`;

/** Two at once: as many as there are cores to spare for it. */
const LANES = 2;
const LIMIT_MS = 60_000;
/** Turns at random by each seat before the bots take over. */
const OPENING_ROUNDS = 2;
const WARM_UP = 10;
const Z95 = 1.96;

interface Plan extends Chosen {
  readonly games: number;
  readonly low: number;
  readonly high: number;
}

function readPlan([gameId, ...words]: readonly string[]): Result<Plan> {
  const own: Record<string, string> = { games: '40', levels: `1-${LEVELS.length}` };
  const given = words.filter((word) => {
    const [, key, value] = /^(games|levels)=(.*)$/.exec(word) ?? [];
    if (key !== undefined) own[key] = value!;
    return key === undefined;
  });
  const chosen = readChosen(gameId, given);
  if (!chosen.ok) return chosen;
  const games = /^[1-9]\d{0,5}$/.test(own.games!) ? Number(own.games) : Number.NaN;
  if (!(games % 2 === 0)) return fail(`games is an even number, not "${own.games}"`);
  const [, low, high] = (/^(\d)-(\d)$/.exec(own.levels!) ?? []).map(Number);
  if (low === undefined || high === undefined || low < 1 || low >= high || high > LEVELS.length)
    return fail(`levels are two numbers from 1 to ${LEVELS.length}, the lower first, not "${own.levels}"`);
  return ok({ ...chosen.value, games, low, high });
}

/** The mean of the samples, each from 0 to 1, and half the width of its 95 % interval. */
export function interval(samples: readonly number[]): { readonly mean: number; readonly half: number } {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const square = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return { mean, half: Z95 * Math.sqrt(square / Math.max(1, samples.length - 1) / samples.length) };
}

/** A position after some turns at random; never one in which the game is over. */
function openingOf({ variant: { rules } }: Chosen, seed: number): Position {
  const random = seededRandom(seed);
  for (;;) {
    let position = rules.setup(below(random, rules.seats));
    for (let steps = legalSteps(rules, position); steps.length > 0; steps = legalSteps(rules, position)) {
      if (position.turn === OPENING_ROUNDS * rules.seats) return position;
      position = after(rules, position, steps[below(random, steps.length)]!);
    }
  }
}

/** Plays to the end. `note` hears of every answer. */
async function playGame(
  { game, options, variant: { rules, notation } }: Chosen,
  opening: Position,
  seed: number,
  levelOf: (seat: number) => number,
  think: Think,
  note: (level: number, ms: number) => void,
): Promise<{ places: readonly number[]; turns: number }> {
  const random = seededRandom(seed);
  const never = new AbortController().signal;
  let position = opening;
  for (;;) {
    const outcome = rules.outcome(position);
    if (outcome) return { places: outcome.places, turns: position.turn };
    const steps = legalSteps(rules, position);
    let [step] = steps;
    if (steps.length > 1) {
      const level = levelOf(position.mover);
      const start = performance.now();
      const text = await think(
        { kind: 'step', game, options, position, level, seed: below(random, 2 ** 31) },
        never,
      );
      note(level, performance.now() - start);
      step = (text === null ? null : notation.readStep(position, text)) ?? undefined;
    }
    if (step === undefined) throw new Error(`level ${levelOf(position.mover)} gave no answer`);
    position = after(rules, position, step);
  }
}

/** A worker is slow while it starts and warms up: that is not to be measured. */
async function warmUp({ game, options, variant: { rules } }: Plan, think: Think): Promise<void> {
  const never = new AbortController().signal;
  const task = { kind: 'step', game, options, position: rules.setup(0), level: LEVELS.length - 1 } as const;
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let seed = 0; seed < WARM_UP; seed++) await think({ ...task, seed: WARM_UP * lane + seed }, never);
  });
  await Promise.all(lanes);
}

/** The line for one level against the one below. */
async function match(plan: Plan, higher: number, think: Think): Promise<string> {
  const { seats } = plan.variant.rules;
  const times: number[] = [];
  const note = (level: number, ms: number): void => void (level === higher && times.push(ms));
  const shares: number[] = [];
  let turns = 0;
  const playPair = async (pair: number): Promise<void> => {
    const opening = openingOf(plan, pair);
    let sum = 0;
    for (const isAlone of [true, false]) {
      const alone = seatAfter(opening.mover, seats, pair);
      const isHigher = (seat: number): boolean => (seat === alone) === isAlone;
      const levelOf = (seat: number): number => (isHigher(seat) ? higher : higher - 1);
      const { places, turns: played } = await playGame(plan, opening, pair, levelOf, think, note);
      const first = [...places.keys()].filter((seat) => places[seat] === 1);
      sum += first.filter(isHigher).length / first.length;
      turns += played;
    }
    shares[pair] = sum / 2;
  };
  const pairs = [...Array(plan.games / 2).keys()];
  const playLane = async (): Promise<void> => {
    for (let pair = pairs.shift(); pair !== undefined; pair = pairs.shift()) await playPair(pair);
  };
  await Promise.all(Array.from({ length: LANES }, playLane));
  const { mean, half } = interval(shares);
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(0.95 * times.length)] ?? 0;
  return [
    `level ${higher} v ${higher - 1}`,
    `share ${(100 * mean).toFixed(1)} ± ${(100 * half).toFixed(1)} %`,
    `games ${plan.games}`,
    `turns ${Math.round(turns / plan.games)}`,
    `answers p95 ${Math.round(p95)} ms max ${Math.round(times.at(-1) ?? 0)} ms`,
  ].join('  ');
}

/** Prints a line a level. Resolves to the exit status. */
export async function run(args: readonly string[], { out, err }: Output, given?: Think): Promise<number> {
  const plan = readPlan(args);
  if (!plan.ok) {
    err(`${plan.error}\n${USAGE}`);
    return 2;
  }
  const pool = given ? null : new BotPool(LIMIT_MS, err, LANES);
  if (pool) await warmUp(plan.value, pool.think);
  for (let level = plan.value.low + 1; level <= plan.value.high; level++)
    out(await match(plan.value, level, given ?? pool!.think));
  await pool?.close();
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = await run(process.argv.slice(2), terminal);
