const BURST = 6;
const BURST_PAUSE_MS = 30;

/** One question for the server's time; null when there was no answer. */
export type AskTime = () => Promise<number | null>;

export interface Wait {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const real: Wait = { now: () => Date.now(), sleep: (ms) => new Promise((done) => setTimeout(done, ms)) };

/**
 * How far the server's clock is ahead of this device's. The answer with the lowest round trip of a burst is the
 * least wrong; the first is thrown away, for it pays for waking the radio. Built on `Date.now` since it, unlike
 * `performance.now`, goes on while the device sleeps.
 */
export class ServerClock {
  #offset: number | null = null;
  #measuring = false;
  readonly #wait: Wait;

  constructor(wait: Wait = real) {
    this.#wait = wait;
  }

  /** Server time, ms since the epoch. */
  now(): number {
    return this.#wait.now() + (this.#offset ?? 0);
  }

  /** Asks in a burst. Until the first burst ever is over, any answer is better than none. */
  async measure(ask: AskTime): Promise<void> {
    if (this.#measuring) return;
    this.#measuring = true;
    try {
      let best: { trip: number; offset: number } | null = null;
      for (let round = 0; round < BURST; round++) {
        const sent = this.#wait.now();
        const server = await ask();
        if (server === null) break;
        const received = this.#wait.now();
        const sample = { trip: received - sent, offset: server - (sent + received) / 2 };
        this.#offset ??= sample.offset;
        if (round > 0 && sample.trip >= 0 && (best === null || sample.trip < best.trip)) best = sample;
        if (round < BURST - 1) await this.#wait.sleep(BURST_PAUSE_MS);
      }
      if (best) this.#offset = best.offset;
    } finally {
      this.#measuring = false;
    }
  }
}
