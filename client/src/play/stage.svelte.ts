import { applyChanges, beatsOf } from '../../../shared/games/changes.ts';
import type { Change, Occupant } from '../../../shared/games/game.ts';
import type { Cue, MatchView } from '../../../shared/table/view.ts';
import { MOTION_MS } from '../../../shared/wire/wire.ts';

/** A piece's way across the board, in cells and server time (ms). */
export interface Way {
  readonly from: number;
  readonly at: number;
  /** So many pieces of what then stands there: from the top, or with `isUnder` from the bottom. */
  readonly count: number;
  readonly isUnder?: true;
}

type Motion = Extract<Cue, { kind: 'motion' }>;

/** What is shown from one moment on: the board as it then is, and what moves to make it so. */
interface Scene {
  readonly match: MatchView;
  /** Server time, ms; null: at once, with nothing moving. */
  readonly at: number | null;
  readonly changes: readonly Change[];
}

/** A piece that makes way: it fades, or `isTurned`, it is turned over into the one that takes its place. */
export interface Leaving extends Occupant {
  readonly isTurned?: true;
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
  leaving = $state.raw<readonly Leaving[]>([]);
  /** A piece is on its way: what may be tapped next is lit when it has landed. */
  isMoving = $state(false);
  /** The match as it was when nothing moved last: what words and lights about it speak of, so that they never run ahead of the pieces. */
  settled = $state.raw<MatchView | null>(null);

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
      this.settled = match;
      return;
    }
    const motion = cues.find((cue): cue is Motion => cue.kind === 'motion') ?? null;
    this.#queue.push(...this.#scenes(match, motion));
    this.#advance();
  }

  /** One scene for each beat of a motion, each with the board as that beat leaves it. */
  #scenes(match: MatchView, motion: Motion | null): Scene[] {
    if (!motion) return [{ match, at: null, changes: [] }];
    const beats = beatsOf(motion.changes);
    if (beats.length < 2) return [{ match, at: motion.at, changes: motion.changes }];
    let { pieces } = this.#queue.at(-1)?.match ?? this.match!;
    return beats.map((changes, beat): Scene => {
      pieces = applyChanges(pieces, changes);
      const isLast = beat === beats.length - 1;
      return {
        match: isLast ? match : { ...match, pieces },
        at: motion.at + beat * MOTION_MS,
        changes,
      };
    });
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
      if (scene && scene.at !== null && scene.at > now) return this.#wake(scene.at - now);
      if (scene) {
        this.#queue.shift();
        this.#show(scene.match, scene.at, scene.changes);
        continue;
      }
      if (now < this.#endOfMotion) return this.#wake(this.#endOfMotion - now);
      this.ways = new Map();
      this.leaving = [];
      this.isMoving = false;
      this.settled = this.match;
      return;
    }
  }

  #wake(afterMs: number): void {
    this.#timer = setTimeout(() => this.#advance(), Math.ceil(afterMs));
  }

  #show(match: MatchView | null, at: number | null = null, changes: readonly Change[] = []): void {
    const before = this.match;
    const isMissed = at !== null && at + MOTION_MS < this.#serverNow();
    if (at !== null && before && match && !isMissed && this.#wantsMotion()) {
      const moves = changes.flatMap((change) => (change.kind === 'move' ? [change] : []));
      const turned = changes.flatMap((change) => (change.kind === 'convert' ? [change.cell] : []));
      const heightAt = (cell: number): number =>
        before.pieces.find((occupant) => occupant.cell === cell)?.stack.length ?? 1;
      this.ways = new Map(
        moves.map(({ from, to, count, isUnder }) => [
          to,
          { from, at, count: count ?? heightAt(from), ...(isUnder && { isUnder }) },
        ]),
      );
      const stays = new Set([...match.pieces.map(({ cell }) => cell), ...moves.map(({ from }) => from)]);
      this.leaving = before.pieces.flatMap((occupant): Leaving[] => {
        if (turned.includes(occupant.cell)) return [{ ...occupant, isTurned: true }];
        return stays.has(occupant.cell) ? [] : [occupant];
      });
      this.#endOfMotion = at + MOTION_MS;
      this.isMoving = true;
    } else if (at !== null || !before || !match) {
      this.ways = new Map();
      this.leaving = [];
    }
    this.match = match;
  }
}
