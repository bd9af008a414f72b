import type { Refusal } from '../../../shared/table/requests.ts';
import type { Cue, MatchView, TableView } from '../../../shared/table/view.ts';
import type { Messages } from '../text/text.svelte.ts';
import { gameWords, refusalWords } from '../text/words.ts';
import { playerOf } from './players.ts';

/** Why a match is over. */
export function reasonOf(messages: Messages, match: MatchView): string {
  const reason = match.outcome?.reason ?? '';
  return reason === 'agreement' ? messages.play.end.agreed : (gameWords(match.game).outcomes[reason] ?? '');
}

/** Which game of a match of several is being played or has just ended; empty when it stands alone. */
export function gameOf({ play }: Messages, { series, match }: TableView): string {
  return series ? play.series.game(series.played + (match?.outcome ? 0 : 1), series.games) : '';
}

/** A refusal in words; of a game's own reasons it says also whose turn it is, when that is another's. */
export function refusalText(messages: Messages, view: TableView, match: MatchView, refusal: Refusal): string {
  const { code, seat } = refusal;
  if (code === 'not-your-turn' && seat !== undefined) {
    return messages.play.moves(playerOf(view, match, seat, messages).name);
  }
  return refusalWords(refusal, match.game);
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
    case 'remark':
      return gameWords(view.match.game).remarks?.[cue.code]?.(nameOf(cue.seat)) ?? null;
    case 'started':
      return announce.started(nameOf(view.match.mover));
    case 'declined':
      return announce.declined(
        typeof cue.by === 'number'
          ? nameOf(cue.by)
          : (view.people.find(({ device }) => device === cue.by)?.name ?? ''),
      );
    case 'taken-back':
      return announce.tookBack(nameOf(cue.seat));
    default:
      return null;
  }
}
