import type { Log } from '../log.ts';

/** One thing to be done at a time, given up when it is no longer wanted. */
export class Errand {
  readonly #log: Log;
  #running: { readonly name: string; readonly stop: AbortController } | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Sees to it that this errand, and no other, is under way or has been; null: none. Names what failed in the log. */
  keep(name: string | null, run: (signal: AbortSignal) => Promise<void>): void {
    if (name !== null && this.#running?.name === name) return;
    this.stop();
    if (name === null) return;
    const stop = new AbortController();
    this.#running = { name, stop };
    void run(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) this.#log(`${name}: the house could not act`, error);
    });
  }

  stop(): void {
    this.#running?.stop.abort();
    this.#running = null;
  }
}
