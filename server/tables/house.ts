import { setTimeout as sleep } from 'node:timers/promises';
import { below } from '../../shared/core/random.ts';
import { variantOf } from '../../shared/games/catalogue.ts';
import { legalSteps } from '../../shared/games/turn.ts';
import type { HouseRequest } from '../../shared/table/requests.ts';
import type { Match, Table } from '../../shared/table/table.ts';
import { wants } from '../../shared/table/wants.ts';
import type { Think } from '../bots/pool.ts';
import type { Timings } from '../config.ts';
import type { Log } from '../log.ts';

/** The longest that setTimeout takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Ports {
  readonly now: () => number;
  readonly timings: Timings;
  readonly think: Think;
  readonly log: Log;
  /** Asks the table to act; resolves when it has, or would not. */
  readonly act: (request: HouseRequest) => Promise<void>;
}

/** Does what a table wants of the server itself: bots' steps, forced passes, fallen flags. One thing at a time. */
export class House {
  readonly #ports: Ports;
  #errand: { readonly key: string; readonly stop: AbortController } | null = null;
  #flag: NodeJS.Timeout | undefined;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** To be called after every change. `quietAt` is the server time at which all motion shown so far has ended. */
  attend(table: Table, quietAt: number): void {
    const { think, pass, flagAt } = wants(table);
    this.#armFlag(flagAt);
    const match = table.match;
    const key = think ? `think ${think.level}` : pass ? 'pass' : null;
    if (!match || !key) {
      this.#stopErrand();
      return;
    }
    const named = `${match.number}/${match.ply} ${key}`;
    if (this.#errand?.key === named) return;
    this.#stopErrand();
    const stop = new AbortController();
    this.#errand = { key: named, stop };
    void this.#run(table, match, think?.level ?? null, quietAt, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) this.#ports.log(`Table ${table.code}: the house could not act`, error);
    });
  }

  /** The next `attend` begins anew what did not come about. */
  stop(): void {
    this.#stopErrand();
    clearTimeout(this.#flag);
  }

  #stopErrand(): void {
    this.#errand?.stop.abort();
    this.#errand = null;
  }

  async #run(table: Table, match: Match, level: number | null, quietAt: number, signal: AbortSignal) {
    const { now, timings, act } = this.#ports;
    const step = level === null ? 'pass' : await this.#thought(table, match, level, signal);
    const botPause = match.isTurnOpen ? timings.botChainPauseMs : timings.botPauseMs;
    const due = quietAt + (level === null ? timings.passDelayMs : botPause);
    await sleep(Math.max(0, due - now()), undefined, { signal });
    await act({ kind: 'play', ply: match.ply, step });
  }

  /** The bot's step, checked. A bot that fails plays some legal step: nobody should wait for ever. */
  async #thought(table: Table, match: Match, level: number, signal: AbortSignal): Promise<string> {
    const { game, options, position } = match;
    const { rules, notation } = variantOf(game, options);
    const task = { kind: 'step' as const, game, options, position, level, seed: below(Math.random, 2 ** 31) };
    const step = await this.#ports.think(task, signal);
    signal.throwIfAborted();
    if (step !== null && notation.readStep(position, step) !== null) return step;
    const legal = legalSteps(rules, position);
    const some = notation.writeStep(position, legal[below(Math.random, legal.length)]!);
    const why = step === null ? 'did not answer' : `answered the illegal step ${step}`;
    this.#ports.log(`Table ${table.code}: the bot at ply ${match.ply} ${why}; it plays ${some}`);
    return some;
  }

  #armFlag(at: number | null): void {
    clearTimeout(this.#flag);
    if (at === null) return;
    // A timer may fire a moment early; a flag is never called before its time.
    const wait = Math.min(MAX_TIMER_MS, Math.max(0, at - this.#ports.now()) + 2);
    this.#flag = setTimeout(() => void this.#ports.act({ kind: 'flag' }), wait);
  }
}
