import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../server/scripts/browser.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const executablePath = findBrowser();

export default defineConfig({
  testDir: here('.'),
  outputDir: here('../dist/e2e'),
  // Three phones and a server a test are enough for two cores.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    // Not a test: the pictures of the README, taken from the running product by `npm run pictures`.
    { name: 'pictures', testMatch: 'pictures.ts' },
  ],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Root needs --no-sandbox; the rest keeps Chromium from calling home, which a closed network makes slow.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
