import { fail, ok, type Result } from '../../shared/core/result.ts';
import { variantOf } from '../../shared/games/catalogue.ts';
import type { Position } from '../../shared/games/game.ts';
import { STANDING_LEVEL } from '../../shared/search/levels.ts';
import { type Hint, whyNoHint } from '../../shared/table/hint.ts';
import type { Refusal } from '../../shared/table/requests.ts';
import type { DeviceId, Match, Table } from '../../shared/table/table.ts';
import type { Judge } from '../bots/pool.ts';

/** The same position gives the same hint. */
const SEED = 1;
/** A hint is given up after so long, ms. */
const PATIENCE_MS = 5_000;

type Found = Pick<Hint, 'step' | 'targets' | 'shares'>;

/** The hints of one table. Whoever asks and however often, a position is thought out once. */
export class Hints {
  readonly #judge: Judge;
  /** By the position itself: the numbers of matches begin anew with a new setup. */
  #latest: { readonly position: Position; readonly found: Promise<Found | null> } | null = null;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** What a strong bot would play for the device's player, and everybody's chances; or why there is no hint. */
  async hintFor(table: Table, by: DeviceId): Promise<Result<Hint, Refusal>> {
    const refusal = whyNoHint(table, by);
    if (refusal !== null) return fail({ code: refusal });
    const match = table.match!;
    const found = await this.#foundFor(match);
    return found ? ok({ match: match.number, ply: match.ply, ...found }) : fail({ code: 'server-fault' });
  }

  /** Under way or known already, or begun now. What fails is not kept: the next who asks has better luck. */
  #foundFor(match: Match): Promise<Found | null> {
    const { position } = match;
    if (this.#latest?.position === position) return this.#latest.found;
    const latest = { position, found: find(match, this.#judge) };
    this.#latest = latest;
    const forget = (): void => {
      if (this.#latest === latest) this.#latest = null;
    };
    latest.found.then((found) => found ?? forget(), forget);
    return latest.found;
  }
}

async function find({ game, options, position }: Match, judge: Judge): Promise<Found | null> {
  const { notation, display } = variantOf(game, options);
  const answer = await judge(
    { kind: 'judge', game, options, position, level: STANDING_LEVEL, seed: SEED },
    AbortSignal.timeout(PATIENCE_MS),
  );
  const step = answer && notation.readStep(position, answer.step);
  if (!answer || step === null) return null;
  return { step: answer.step, targets: display.taps(position, step), shares: answer.shares };
}
