import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { placesOf } from '../shared/table/layout.ts';
import { expect, test } from './fixtures.ts';
import { choose, gather, momentOf, RandomHand, start } from './hands.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url));

/** Screens laid on a table as the devices lie, tops inward. */
async function onATable(browser: Browser, pages: readonly Page[], name: string): Promise<void> {
  const shots = await Promise.all(pages.map((page) => page.screenshot()));
  const [width, height] = [260, 563];
  const places = placesOf('ring', pages.length);
  const phones = places.map(({ heading }, index) => {
    const image = `data:image/png;base64,${shots[index]!.toString('base64')}`;
    return `<img src="${image}" style="transform: rotate(${heading}deg) translateY(${height / 2 + 82}px)">`;
  });
  const page = await browser.newPage({ viewport: { width: 1250, height: 1130 } });
  await page.setContent(`<style>
    body { margin: 0; background: #7d6a55; }
    img { position: absolute; left: ${625 - width / 2}px; top: ${445 - height / 2}px; width: ${width}px;
      height: ${height}px; box-sizing: border-box; border: 8px solid #15130f; border-radius: 26px; }
  </style>${phones.join('')}`);
  await page.screenshot({ path: pathOf(name) });
  await page.close();
}

test('three phones', async ({ phones, browser }) => {
  test.setTimeout(180_000);
  const pages = await phones(3, { deviceScaleFactor: 1.5 });
  const [host] = pages;
  await host!.getByRole('button', { name: 'Create a table' }).tap();
  await host!.waitForTimeout(600);
  await host!.screenshot({ path: pathOf('lobby') });
  await pages[1]!.screenshot({ path: pathOf('found') });
  await host!.getByRole('button', { name: 'Leave' }).tap();
  for (const page of pages) await page.goto('/');
  await gather(pages);
  await start(pages);
  const hand = new RandomHand(pages, 31);
  await hand.play(400, ({ ply, depth }) => ply > 40 && depth === 1);
  await host!.waitForTimeout(600);
  await onATable(browser, pages, 'ring');
});

test('a tablet', async ({ phones }) => {
  test.setTimeout(120_000);
  const [page] = await phones(1, { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1 });
  const pages = [page!];
  await gather(pages);
  await choose(page!, 'Four');
  await page!.getByRole('button', { name: 'Fill with bots' }).tap();
  await start(pages);
  await new RandomHand(pages, 5).play(30);
  expect((await momentOf(page!)).ply).toBeGreaterThan(20);
  await page!.waitForTimeout(600);
  await page!.screenshot({ path: pathOf('tablet') });
});
