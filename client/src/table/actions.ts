import type { Seat } from '../../../shared/core/seat.ts';
import type { Style } from '../../../shared/search/style.ts';
import type { Setup } from '../../../shared/table/table.ts';
import { session } from '../net/session.svelte.ts';

const DEFAULT_BOT_LEVEL = 3;

/** This device's name, and with it that of its first seat. */
export async function renameMe(name: string): Promise<void> {
  const seat = session.view?.you.seats[0];
  const answer = await session.ask({ kind: 'rename', seat: null, name });
  if (answer.ok && seat !== undefined) await session.ask({ kind: 'rename', seat, name });
}

export const seatBot = (seat: Seat, level = DEFAULT_BOT_LEVEL, style: Style = 'steady') =>
  session.ask({ kind: 'seat-bot', seat, level, style });

export const freeSeat = (seat: Seat) => session.ask({ kind: 'free-seat', seat });

export async function fillWithBots(): Promise<void> {
  for (const [seat, holder] of (session.view?.seats ?? []).entries()) {
    if (holder.kind === 'open' && !(await seatBot(seat)).ok) return;
  }
}

export const changeSetup = (change: Partial<Setup>) =>
  session.view
    ? session.ask({ kind: 'set-up', setup: { ...session.view.setup, ...change } })
    : Promise.resolve(undefined);
