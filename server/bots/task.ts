import type { Options, Position } from '../../shared/games/game.ts';

/** What a worker is asked: everything it needs, as plain data. */
export interface Task {
  readonly game: string;
  readonly options: Options;
  readonly position: Position;
  readonly level: number;
  readonly seed: number;
}

export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** The step in the game's notation, or in words why there is none. */
export type TaskAnswer =
  | { readonly id: number; readonly step: string }
  | { readonly id: number; readonly fault: string };
