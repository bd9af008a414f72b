import { describe, expect, it, vi } from 'vitest';
import { MOTION_LEAD_MS, MOTION_MS } from '../../shared/wire/wire.ts';
import type { Judge, Think } from '../bots/pool.ts';
import {
  chances,
  evaAgainstBots,
  eventually,
  firstStep,
  guestAt,
  playTurn,
  startServer,
  threeAtATable,
} from '../testing.ts';

describe('bots at a table', () => {
  it('answer a person’s turn, each after the other, never before its motion has been seen', async () => {
    const { url } = await startServer();
    const eva = await evaAgainstBots(url);
    const asked = Date.now();
    await playTurn(eva);
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    const motions = eva.views.flatMap(({ because }) => because.filter((cue) => cue.kind === 'motion'));
    expect(motions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(motions[0]!.at).toBeGreaterThanOrEqual(asked + MOTION_LEAD_MS - 50);
    for (const [index, { at }] of motions.slice(1).entries()) {
      expect(at - motions[index]!.at).toBeGreaterThanOrEqual(MOTION_MS);
    }
  });

  it.each<[string, Think]>([
    ['do not answer', async () => null],
    ['answer an illegal step', async () => 'z9-z8'],
  ])('that %s play some legal step, and the log says so', async (_name, think) => {
    const { url, logged } = await startServer({ think });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('the bot at ply 1');
  });

  it('are told what is legal where they are to play', async () => {
    const told: unknown[] = [];
    const think: Think = async (task, signal, isLegal) => {
      const step = await firstStep(task, signal);
      told.push([isLegal!(step!), isLegal!('z9-z8'), isLegal!('')]);
      return step;
    };
    const { url } = await startServer({ think });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    expect(told).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
  });

  it('do not play when a person has taken their seat meanwhile', async () => {
    let answerLate = (_step: string | null): void => {};
    const late: Think = () =>
      new Promise((answer) => {
        answerLate = answer;
      });
    const { url } = await startServer({ think: late });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    expect(await eva.ask({ kind: 'take-seat', seat: 1, name: 'Eva' })).toBe('ok');
    answerLate(null);
    await new Promise((done) => setTimeout(done, 60));
    expect(eva.view!.match!.ply).toBe(1);
    expect(await eva.tapFirst()).toBe('ok');
  });

  it('wait while the game is paused, even with their answer ready', async () => {
    let answerAll = (): void => {};
    const ready = new Promise<void>((done) => {
      answerAll = done;
    });
    const { url } = await startServer({ think: (task, signal) => ready.then(() => firstStep(task, signal)) });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    await eva.ask({ kind: 'pause' });
    answerAll();
    await new Promise((done) => setTimeout(done, 600));
    expect(eva.view!.match!.ply).toBe(1);
    await eva.ask({ kind: 'resume' });
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
  });

  it('are not asked again by what does not concern them', async () => {
    const think = vi.fn<Think>(() => new Promise(() => {}));
    const { url } = await startServer({ think });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    await eva.ask({ kind: 'rename', name: 'Ewa', seat: 0 });
    const jan = await guestAt(url);
    await jan.join(eva.code, 'Jan', true);
    expect(think).toHaveBeenCalledTimes(1);
    expect(think.mock.calls[0]![0].level).toBe(3);
  });
});

describe('the clock', () => {
  it('makes a flag fall by itself', async () => {
    const { url } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    const clock = { initialMs: 80, incrementMs: 0 };
    await eva.ask({ kind: 'set-up', setup: { ...eva.view!.setup, clock } });
    await eva.ask({ kind: 'start' });
    await eventually(() => expect(jan.view!.match!.outcome).not.toBeNull());
    const outs = jan.views.flatMap(({ because }) => because.filter((cue) => cue.kind === 'out'));
    expect(outs.map(({ seat, reason }) => `${seat} ${reason}`)).toEqual(['0 flagged', '1 flagged']);
  });
});

describe('offers to bots', () => {
  it('are answered by their own judgement: who is behind takes a draw, who is ahead does not', async () => {
    for (const [shares, isDrawn] of [
      [[0.6, 0.2, 0.2], true],
      [[0.2, 0.6, 0.2], false],
      [[0.6, 0.4, 0], false],
    ] as const) {
      const { url } = await startServer({ judge: async () => chances(shares) });
      const eva = await evaAgainstBots(url);
      expect(await eva.ask({ kind: 'offer', offer: 'draw' })).toBe('ok');
      await eventually(() => expect(eva.view!.match!.offers).toEqual([]));
      expect(eva.view!.match!.outcome?.reason).toBe(isDrawn ? 'agreement' : undefined);
    }
  });

  it('to take a turn back are judged by what it would cost them, and hold them up meanwhile', async () => {
    const { url } = await startServer({
      judge: async ({ position }) => chances(position.turn === 0 ? [0.3, 0.35, 0.35] : [0.28, 0.36, 0.36]),
      think: () => new Promise(() => {}),
    });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    expect(await eva.ask({ kind: 'offer', offer: 'takeback' })).toBe('ok');
    await eventually(() => expect(eva.view!.match).toMatchObject({ mover: 0, record: [] }));
  });

  it('that a bot cannot think about are declined, and the table goes on', async () => {
    const { url } = await startServer({ judge: async () => null });
    const eva = await evaAgainstBots(url);
    await eva.ask({ kind: 'offer', offer: 'draw' });
    await eventually(() => expect(eva.view!.match!.offers).toEqual([]));
    const declined = eva.views.flatMap(({ because }) => because.filter((cue) => cue.kind === 'declined'));
    expect(declined).toMatchObject([{ offer: 'draw', by: 1 }]);
  });
});

describe('a fault of the bots', () => {
  /** Throws the first time, then answers. */
  const failingOnce = <T extends readonly unknown[], R>(answer: (...args: T) => Promise<R>) =>
    vi.fn(answer).mockImplementationOnce(() => {
      throw new Error('no luck');
    });

  it('does not stop the house: a bot is asked again for its step', async () => {
    const { url, logged } = await startServer({ think: failingOnce(firstStep) });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    expect(logged).toEqual([expect.stringContaining('ply 1, level 3: the house could not act')]);
  });

  it('does not stop the house: a bot is asked again what it thinks of an offer', async () => {
    const { url, logged } = await startServer({ judge: failingOnce(async () => chances([0.6, 0.2, 0.2])) });
    const eva = await evaAgainstBots(url);
    await eva.ask({ kind: 'offer', offer: 'draw' });
    await eventually(() => expect(eva.view!.match!.outcome?.reason).toBe('agreement'));
    expect(logged).toEqual([expect.stringContaining('draw to seat 1: the house could not act')]);
  });

  it('over an offer does not hold up another bot’s step', async () => {
    const think = vi.fn(firstStep);
    const judge = vi.fn<Judge>(async () => {
      throw new Error('no luck');
    });
    const { url } = await startServer({ think, judge, timings: { botPauseMs: 200 } });
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    expect(await eva.ask({ kind: 'offer', offer: 'draw' })).toBe('ok');
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    expect(judge.mock.calls.length).toBeGreaterThan(1);
    expect(think).toHaveBeenCalledTimes(2);
  });
});

describe('a fault of the journal', () => {
  it('costs a request, not the table: nothing happened for anybody', async () => {
    const { url, app, logged } = await startServer({ think: firstStep });
    const [eva, jan] = await threeAtATable(url);
    const { journal } = app;
    const append = journal.append.bind(journal);
    const full = vi.spyOn(journal, 'append').mockRejectedValueOnce(new Error('disk full'));
    const seen = jan.views.length;
    expect(await eva.ask({ kind: 'start' })).toBe('server-fault');
    expect(jan.views.length).toBe(seen);
    expect(logged[0]).toContain('start by');
    full.mockImplementation(append);
    expect(await eva.ask({ kind: 'start' })).toBe('ok');
  });

  it('does not stop the house: a bot tries again', async () => {
    const { url, app } = await startServer();
    const eva = await evaAgainstBots(url);
    await playTurn(eva);
    vi.spyOn(app.journal, 'append').mockRejectedValueOnce(new Error('disk full'));
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
  });
});
