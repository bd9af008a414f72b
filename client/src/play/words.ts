import type { Refusal } from '../../../shared/table/requests.ts';
import type { Cue, MatchView, TableView } from '../../../shared/table/view.ts';
import type { GameWords } from '../text/en/games.ts';
import type { Messages } from '../text/text.svelte.ts';
import { playerOf } from './players.ts';

/** The words of a game, by the codes that the game itself gives. */
export const wordsOf = (messages: Messages, game: string): GameWords =>
  (messages.games as Readonly<Record<string, GameWords>>)[game]!;

/** Why a match is over. */
export function reasonOf(messages: Messages, match: MatchView): string {
  const reason = match.outcome?.reason ?? '';
  return reason === 'agreement'
    ? messages.play.end.agreed
    : (wordsOf(messages, match.game).outcomes[reason] ?? '');
}

/** A refusal in words; one of the game's own says also whose turn it is, when it is another's. */
export function refusalText(messages: Messages, view: TableView, match: MatchView, refusal: Refusal): string {
  const { seat } = refusal;
  const isOthers = seat !== undefined && !view.you.seats.includes(seat);
  const mover = seat === undefined ? '' : messages.play.moves(playerOf(view, match, seat, messages).name);
  if (refusal.code === 'not-your-turn') return mover;
  if (refusal.code !== 'game') return messages.refusals[refusal.code];
  const reason = wordsOf(messages, match.game).reasons[refusal.reason ?? ''] ?? messages.refusals.game;
  return isOthers && refusal.reason === 'not-your-piece' ? mover : reason;
}

/** What is told to the whole table for a moment; null for what the board itself shows. */
export function announcementOf(messages: Messages, view: TableView, cue: Cue): string | null {
  const { announce } = messages.play;
  const nameOf = (seat: number): string => playerOf(view, view.match!, seat, messages).name;
  if (!view.match) return null;
  switch (cue.kind) {
    case 'passed':
      return announce.passed(nameOf(cue.seat));
    case 'out':
      return announce[cue.reason](nameOf(cue.seat));
    case 'started':
      return announce.started(nameOf(view.match.mover));
    case 'declined':
      return announce.declined(view.people.find(({ device }) => device === cue.by)?.name ?? '');
    default:
      return null;
  }
}
