export interface BucketSize {
  readonly perSecond: number;
  readonly burst: number;
  /** Refused takes, less those that were fine, after which it is no longer clumsiness. */
  readonly patience: number;
}

export const PACKETS: BucketSize = { perSecond: 30, burst: 60, patience: 300 };

/** A token bucket: `take` says whether one more is fine now. */
export class Bucket {
  readonly #size: BucketSize;
  #tokens: number;
  #at: number;
  #refused = 0;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.burst;
    this.#at = now;
  }

  take(now: number): 'fine' | 'slow-down' | 'enough' {
    const { perSecond, burst, patience } = this.#size;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
      this.#refused = Math.max(0, this.#refused - 1);
      return 'fine';
    }
    this.#refused += 1;
    return this.#refused > patience ? 'enough' : 'slow-down';
  }
}
