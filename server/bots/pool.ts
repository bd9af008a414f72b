import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { Answer, JudgeTask, StepTask, Task, TaskAnswer, TaskMessage } from './task.ts';

/**
 * Resolves to the step as text, or to null when no worker could say one or the signal has aborted. Told by `isLegal`
 * what is legal, a pool gives no other step and does without a worker that would.
 */
export type Think = (
  task: StepTask,
  signal: AbortSignal,
  isLegal?: (step: string) => boolean,
) => Promise<string | null>;

/** Resolves to the best step as text and everybody's chances by seat, or to null as `Think` does. */
export type Judge = (task: JudgeTask, signal: AbortSignal) => Promise<Required<Answer> | null>;

/** What tables ask of bots. */
export interface Bots {
  readonly think: Think;
  readonly judge: Judge;
}

interface Job {
  readonly task: Task;
  readonly isLegal: (step: string) => boolean;
  /** Only the first answer counts. */
  readonly answer: (answer: Answer | null) => void;
  /** How often one that came later was begun before it. */
  passedOver: number;
}

interface Desk {
  readonly worker: Worker;
  job: Job | null;
  jobId: number;
  limit: NodeJS.Timeout | undefined;
}

/** A long thought lets so many shorter ones go before it, and no more: else it might wait for ever. */
const PATIENCE = 8;

/** One core stays with the server; more than two thinking at once would only warm the room. */
export const poolSize = (cores: number): number => Math.min(2, Math.max(1, cores - 1));

/**
 * Worker threads that think for bots, started when first needed. A table has a few jobs at most (a move, an answer to an
 * offer, a hint), so that none can crowd out the others. A worker that dies, sticks or answers an illegal step is
 * replaced, and its job answered with null; so is a job for which none can be started.
 */
export class BotPool implements Bots {
  readonly #size: number;
  readonly #limitMs: number;
  readonly #log: Log;
  readonly #start: () => Worker;
  readonly #desks: Desk[] = [];
  #waiting: Job[] = [];
  #nextId = 1;
  #isClosed = false;

  constructor(limitMs: number, log: Log, size = poolSize(availableParallelism()), start = startWorker) {
    this.#size = size;
    this.#limitMs = limitMs;
    this.#log = log;
    this.#start = start;
  }

  readonly think: Think = async (task, signal, isLegal) =>
    (await this.#ask(task, signal, isLegal))?.step ?? null;

  readonly judge: Judge = async (task, signal) => {
    const answer = await this.#ask(task, signal);
    return answer?.shares ? { step: answer.step, shares: answer.shares } : null;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#waiting.splice(0)) answer(null);
    await Promise.all(this.#desks.splice(0).map((desk) => this.#dismiss(desk)));
  }

  #ask(task: Task, signal: AbortSignal, isLegal: Job['isLegal'] = () => true): Promise<Answer | null> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#isClosed) {
        resolve(null);
        return;
      }
      // Who waits no more is answered at once; what has begun is let finish, it takes a second at most.
      const giveUp = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== job);
        job.answer(null);
      };
      const answer = (given: Answer | null): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(given);
      };
      const job: Job = { task, isLegal, answer, passedOver: 0 };
      signal.addEventListener('abort', giveUp);
      this.#waiting.push(job);
      this.#assign();
    });
  }

  #assign(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const free = this.#desks.find(({ job }) => job === null);
      if (!free && this.#desks.length >= this.#size) return;
      const desk = free ?? this.#open();
      // Better late from the one that works than no thought at all.
      if (!desk && this.#desks.length > 0) return;
      const job = this.#next();
      if (desk) this.#give(desk, job);
      else job.answer(null);
    }
  }

  /** The shortest thought first: strong bots elsewhere must not make a quick one late. Equal ones in their order. */
  #next(): Job {
    const quickest = this.#waiting.reduce((best, job) => (job.task.level < best.task.level ? job : best));
    const next = this.#waiting.find(({ passedOver }) => passedOver >= PATIENCE) ?? quickest;
    const index = this.#waiting.indexOf(next);
    this.#waiting.splice(index, 1);
    for (const job of this.#waiting.slice(0, index)) job.passedOver++;
    return next;
  }

  #give(desk: Desk, job: Job): void {
    desk.job = job;
    desk.jobId = this.#nextId++;
    desk.limit = setTimeout(() => this.#replace(desk, 'does not answer'), this.#limitMs);
    desk.worker.postMessage({ id: desk.jobId, task: job.task } satisfies TaskMessage);
  }

  /** Null when no worker can be started, as without memory: the next job tries again. */
  #open(): Desk | null {
    let worker: Worker;
    try {
      worker = this.#start();
    } catch (error) {
      this.#log('A worker for bots could not be started', error);
      return null;
    }
    const desk: Desk = { worker, job: null, jobId: 0, limit: undefined };
    desk.worker.unref();
    desk.worker.on('message', (message: TaskAnswer) => this.#answered(desk, message));
    desk.worker.on('error', (error) => this.#replace(desk, `died: ${error.message}`));
    desk.worker.on('exit', (code) => this.#replace(desk, `ended with code ${code}`));
    this.#desks.push(desk);
    return desk;
  }

  #answered(desk: Desk, message: TaskAnswer): void {
    if (message.id !== desk.jobId) return;
    const isFault = 'fault' in message;
    if (!isFault && desk.job?.isLegal(message.step) === false) {
      this.#replace(desk, `answered the illegal step ${message.step}`);
      return;
    }
    if (isFault) this.#log(`A bot's worker failed: ${message.fault}`);
    this.#finish(desk, isFault ? null : message);
    this.#assign();
  }

  #replace(desk: Desk, why: string): void {
    const index = this.#desks.indexOf(desk);
    if (index < 0) return;
    this.#desks.splice(index, 1);
    this.#log(`A bot's worker ${why}; it is replaced`);
    void this.#dismiss(desk);
    this.#assign();
  }

  async #dismiss(desk: Desk): Promise<void> {
    this.#finish(desk, null);
    await desk.worker.terminate();
  }

  #finish(desk: Desk, answer: Answer | null): void {
    clearTimeout(desk.limit);
    const { job } = desk;
    desk.job = null;
    job?.answer(answer);
  }
}

/** From the bundle the worker lies beside us; from source (tests, dev) it needs tsx, which it registers itself. */
export function startWorker(): Worker {
  const base = import.meta.url;
  const file = base.endsWith('.ts') ? './worker-boot.mjs' : './worker.js';
  return new Worker(new URL(/* @vite-ignore */ file, base));
}
