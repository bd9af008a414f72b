// Arguments go on to Playwright: npm run e2e -- lobby.spec.ts --headed
import { ensure } from './ensure.mjs';

ensure();
const { ensureBrowser } = await import('./browser.mjs');
const { buildIfStale } = await import('./build.mjs');
const { run } = await import('./run.mjs');
const CHROMIUM = ensureBrowser();
buildIfStale();
const args = ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = await run('playwright', args, { CHROMIUM });
