import { latestTurn, type WrittenTurn } from '../../../shared/table/match-record.ts';
import type { MatchView } from '../../../shared/table/view.ts';

/**
 * The turn that has been played last, to be told in words: it is news once, when it has ended. A turn that is taken
 * back makes no news of the one before it.
 */
export class Played {
  turn = $state.raw<WrittenTurn | null>(null);
  #entries = 0;

  /** The match as it is shown now. */
  hear(match: Pick<MatchView, 'record' | 'mover' | 'outcome'>): void {
    const { length } = match.record;
    if (length > this.#entries) this.turn = latestTurn(match);
    if (length < this.#entries) this.turn = null;
    this.#entries = length;
  }
}
