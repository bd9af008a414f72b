/** So many steps listed or looked at cost as much as one played. */
const LISTED_PER_PLAYED = 12;

/** So much, by measure, costs a step that is played on a copy and evaluated with nothing listed. */
const WEIGHED = 8;

/**
 * The work a search has done, in steps played. Work, not time, bounds a search, so that it goes alike on every machine;
 * it grows with time nearly alike in games of ten steps a position and of five hundred.
 */
export class Meter {
  readonly limit: number;
  spent = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** One step of `listed` was played. */
  note(listed: number): void {
    this.spent += 1 + listed / LISTED_PER_PLAYED;
  }

  /** So many steps were played and their positions evaluated. */
  noteWeighed(steps: number): void {
    this.spent += WEIGHED * steps;
  }

  get isSpent(): boolean {
    return this.spent >= this.limit;
  }
}
