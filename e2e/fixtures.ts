import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, test as base, type Page } from 'playwright/test';
import { rankAddresses } from '../server/lan.ts';

export { expect } from 'playwright/test';

const SERVER = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/**
 * An address of this machine that is not loopback, because localhost is a secure context and hides what fails on
 * plain http.
 */
const address =
  rankAddresses(networkInterfaces()).find((one) => one.rank === 'lan' && !one.address.includes(':'))
    ?.address ?? '127.0.0.1';

/** A server of the test's own, with a data folder of its own. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'bigboard-e2e-'));
  #child: ChildProcess | null = null;
  #port = 0;
  #said = '';

  /** Where phones open it: `http://192.168.1.5:40123`. */
  get url(): string {
    return `http://${address}:${this.#port}`;
  }

  /** All that the server has printed, for tests of its words. */
  get said(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    if (!existsSync(SERVER)) throw new Error('dist/server/main.js is missing: npm run build');
    const child = fork(SERVER, {
      env: {
        ...process.env,
        PORT: String(this.#port),
        BIGBOARD_FIXED_PORT: '1',
        BIGBOARD_DATA: this.#data,
      },
      silent: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#said += chunk;
      });
    }
    this.#port = await new Promise((listening, failed) => {
      child.once('message', (message: { port: number }) => listening(message.port));
      child.once('exit', (code) => failed(new Error(`the server ended with code ${code}:\n${this.#said}`)));
    });
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  /** Killed, and started again at the same address with the same data. */
  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async discard(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

interface Fixtures {
  readonly house: House;
  /** Opens so many phones, each a person of its own, on the first page. Options overlay those of a phone. */
  readonly phones: (count: number, options?: BrowserContextOptions) => Promise<Page[]>;
  /** Faults that pages have reported so far. A test ends badly when any are left; clear it where they are expected. */
  readonly faults: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  house: async ({}, use) => {
    const house = new House();
    await house.start();
    await use(house);
    await house.discard();
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use, info) => {
    const faults: string[] = [];
    await use(faults);
    if (faults.length > 0 && info.status === info.expectedStatus) {
      throw new Error(`the pages reported faults:\n${faults.join('\n')}`);
    }
  },

  phones: async ({ browser, house, faults }, use) => {
    const opened: Page[] = [];
    await use(async (count, options = {}) => {
      const pages = await Promise.all(
        Array.from({ length: count }, async () => {
          const context = await browser.newContext({ ...PHONE, baseURL: house.url, ...options });
          const page = await context.newPage();
          watch(page, faults);
          await page.goto('/');
          return page;
        }),
      );
      opened.push(...pages);
      return pages;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

/** What a person would see in the console. A server that is away is no fault of the page. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (
      message.type() === 'error' &&
      !/ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to/.test(text)
    ) {
      faults.push(text);
    }
  });
}
