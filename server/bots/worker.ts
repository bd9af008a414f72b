import { parentPort } from 'node:worker_threads';
import { variantOf } from '../../shared/games/catalogue.ts';
import { chooseStep, judge } from '../../shared/search/choose-step.ts';
import { levelOf } from '../../shared/search/levels.ts';
import type { Answer, Task, TaskAnswer, TaskMessage } from './task.ts';

function think(task: Task): Answer {
  const { game, options, position, seed, level } = task;
  const variant = variantOf(game, options);
  if (task.kind === 'step') {
    return { step: variant.notation.writeStep(position, chooseStep(variant, position, task)) };
  }
  const { step, shares } = judge(variant, position, levelOf(level), seed);
  return { step: variant.notation.writeStep(position, step), shares };
}

function answer({ id, task }: TaskMessage): TaskAnswer {
  try {
    return { id, ...think(task) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (message: TaskMessage) => parentPort!.postMessage(answer(message)));
