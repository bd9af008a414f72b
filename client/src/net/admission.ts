import type { Refusal } from '../../../shared/table/requests.ts';
import type { TableView } from '../../../shared/table/view.ts';
import { readCode } from '../../../shared/wire/code.ts';
import type { HelloAnswer, ViewMessage } from '../../../shared/wire/wire.ts';

/** Which view is on the screen. */
export interface Shown {
  readonly epoch: string;
  readonly revision: number;
  readonly code: string;
}

/** Whether a view replaces the one shown. An equal revision does: presence changes without one. */
export const isNews = (shown: Shown | null, message: ViewMessage): boolean =>
  shown === null ||
  shown.code !== message.view.code ||
  shown.epoch !== message.epoch ||
  message.revision >= shown.revision;

export type Arrival =
  /** The device is at this table; its view follows. */
  | { readonly kind: 'at'; readonly code: string }
  /** The address names a table this device is not at: join it. */
  | { readonly kind: 'join'; readonly code: string }
  | { readonly kind: 'home'; readonly refusal: Refusal | null };

/**
 * What to do once the server has answered hello. `wanted` is the table this page shows or was opened at; only a page
 * just opened (`fresh`) may join by itself: one that was at the table and is no more must not come back on its own.
 */
export function arrive(
  answer: Extract<HelloAnswer, { ok: true }>,
  wanted: string | null,
  fresh: boolean,
): Arrival {
  const code = wanted === null ? null : readCode(wanted);
  if (answer.code !== null && (code === null || code === answer.code || !fresh))
    return { kind: 'at', code: answer.code };
  if (wanted === null) return { kind: 'home', refusal: null };
  if (code === null) return { kind: 'home', refusal: answer.refusal ?? { code: 'no-such-table' } };
  const mayJoin = answer.refusal === null || answer.refusal.code === 'not-at-table';
  if (fresh && mayJoin) return { kind: 'join', code };
  return { kind: 'home', refusal: answer.refusal ?? { code: 'not-at-table' } };
}

/** Whether a seat is kept for this device when it leaves: as long as a match is on the table. */
export const keepsSeat = ({ match, seats, you }: TableView): boolean =>
  match !== null &&
  seats.some(
    (holder) =>
      (holder.kind === 'device' && holder.device === you.device) ||
      (holder.kind === 'bot' && holder.instead?.device === you.device),
  );

/** The most of an address that the server reads; no code is longer. */
const MOST = 40;

/** The table an address names: `/abcd` -> `abcd`; null at the front page. */
export function tableInPath(path: string): string | null {
  let name = path.replace(/^\/+|\/+$/g, '');
  try {
    name = decodeURIComponent(name);
  } catch {
    // A broken escape is read as it stands.
  }
  return name === '' || name === 'index.html' ? null : name.slice(0, MOST);
}
