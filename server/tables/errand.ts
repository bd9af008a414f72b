import type { Log } from '../log.ts';

/** One thing to be done at a time, given up when it is no longer wanted. */
export class Errand {
  readonly #log: Log;
  readonly #failed: () => void;
  #running: { readonly name: string; readonly stop: AbortController } | null = null;

  /** `failed` hears of every failure; the errand may then be begun again. */
  constructor(log: Log, failed: () => void) {
    this.#log = log;
    this.#failed = failed;
  }

  /** Sees to it that this errand, and no other, is under way or has been; null: none. Names what failed in the log. */
  keep(name: string | null, run: (signal: AbortSignal) => Promise<void>): void {
    if (name !== null && this.#running?.name === name) return;
    this.stop();
    if (name === null) return;
    const stop = new AbortController();
    this.#running = { name, stop };
    void run(stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      this.#running = null;
      this.#log(`${name}: the house could not act`, error);
      this.#failed();
    });
  }

  stop(): void {
    this.#running?.stop.abort();
    this.#running = null;
  }
}
