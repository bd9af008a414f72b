import { describe, expect, it, vi } from 'vitest';
import { variantOf } from '../../shared/games/catalogue.ts';
import type { Judge } from '../bots/pool.ts';
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

describe('a hint', () => {
  it('says what to tap and how things stand, to who plays bots alone and is to move', async () => {
    const { url } = await startServer({ judge: async () => chances([0.5, 0.3, 0.2], 'A33-A24') });
    const eva = await evaAgainstBots(url);
    const { notation } = variantOf('checkers', {});
    const targets = ['A33', 'A24'].map((name) => notation.readCell(name));
    expect(await eva.hint()).toEqual({
      ok: true,
      hint: { match: 1, ply: 0, targets, step: 'A33-A24', shares: [0.5, 0.3, 0.2] },
    });
    await eva.ask({ kind: 'pause' });
    expect(await eva.hint()).toMatchObject({ refusal: { code: 'paused' } });
  });

  it('is not given among people, out of turn, or when the worker says nonsense', async () => {
    const { url } = await startServer({ judge: async () => chances([1, 0, 0], 'A33-C44') });
    const [anna, bob] = await threeAtATable(url);
    await anna.ask({ kind: 'start' });
    expect(await anna.hint()).toMatchObject({ refusal: { code: 'no-hints' } });
    expect(await bob.hint()).toMatchObject({ refusal: { code: 'not-your-turn' } });
    const eva = await evaAgainstBots(url);
    expect(await eva.hint()).toMatchObject({ refusal: { code: 'server-fault' } });
  });

  it('is thought out once a position, however many ask at once or again; others are refused all the same', async () => {
    let answerAll = (): void => {};
    const ready = new Promise<void>((done) => {
      answerAll = done;
    });
    const judge = vi.fn<Judge>(async (task, signal) => {
      await ready;
      return chances([0.5, 0.3, 0.2], (await firstStep({ ...task, kind: 'step' }, signal))!);
    });
    const { url } = await startServer({ judge });
    const eva = await evaAgainstBots(url);
    const jan = await guestAt(url);
    await jan.join(eva.code, 'Jan', true);
    const asked = [1, 2, 3, 4].map(() => eva.hint());
    expect(await jan.hint()).toMatchObject({ refusal: { code: 'not-your-turn' } });
    answerAll();
    const [first, ...others] = await Promise.all([...asked, eva.hint()]);
    expect(first).toMatchObject({ ok: true, hint: { ply: 0 } });
    for (const other of others) expect(other).toEqual(first);
    expect(await jan.hint()).toMatchObject({ refusal: { code: 'not-your-turn' } });
    expect(judge).toHaveBeenCalledTimes(1);

    await playTurn(eva);
    await eventually(() => expect(eva.view!.match!.mover).toBe(0));
    const { ply } = eva.view!.match!;
    expect(await eva.hint()).toMatchObject({ ok: true, hint: { ply } });
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it('is of the game on the board, not of the first match of another one', async () => {
    const judge = vi.fn<Judge>(async (task, signal) =>
      chances([0.5, 0.3, 0.2], (await firstStep({ ...task, kind: 'step' }, signal))!),
    );
    const { url } = await startServer({ judge });
    const eva = await evaAgainstBots(url);
    const before = await eva.hint();
    expect(await eva.ask({ kind: 'to-lobby' })).toBe('ok');
    expect(
      await eva.ask({ kind: 'set-up', setup: { ...eva.view!.setup, game: 'accasta', options: {} } }),
    ).toBe('ok');
    expect(await eva.ask({ kind: 'start' })).toBe('ok');
    const now = await eva.hint();
    expect(now).toMatchObject({ ok: true, hint: { match: 1, ply: 0 } });
    expect(now).not.toEqual(before);
    expect(judge.mock.calls.map(([task]) => task.game)).toEqual(['checkers', 'accasta']);
  });

  it.each<[string, Judge]>([
    ['no answer', async () => null],
    ['nonsense', async () => chances([1, 0, 0], 'A33-C44')],
    ['a fault', () => Promise.reject(new Error('no luck'))],
  ])('is asked for again after %s', async (_name, fails) => {
    const judge = vi.fn<Judge>(async () => chances([0.5, 0.3, 0.2], 'A33-A24')).mockImplementationOnce(fails);
    const { url } = await startServer({ judge });
    const eva = await evaAgainstBots(url);
    expect(await eva.hint()).toMatchObject({ refusal: { code: 'server-fault' } });
    expect(await eva.hint()).toMatchObject({ ok: true, hint: { step: 'A33-A24' } });
  });
});
