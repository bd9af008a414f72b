import type { Occupant } from '../../../shared/games/game.ts';
import type { Cue, MatchView } from '../../../shared/table/view.ts';
import { MOTION_MS } from '../../../shared/wire/wire.ts';

/** A piece's way across the board, in cells and server time (ms). */
export interface Way {
  readonly from: number;
  readonly at: number;
  /** So many pieces from the top of what then stands there. */
  readonly count: number;
}

type Motion = Extract<Cue, { kind: 'motion' }>;

interface Scene {
  readonly match: MatchView;
  readonly motion: Motion | null;
}

/**
 * What the board shows now. Views arrive before their motion starts; each is shown at the moment the server
 * stamped, one motion after the other, so that a piece leaves one screen as it enters the next. The newest view
 * is always the truth: a device that is late shows it at once, without the motion it missed.
 */
export class Stage {
  match = $state.raw<MatchView | null>(null);
  /** By the cell a piece arrives at. */
  ways = $state.raw<ReadonlyMap<number, Way>>(new Map());
  /** Pieces that have just left the board, on their way out. */
  leaving = $state.raw<readonly Occupant[]>([]);
  /** A piece is on its way: what may be tapped next is lit when it has landed. */
  isMoving = $state(false);
  /** Whose turn the board has been turned to: the mover, once the motion has ended. */
  settledMover = $state(0);

  readonly #serverNow: () => number;
  readonly #wantsMotion: () => boolean;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endOfMotion = 0;

  constructor(serverNow: () => number, wantsMotion: () => boolean) {
    this.#serverNow = serverNow;
    this.#wantsMotion = wantsMotion;
  }

  receive(match: MatchView | null, cues: readonly Cue[]): void {
    if (!match || !this.match || match.number !== this.match.number) {
      this.#queue = [];
      this.#endOfMotion = 0;
      this.isMoving = false;
      this.#show(match);
      return;
    }
    const motion = cues.find((cue): cue is Motion => cue.kind === 'motion') ?? null;
    this.#queue.push({ match, motion });
    this.#advance();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Shows every scene whose time has come and sets the alarm for the next. */
  #advance(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const now = this.#serverNow();
      const scene = this.#queue[0];
      if (scene?.motion && scene.motion.at > now) return this.#wake(scene.motion.at - now);
      if (scene) {
        this.#queue.shift();
        this.#show(scene.match, scene.motion);
        continue;
      }
      if (now < this.#endOfMotion) return this.#wake(this.#endOfMotion - now);
      this.ways = new Map();
      this.leaving = [];
      this.isMoving = false;
      this.settledMover = this.match?.mover ?? 0;
      return;
    }
  }

  #wake(afterMs: number): void {
    this.#timer = setTimeout(() => this.#advance(), Math.ceil(afterMs));
  }

  #show(match: MatchView | null, motion: Motion | null = null): void {
    const before = this.match;
    const isMissed = motion !== null && motion.at + MOTION_MS < this.#serverNow();
    if (motion && before && match && !isMissed && this.#wantsMotion()) {
      const moves = motion.changes.flatMap((change) => (change.kind === 'move' ? [change] : []));
      const heightAt = (cell: number): number =>
        before.pieces.find((occupant) => occupant.cell === cell)?.stack.length ?? 1;
      this.ways = new Map(
        moves.map(({ from, to, count }) => [to, { from, at: motion.at, count: count ?? heightAt(from) }]),
      );
      const stays = new Set([...match.pieces.map(({ cell }) => cell), ...moves.map(({ from }) => from)]);
      this.leaving = before.pieces.filter(({ cell }) => !stays.has(cell));
      this.#endOfMotion = motion.at + MOTION_MS;
      this.isMoving = true;
    } else if (motion || !before || !match) {
      this.ways = new Map();
      this.leaving = [];
    }
    this.match = match;
    if (!before) this.settledMover = match?.mover ?? 0;
  }
}
