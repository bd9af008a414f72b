import { getEventListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { variantOf } from '../../shared/games/catalogue.ts';
import { later } from '../testing.ts';
import { BotPool, poolSize } from './pool.ts';
import type { StepTask } from './task.ts';

const { rules, notation } = variantOf('checkers', {});
const position = rules.setup(0);
const task: StepTask = { kind: 'step', game: 'checkers', options: {}, position, level: 1, seed: 1 };
const never = new AbortController().signal;

/** A worker that is only what its text says. `answer(step)` answers the message `m`. */
const worker = (onMessage: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (m) => { const answer = (step) => parentPort.postMessage({ id: m.id, step }); ${onMessage} });`,
    { eval: true },
  );

function pool(start?: () => Worker, limitMs = 20_000): { pool: BotPool; logged: string[] } {
  const logged: string[] = [];
  const made = new BotPool(limitMs, (message) => void logged.push(message), 1, ...(start ? [start] : []));
  later(() => made.close());
  return { pool: made, logged };
}

describe('the bot pool', () => {
  it('leaves a core to the server', () => {
    expect([1, 2, 3, 4, 16].map(poolSize)).toEqual([1, 1, 2, 2, 2]);
  });

  it('answers a legal step from a real worker, and the same for the same seed', async () => {
    const { pool: bots } = pool();
    const step = await bots.think(task, never);
    expect(notation.readStep(position, step!)).not.toBeNull();
    expect(await bots.think(task, never)).toBe(step);
  });

  it('judges a position: chances that sum to one', async () => {
    const { pool: bots } = pool();
    const { shares } = (await bots.judge({ ...task, kind: 'judge' }, never))!;
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it('says null for what a worker cannot do, and goes on', async () => {
    const { pool: bots, logged } = pool();
    expect(await bots.think({ ...task, game: 'ludo' }, never)).toBeNull();
    expect(logged[0]).toContain('ludo');
    expect(await bots.think(task, never)).not.toBeNull();
  });

  it('answers first come, first served', async () => {
    const { pool: bots } = pool(worker('answer(String(m.task.seed))'));
    const order: (string | null)[] = [];
    await Promise.all([1, 2, 3].map(async (seed) => order.push(await bots.think({ ...task, seed }, never))));
    expect(order).toEqual(['1', '2', '3']);
  });

  it('lets short thoughts go before a long one, but not for ever', async () => {
    const { pool: bots } = pool(worker('answer(String(m.task.level))'));
    const order: (string | null)[] = [];
    const ask = async (level: number) =>
      order.push(await bots.think({ ...task, level }, new AbortController().signal));
    await Promise.all([1, 6, ...Array<number>(20).fill(1)].map(ask));
    expect(order).toHaveLength(22);
    expect(order.indexOf('6')).toBeGreaterThan(1);
    expect(order.indexOf('6')).toBeLessThan(12);
  });

  describe('when nobody waits for an answer any more', () => {
    const stuck = 'for (;;);';

    it.each([
      ['before it is asked', () => AbortSignal.abort(), []],
      ['while it is thought out', () => AbortSignal.timeout(20), []],
      ['while it waits for its turn', () => AbortSignal.timeout(20), [1]],
    ])('%s, says null though the worker is at it still', async (_name, signalOf, before) => {
      const { pool: bots, logged } = pool(worker(stuck));
      for (const seed of before) void bots.think({ ...task, seed }, never);
      const signal = signalOf();
      expect(await bots.think(task, signal)).toBeNull();
      expect(await bots.judge({ ...task, kind: 'judge' }, signal)).toBeNull();
      expect(logged).toEqual([]);
    });

    it('does not begin it', async () => {
      const { pool: bots } = pool(
        worker('(globalThis.begun ??= []).push(m.task.seed); answer(begun.join())'),
      );
      const stop = new AbortController();
      const signals = [never, stop.signal, never];
      const asked = signals.map((signal, index) => bots.think({ ...task, seed: index + 1 }, signal));
      stop.abort();
      expect(await Promise.all(asked)).toEqual(['1', null, '1,3']);
    });

    it('lets the worker finish before it is given the next', async () => {
      const { pool: bots } = pool(
        worker(`const held = globalThis.held ?? 0;
          globalThis.held = held + 1;
          setTimeout(() => { globalThis.held--; answer('beside ' + held); }, 50);`),
      );
      const stop = new AbortController();
      const first = bots.think(task, stop.signal);
      const second = bots.think({ ...task, seed: 2 }, never);
      stop.abort();
      expect(await first).toBeNull();
      expect(await second).toBe('beside 0');
    });
  });

  it('leaves nothing behind on the signal of who asked', async () => {
    const { pool: bots } = pool(worker(`m.task.seed === 1 ? process.exit(3) : answer('fine')`));
    const { signal } = new AbortController();
    for (const seed of [1, 2]) await bots.think({ ...task, seed }, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('says null to who waits when it is closed, and to who asks afterwards', async () => {
    const { pool: bots } = pool(worker('for (;;);'));
    const asked = [1, 2].map((seed) => bots.think({ ...task, seed }, never));
    await bots.close();
    expect(await Promise.all([...asked, bots.think(task, never)])).toEqual([null, null, null]);
  });

  it('replaces a worker that dies', async () => {
    const { pool: bots, logged } = pool(worker(`m.task.seed === 1 ? process.exit(3) : answer('fine')`));
    expect(await bots.think(task, never)).toBeNull();
    expect(await bots.think({ ...task, seed: 2 }, never)).toBe('fine');
    expect(logged.join()).toContain('ended with code 3');
  });

  it('replaces a worker that never answers', async () => {
    const { pool: bots, logged } = pool(worker(`if (m.task.seed === 1) for (;;); answer('fine')`), 1500);
    expect(await bots.think(task, never)).toBeNull();
    expect(await bots.think({ ...task, seed: 2 }, never)).toBe('fine');
    expect(logged.join()).toContain('does not answer');
  });

  it('replaces a worker that answers an illegal step, says null and names the step', async () => {
    const { pool: bots, logged } = pool(
      worker(
        `(globalThis.begun ??= []).push(m.task.seed); answer(m.task.seed === 3 ? 'z9-z8' : begun.join())`,
      ),
    );
    const ask = (seed: number) => bots.think({ ...task, seed }, never, (step) => step !== 'z9-z8');
    expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual(['1', '1,2', null, '4']);
    expect(logged).toEqual([`A bot's worker answered the illegal step z9-z8; it is replaced`]);
  });

  describe('that cannot start a worker', () => {
    /** `works` by turn: whether that start works. */
    const starting = (onMessage: string, ...works: boolean[]) => {
      const start = worker(onMessage);
      return () => {
        if (works.shift()) return start();
        throw new Error('ERR_WORKER_INIT_FAILED');
      };
    };
    const couldNot = 'A worker for bots could not be started';

    it('says null and why, whatever it is asked, and tries again for the next', async () => {
      const { pool: bots, logged } = pool(starting(`answer('fine')`, false, false, false, true));
      expect(await bots.think(task, never)).toBeNull();
      expect(await bots.judge({ ...task, kind: 'judge' }, never)).toBeNull();
      expect(await bots.think(task, never)).toBeNull();
      expect(await bots.think(task, never)).toBe('fine');
      expect(logged).toEqual([couldNot, couldNot, couldNot]);
    });

    it('in the place of one that died says null to all who wait, and tries again for the next', async () => {
      const dies = `m.task.seed === 1 ? process.exit(3) : answer('fine')`;
      const { pool: bots, logged } = pool(starting(dies, true, false, false, true));
      const asked = [1, 2, 3].map((seed) => bots.think({ ...task, seed }, never));
      expect(await Promise.all(asked)).toEqual([null, null, null]);
      expect(logged.slice(1)).toEqual([couldNot, couldNot]);
      expect(await bots.think({ ...task, seed: 4 }, never)).toBe('fine');
    });
  });
});
