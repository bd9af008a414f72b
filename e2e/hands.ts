import type { Page } from 'playwright/test';
import { seededRandom } from '../shared/core/random.ts';
import { expect } from './fixtures.ts';

/** What people at a table do with their hands: everything goes through taps on the screens. */

/** The first phone makes a table, the others open the address and find it by themselves. Returns the code. */
export async function gather([host, ...guests]: readonly Page[]): Promise<string> {
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  const code = await codeOf(host!);
  for (const guest of guests) {
    await guest
      .getByRole('button', { name: new RegExp(`^Join table ${code}|^Join$`) })
      .first()
      .tap();
    await expect(guest.getByRole('heading', { name: /^Table/ })).toBeVisible();
  }
  return code;
}

export async function codeOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/[A-Z]{4}$/);
  return new URL(page.url()).pathname.slice(1);
}

/** Chooses in the lobby: `Four`, `T-shape`, `English`. */
export async function choose(page: Page, ...choices: readonly string[]): Promise<void> {
  for (const choice of choices) {
    const radio = page.getByRole('radio', { name: choice, exact: true });
    await page
      .locator('label')
      .filter({ has: radio })
      .or(page.getByText(choice, { exact: true }))
      .first()
      .tap();
    await expect(radio).toBeChecked();
  }
}

export async function start(pages: readonly Page[]): Promise<void> {
  await pages[0]!.getByRole('button', { name: 'Start', exact: true }).tap();
  for (const page of pages) await expect(page.locator('main.play')).toBeVisible();
}

/** Where a match stands on a screen. */
export interface Moment {
  readonly ply: number;
  readonly depth: number;
  readonly mover: number;
}

/** A lit cell with its centre in pixels. */
interface Lit {
  readonly cell: string;
  readonly role: string;
  readonly x: number;
  readonly y: number;
}

interface Sight extends Moment {
  readonly isOver: boolean;
  readonly isMoving: boolean;
  readonly lit: readonly Lit[];
}

/** All that matters on a screen, in one look. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const { ply, depth, mover, over, moving } = document.querySelector<HTMLElement>('main.play')!.dataset;
    const lit = [...document.querySelectorAll<SVGElement>('[data-light]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { cell = '', light = '' } = element.dataset;
      return { cell, role: light, x: left + width / 2, y: top + height / 2 };
    });
    return {
      ply: Number(ply),
      depth: Number(depth),
      mover: Number(mover),
      isOver: over === 'true',
      isMoving: moving === 'true',
      lit,
    };
  });

export const momentOf = async (page: Page): Promise<Moment> => look(page);

/** All that is lit, on whichever phone it lies. */
export async function litOn(pages: readonly Page[]): Promise<(Lit & { page: Page })[]> {
  const sights = await Promise.all(pages.map(look));
  return sights.flatMap(({ lit }, index) => lit.map((one) => ({ ...one, page: pages[index]! })));
}

export const tapCell = (page: Page, cell: string): Promise<void> =>
  page.locator(`[data-cell="${cell}"]`).tap();

/** Waits until a screen shows something later than this moment. */
const news = (page: Page, { ply, depth }: Moment): Promise<unknown> =>
  page.waitForFunction(
    ([ply, depth]) => {
      const { dataset } = document.querySelector<HTMLElement>('main.play')!;
      return Number(dataset.ply) !== ply || Number(dataset.depth) !== depth || dataset.over === 'true';
    },
    [ply, depth] as const,
  );

/** A person who plays legal moves at random, the same for the same seed, tapping on whichever screen they lie. */
export class RandomHand {
  readonly #random: () => number;
  readonly #pages: readonly Page[];
  /** Screens on which something was tapped. */
  readonly used = new Set<Page>();

  constructor(pages: readonly Page[], seed: number) {
    this.#pages = pages;
    this.#random = seededRandom(seed);
  }

  /** Taps until `isDone` says so of the moment, or the game is over; returns the number of taps. */
  async play(mostTaps: number, isDone: (sight: Sight) => boolean = () => false): Promise<number> {
    for (let taps = 0; taps < mostTaps; taps++) {
      const sights = await Promise.all(this.#pages.map(look));
      const [first] = sights;
      if (first!.isOver || isDone(first!)) return taps;
      const lit = sights.flatMap((sight, index) =>
        sight.lit.map((one) => ({ ...one, page: this.#pages[index]! })),
      );
      // A piece in hand goes on to a target; to change it for another would be no progress.
      const targets = lit.filter(({ role }) => role === 'move' || role === 'capture');
      const choice = targets.length > 0 ? targets : lit;
      if (choice.length === 0 || sights.some(({ isMoving }) => isMoving)) {
        // A piece is on its way, a bot thinks, or the server passes for who cannot move.
        await this.#pages[0]!.waitForTimeout(40);
        taps--;
        continue;
      }
      const chosen = choice[Math.floor(this.#random() * choice.length)]!;
      await chosen.page.touchscreen.tap(chosen.x, chosen.y);
      this.used.add(chosen.page);
      await Promise.all(this.#pages.map((page) => news(page, first!)));
    }
    return mostTaps;
  }
}
