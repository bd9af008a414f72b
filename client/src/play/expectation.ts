import type { Target } from '../../../shared/games/game.ts';
import type { MatchView, TableView } from '../../../shared/table/view.ts';
import type { Messages } from '../text/text.svelte.ts';
import { gameWords } from '../text/words.ts';
import { playerOf } from './players.ts';

/** What is expected now, in a few words, as the player of this device is told it. `isHere`: the target is on this screen. */
export function expectation(
  view: TableView,
  match: MatchView,
  words: Messages,
  isHere: (target: Target) => boolean,
): string {
  const { play } = words;
  if (match.outcome) return play.gameOver;
  if (match.isPaused) return play.isPaused;
  const mover = playerOf(view, match, match.mover, words);
  if (match.lights.length === 0) return play.cannotMove(mover.name);
  const isMine = view.you.seats.includes(match.mover);
  if (!isMine) {
    if (mover.isBot) return play.thinks(mover.name);
    if (mover.standing !== 'here') return play.waitsFor(mover.name);
    return match.mustCapture ? play.mustCaptureOther(mover.name) : play.moves(mover.name);
  }
  const notice = match.notice === null ? undefined : gameWords(match.game).notices?.[match.notice];
  if (notice && match.draft.length === 0) return notice;
  const steps = match.lights.filter(({ role }) => role === 'move' || role === 'capture');
  const isElsewhere = steps.length > 0 && !steps.some(({ target }) => isHere(target));
  if (isElsewhere) return play.chooseElsewhere;
  if (match.pieces.some(({ state }) => state === 'moving')) return gameWords(match.game).goOn;
  if (match.mustCapture && match.draft.length === 0) return play.mustCapture;
  if (match.draft.length > 0) return play.chooseTarget;
  return view.you.seats.length > 1 ? play.moves(mover.name) : play.yourMove;
}
