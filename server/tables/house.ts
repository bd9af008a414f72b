import { setTimeout as sleep } from 'node:timers/promises';
import { below } from '../../shared/core/random.ts';
import { variantOf } from '../../shared/games/catalogue.ts';
import type { Position } from '../../shared/games/game.ts';
import { legalSteps, seatsIn } from '../../shared/games/turn.ts';
import { STANDING_LEVEL } from '../../shared/search/levels.ts';
import { agreesTo } from '../../shared/table/bot-answer.ts';
import { seatToTakeBack, startToGoBackTo } from '../../shared/table/offers.ts';
import type { HouseRequest } from '../../shared/table/requests.ts';
import type { Match, Table } from '../../shared/table/table.ts';
import { type Wants, wants } from '../../shared/table/wants.ts';
import type { Bots } from '../bots/pool.ts';
import type { JudgeTask, StepTask } from '../bots/task.ts';
import type { Timings } from '../config.ts';
import type { Log } from '../log.ts';
import { Errand } from './errand.ts';

/** The longest that setTimeout takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Ports {
  readonly now: () => number;
  readonly timings: Timings;
  readonly bots: Bots;
  readonly log: Log;
  /** Asks the table to act; resolves when it has, or would not. */
  readonly act: (request: HouseRequest) => Promise<void>;
  /** Something did not come about: `attend` is to be called again after a while. */
  readonly failed: () => void;
}

type Wanted = NonNullable<Wants['think'] | Wants['pass']>;

/** When nobody who plays watches any more, bots need not be followed move by move. */
const HASTE = 0.4;

/** Does what a table wants of the server itself: bots' steps and answers, forced passes, fallen flags. */
export class House {
  readonly #ports: Ports;
  readonly #move: Errand;
  readonly #answer: Errand;
  #flag: NodeJS.Timeout | undefined;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#move = new Errand(ports.log, ports.failed);
    this.#answer = new Errand(ports.log, ports.failed);
  }

  /** To be called after every change. `quietAt` is the server time at which all motion shown so far has ended. */
  attend(table: Table, quietAt: number): void {
    const { think, answer, pass, flagAt } = wants(table);
    this.#armFlag(flagAt);
    const { match } = table;
    const due = think ?? pass;
    const at = match ? `Table ${table.code}, match ${match.number}, ply ${match.ply}` : '';
    this.#move.keep(match && due ? `${at}, ${think ? `level ${think.level}` : 'pass'}` : null, (signal) =>
      this.#play(table, match!, due!, quietAt, signal),
    );
    this.#answer.keep(match && answer ? `${at}, ${answer.offer} to seat ${answer.seat}` : null, (signal) =>
      this.#say(table, match!, answer!, signal),
    );
  }

  /** The next `attend` begins anew what did not come about. */
  stop(): void {
    this.#move.stop();
    this.#answer.stop();
    clearTimeout(this.#flag);
  }

  async #play(table: Table, match: Match, due: Wanted, quietAt: number, signal: AbortSignal): Promise<void> {
    const { now, timings, act } = this.#ports;
    const isBot = 'level' in due;
    const step = isBot ? await this.#thought(table, match, due, signal) : 'pass';
    const pause = isBot
      ? (match.isTurnOpen ? timings.botChainPauseMs : timings.botPauseMs) * (hasPeopleIn(table) ? 1 : HASTE)
      : timings.passDelayMs;
    await sleep(Math.max(0, quietAt + pause - now()), undefined, { signal });
    await act({ kind: 'play', ply: match.ply, step });
  }

  /** The bot's step, checked. A bot that fails plays some legal step: nobody should wait for ever. */
  async #thought(
    table: Table,
    match: Match,
    { seat, level, style }: NonNullable<Wants['think']>,
    signal: AbortSignal,
  ): Promise<string> {
    const { game, options, position, grudges } = match;
    const { rules, notation } = variantOf(game, options);
    const seed = below(Math.random, 2 ** 31);
    const grudge = grudges[seat] ?? null;
    const task: StepTask = { kind: 'step', game, options, position, level, seed, style, grudge };
    const isLegal = (text: string): boolean => notation.readStep(position, text) !== null;
    const step = await this.#ports.bots.think(task, signal, isLegal);
    signal.throwIfAborted();
    if (step !== null && isLegal(step)) return step;
    const legal = legalSteps(rules, position);
    const some = notation.writeStep(position, legal[below(Math.random, legal.length)]!);
    const why = step === null ? 'did not answer' : `answered the illegal step ${step}`;
    this.#ports.log(`Table ${table.code}: the bot at ply ${match.ply} ${why}; it plays ${some}`);
    return some;
  }

  /** The bot says what it thinks of an offer, after a moment. */
  async #say(
    table: Table,
    match: Match,
    { seat, offer, ply }: NonNullable<Wants['answer']>,
    signal: AbortSignal,
  ): Promise<void> {
    const { timings, act } = this.#ports;
    const made = match.offers.find(({ kind }) => kind === offer)!;
    const asker = offer === 'takeback' ? seatToTakeBack(table, match, made.by) : null;
    const start = asker === null ? null : startToGoBackTo(match, asker)!.position;
    const [now, before] = await Promise.all([
      this.#chances(match, match.position, signal),
      start && this.#chances(match, start, signal),
      sleep(timings.botPauseMs, undefined, { signal }),
    ]);
    signal.throwIfAborted();
    const { rules } = variantOf(match.game, match.options);
    const among = { seatsIn: seatsIn(rules, match.position).length, turns: match.position.turn };
    const agree = agreesTo(offer, seat, now && { now, before, ...among });
    await act({ kind: 'bot-answer', match: match.number, ply, offer, seat, agree });
  }

  async #chances(
    { game, options }: Match,
    position: Position,
    signal: AbortSignal,
  ): Promise<readonly number[] | null> {
    const seed = below(Math.random, 2 ** 31);
    const task: JudgeTask = { kind: 'judge', game, options, position, level: STANDING_LEVEL, seed };
    return (await this.#ports.bots.judge(task, signal))?.shares ?? null;
  }

  #armFlag(at: number | null): void {
    clearTimeout(this.#flag);
    if (at === null) return;
    // A timer may fire a moment early; a flag is never called before its time.
    const wait = Math.min(MAX_TIMER_MS, Math.max(0, at - this.#ports.now()) + 2);
    this.#flag = setTimeout(() => void this.#ports.act({ kind: 'flag' }), wait);
  }
}

/** Whether a person still plays. */
function hasPeopleIn({ seats, match }: Table): boolean {
  const { rules } = variantOf(match!.game, match!.options);
  return seats.some((holder, seat) => holder.kind === 'device' && rules.isIn(match!.position, seat));
}
