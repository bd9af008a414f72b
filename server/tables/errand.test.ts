import { describe, expect, it } from 'vitest';
import { eventually } from '../testing.ts';
import { Errand } from './errand.ts';

/** An errand whose runs are ended by hand: `begun` holds the ways to end each, in order. */
function errand() {
  const heard: string[] = [];
  const begun: { done(): void; fail(): void; signal: AbortSignal }[] = [];
  const made = new Errand(
    (message) => void heard.push(message),
    () => void heard.push('failed'),
  );
  const keep = (name: string | null): void =>
    made.keep(
      name,
      (signal) =>
        new Promise((done, fail) => begun.push({ done, fail: () => fail(new Error('no luck')), signal })),
    );
  return { keep, begun, heard };
}

/** Everything that has been settled has been heard of. */
const settled = (): Promise<void> => new Promise((done) => void setImmediate(done));

describe('an errand', () => {
  it('is begun once, whether under way or done', async () => {
    const { keep, begun, heard } = errand();
    keep('a');
    keep('a');
    begun[0]!.done();
    await settled();
    keep('a');
    expect(begun).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('that failed says so and is begun anew when asked for again, each time', async () => {
    const { keep, begun, heard } = errand();
    for (let times = 1; times <= 3; times++) {
      keep('a');
      expect(begun).toHaveLength(times);
      begun.at(-1)!.fail();
      await eventually(() => expect(heard.slice(-2)).toEqual(['a: the house could not act', 'failed']));
      expect(heard).toHaveLength(2 * times);
    }
  });

  it.each([null, 'b'])('is given up for %s, and its failure is then nobody’s concern', async (other) => {
    const { keep, begun, heard } = errand();
    keep('a');
    keep(other);
    expect(begun[0]!.signal.aborted).toBe(true);
    begun[0]!.fail();
    await settled();
    keep(other);
    expect(begun).toHaveLength(other === null ? 1 : 2);
    expect(heard).toEqual([]);
  });
});
