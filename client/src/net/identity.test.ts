import { describe, expect, it } from 'vitest';
import { type Channel, IdentityKeeper, type Surroundings } from './identity.ts';
import { type Store, storeOn } from './storage.ts';

const ANNE = { device: 'anne', secret: 's1' };
const BEN = { device: 'ben', secret: 's2' };

function memory(
  entries: readonly (readonly [string, string])[] = [],
): Store & { entries: Map<string, string> } {
  const kept = new Map(entries);
  const backing = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return Object.assign(
    storeOn(() => backing),
    { entries: kept },
  );
}

/** One browser: its tabs share local storage and hear each other. */
class Browser {
  readonly local = memory();
  readonly #open = new Set<Channel>();

  tab(
    tab: Store = memory(),
    random = Math.random,
  ): { keeper: IdentityKeeper; tab: Store; close(): void; thaw(): void } {
    const open = this.#open;
    const channel: Channel = {
      onmessage: null,
      postMessage(word) {
        for (const other of open) {
          if (other !== channel) queueMicrotask(() => other.onmessage?.({ data: word } as MessageEvent));
        }
      },
    };
    open.add(channel);
    const around: Surroundings = { tab, local: this.local, channel, random };
    return {
      keeper: new IdentityKeeper(around),
      tab,
      close: () => void open.delete(channel),
      thaw: () => void open.add(channel),
    };
  }
}

describe('identity', () => {
  it('is new in a new browser, and kept across a reload', async () => {
    const browser = new Browser();
    const first = browser.tab();
    expect(await first.keeper.find()).toBeNull();
    first.keeper.save(ANNE);
    first.close();
    expect(await browser.tab(first.tab).keeper.find()).toEqual(ANNE);
  });

  it('comes back in a browser opened anew', async () => {
    const browser = new Browser();
    const first = browser.tab();
    await first.keeper.find();
    first.keeper.save(ANNE);
    first.close();
    expect(await browser.tab().keeper.find()).toEqual(ANNE);
  });

  it('is another in a second tab, and both keep their own across reloads', async () => {
    const browser = new Browser();
    const one = browser.tab();
    await one.keeper.find();
    one.keeper.save(ANNE);
    const two = browser.tab();
    expect(await two.keeper.find()).toBeNull();
    two.keeper.save(BEN);
    two.close();
    expect(await browser.tab(two.tab).keeper.find()).toEqual(BEN);
    one.close();
    expect(await browser.tab(one.tab).keeper.find()).toEqual(ANNE);
  });

  it('leaves the first tab its place in the browser', async () => {
    const browser = new Browser();
    const one = browser.tab();
    await one.keeper.find();
    one.keeper.save(ANNE);
    const two = browser.tab();
    await two.keeper.find();
    two.keeper.save(BEN);
    one.close();
    two.close();
    expect(await browser.tab().keeper.find()).toEqual(ANNE);
  });

  it('is new in a duplicated tab, whose storage was copied', async () => {
    const browser = new Browser();
    const one = browser.tab();
    await one.keeper.find();
    one.keeper.save(ANNE);
    const copied = memory();
    copied.write('bigboard.identity', ANNE);
    expect(await browser.tab(copied).keeper.find()).toBeNull();
  });

  it('goes to one of two tabs that ask at once', async () => {
    const browser = new Browser();
    browser.local.write('bigboard.identity', ANNE);
    const found = await Promise.all([
      browser.tab(memory(), () => 0.2).keeper.find(),
      browser.tab(memory(), () => 0.7).keeper.find(),
    ]);
    expect(found).toEqual([ANNE, null]);
  });

  it('is known to be lost when another tab took it while this page was frozen', async () => {
    const browser = new Browser();
    browser.local.write('bigboard.identity', ANNE);
    const frozen = browser.tab();
    await frozen.keeper.find();
    frozen.close();
    const other = browser.tab();
    expect(await other.keeper.find()).toEqual(ANNE);
    frozen.thaw();
    expect(await frozen.keeper.isStillMine()).toBe(false);
    other.close();
    expect(await frozen.keeper.isStillMine()).toBe(true);
  });

  it('lives without storage and without a channel', async () => {
    const broken = storeOn(() => {
      throw new Error('blocked');
    });
    const keeper = new IdentityKeeper({ tab: broken, local: broken, channel: null, random: Math.random });
    expect(await keeper.find()).toBeNull();
    keeper.save(ANNE);
    expect(keeper.current).toEqual(ANNE);
  });

  it('reads nothing from storage that holds something else', async () => {
    const local = memory([['bigboard.identity', '{"device":7}']]);
    const keeper = new IdentityKeeper({
      tab: memory([['bigboard.identity', 'nonsense']]),
      local,
      channel: null,
      random: Math.random,
    });
    expect(await keeper.find()).toBeNull();
  });
});
