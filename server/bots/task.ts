import type { Seat } from '../../shared/core/seat.ts';
import type { Options, Position } from '../../shared/games/game.ts';
import type { Style } from '../../shared/search/style.ts';

interface Question {
  readonly game: string;
  readonly options: Options;
  readonly position: Position;
  readonly level: number;
  readonly seed: number;
}

/** Asks for the step a bot plays. */
export interface StepTask extends Question {
  readonly kind: 'step';
  readonly style?: Style;
  /** Who last took something from the mover, or null. */
  readonly grudge?: Seat | null;
}

/** Asks for the best step and everybody's chances. */
export interface JudgeTask extends Question {
  readonly kind: 'judge';
}

/** What a worker is asked: everything it needs, as plain data. */
export type Task = StepTask | JudgeTask;

/** `step` in the game's notation; `shares`: by seat the chance to win, where a judgement was asked for. */
export interface Answer {
  readonly step: string;
  readonly shares?: readonly number[];
}

export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** The answer, or in words why there is none. */
export type TaskAnswer = ({ readonly id: number } & Answer) | { readonly id: number; readonly fault: string };
