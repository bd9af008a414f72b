import type { Target } from '../../../shared/games/game.ts';
import type { MatchView, TableView } from '../../../shared/table/view.ts';
import { cellsAtStake } from '../board/at-stake.ts';
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
  const ofGame = gameWords(match.game);
  const notice = match.notice === null ? undefined : ofGame.notices?.[match.notice];
  const isMine = view.you.seats.includes(match.mover);
  if (!isMine) {
    if (mover.isBot) return play.thinks(mover.name);
    if (mover.standing !== 'here') return play.waitsFor(mover.name);
    if (notice) return notice.other(mover.name);
    return match.mustCapture
      ? (ofGame.must?.other ?? play.mustCaptureOther)(mover.name)
      : play.moves(mover.name);
  }
  const next = match.lights.filter(({ role }) => role === 'move' || role === 'capture');
  const isElsewhere = next.length > 0 && !next.some(({ target }) => isHere(target));
  const inHand = match.pieces.find(({ cell }) => cell === match.draft[0])?.stack.at(-1);
  if (notice && inHand?.owner !== match.mover) {
    const marked = isElsewhere ? next.map(({ target }) => target) : [...cellsAtStake(match)];
    const isNear = marked.length === 0 || marked.some(isHere);
    return isNear ? notice.own : play.onAnother(notice.own);
  }
  if (isElsewhere) return play.chooseElsewhere;
  if (match.pieces.some(({ state }) => state === 'moving')) return ofGame.goOn;
  if (match.mustCapture && match.draft.length === 0) return ofGame.must?.own ?? play.mustCapture;
  if (match.draft.length > 0) return play.chooseTarget;
  return view.you.seats.length > 1 ? play.moves(mover.name) : play.yourMove;
}
