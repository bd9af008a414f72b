import { fail, ok, type Result } from '../../shared/core/result.ts';
import { variantOf } from '../../shared/games/catalogue.ts';
import { STANDING_LEVEL } from '../../shared/search/levels.ts';
import { type Hint, whyNoHint } from '../../shared/table/hint.ts';
import type { Refusal } from '../../shared/table/requests.ts';
import type { DeviceId, Table } from '../../shared/table/table.ts';
import type { Judge } from '../bots/pool.ts';

/** The same position gives the same hint. */
const SEED = 1;
/** Nobody waits longer for a hint, ms. */
const PATIENCE_MS = 5_000;

/** What a strong bot would play for the device's player, and everybody's chances; or why there is no hint. */
export async function hintFor(table: Table, by: DeviceId, judge: Judge): Promise<Result<Hint, Refusal>> {
  const refusal = whyNoHint(table, by);
  if (refusal !== null) return fail({ code: refusal });
  const { number, ply, game, options, position } = table.match!;
  const { notation, display } = variantOf(game, options);
  const answer = await judge(
    { kind: 'judge', game, options, position, level: STANDING_LEVEL, seed: SEED },
    AbortSignal.timeout(PATIENCE_MS),
  );
  const step = answer && notation.readStep(position, answer.step);
  if (!answer || step === null) return fail({ code: 'server-fault' });
  const targets = display.taps(position, step);
  return ok({ match: number, ply, targets, step: answer.step, shares: answer.shares });
}
