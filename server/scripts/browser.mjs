import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium to test with ($CHROMIUM, one on PATH, or Playwright's own), or null. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(canRun);
  return found ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);
}

/** As findBrowser, installing one where there is none. Ends the process when that fails. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.error('Installing a browser for the tests …');
  if (existsSync('/usr/bin/apt-get')) {
    const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => {
      const [command, ...rest] = [...root, 'apt-get', ...args];
      spawnSync(command, rest, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    };
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!findBrowser()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const installed = findBrowser();
  if (installed) return installed;
  console.error('No browser could be installed. Install Chromium or name one in CHROMIUM.');
  return process.exit(1);
}
