import { variantOf } from '../games/catalogue.ts';
import { PASS } from '../games/game.ts';
import { after } from '../games/turn.ts';
import type { TableEvent } from './events.ts';
import type { Table } from './table.ts';
import type { Cue } from './view.ts';

/** What screens tell of an event, seen from the table before it. `at` is the server time at which motion starts, ms. */
export function cuesOf(before: Table, event: TableEvent, at: number): readonly Cue[] {
  const { match } = before;
  if (event.kind === 'started') return [{ kind: 'started', at }];
  if (!match) return [];
  if (event.kind === 'exited') return [{ kind: 'out', seat: event.seat, reason: event.reason, at }];
  if (event.kind === 'declined') return [{ kind: 'declined', offer: event.offer, by: event.by, at }];
  if (event.kind === 'answered' && !event.agree)
    return [{ kind: 'declined', offer: event.offer, by: event.seat, at }];
  if (event.kind === 'taken-back') return [{ kind: 'taken-back', seat: event.seat, at }];
  if (event.kind !== 'stepped') return [];
  const { rules, notation, display } = variantOf(match.game, match.options);
  const step = notation.readStep(match.position, event.step);
  if (step === null) return [];
  const seat = match.position.mover;
  if (step === PASS) return [{ kind: 'passed', seat, at }];
  const position = after(rules, match.position, step);
  const out = before.seats.flatMap((_, other): Cue[] =>
    rules.isIn(match.position, other) && !rules.isIn(position, other)
      ? [{ kind: 'out', seat: other, reason: 'taken', at }]
      : [],
  );
  const code = display.remark?.(match.position, step);
  const remark: Cue[] = code ? [{ kind: 'remark', seat, code, at }] : [];
  return [{ kind: 'motion', seat, changes: display.changes(match.position, step), at }, ...remark, ...out];
}
