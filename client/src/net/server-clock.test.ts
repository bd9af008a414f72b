import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock.ts';

/** A device whose clock is `ahead` of the server's, on a line with these one-way delays, there and back. */
function line(ahead: number, trips: readonly (readonly [number, number])[]) {
  let now = 1_000_000;
  let trip = 0;
  const wait = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const ask = async (): Promise<number | null> => {
    const [there, back] = trips[trip++ % trips.length]!;
    now += there;
    const server = now - ahead;
    now += back;
    return server;
  };
  return { wait, ask, server: () => now - ahead };
}

describe('server clock', () => {
  it('agrees with the server when the device is minutes off', async () => {
    for (const ahead of [-240_000, 0, 240_000]) {
      const { wait, ask, server } = line(ahead, [[4, 4]]);
      const clock = new ServerClock(wait);
      await clock.measure(ask);
      expect(clock.now()).toBe(server());
    }
  });

  it('believes the quickest answer, and not the first', async () => {
    const { wait, ask, server } = line(5000, [
      [0, 1],
      [300, 4],
      [3, 3],
      [40, 2],
      [250, 250],
      [60, 3],
    ]);
    const clock = new ServerClock(wait);
    await clock.measure(ask);
    expect(clock.now()).toBe(server());
  });

  it('keeps what it knows when the server falls silent, and has something from the first answer on', async () => {
    const { wait, ask, server } = line(5000, [[4, 4]]);
    const clock = new ServerClock(wait);
    let asked = 0;
    await clock.measure(async () => (asked++ === 0 ? ask() : null));
    expect(clock.now()).toBe(server());
    await clock.measure(async () => null);
    expect(clock.now()).toBe(server());
  });

  it('runs one burst at a time', async () => {
    const { wait, ask } = line(0, [[4, 4]]);
    const clock = new ServerClock(wait);
    let asked = 0;
    const count = (): Promise<number | null> => {
      asked += 1;
      return ask();
    };
    await Promise.all([clock.measure(count), clock.measure(count)]);
    expect(asked).toBe(6);
  });
});
