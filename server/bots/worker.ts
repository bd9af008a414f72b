import { parentPort } from 'node:worker_threads';
import { variantOf } from '../../shared/games/catalogue.ts';
import { chooseStep } from '../../shared/search/choose-step.ts';
import type { Task, TaskAnswer, TaskMessage } from './task.ts';

function think({ game, options, position, level, seed }: Task): string {
  const variant = variantOf(game, options);
  return variant.notation.writeStep(position, chooseStep(variant, position, { level, seed }));
}

function answer({ id, task }: TaskMessage): TaskAnswer {
  try {
    return { id, step: think(task) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (message: TaskMessage) => parentPort!.postMessage(answer(message)));
