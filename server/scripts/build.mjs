import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './ensure.mjs';

const SOURCES = ['client', 'server', 'shared', 'package.json', 'package-lock.json'];
const BUILT = ['dist/client/index.html', 'dist/server/main.js', 'dist/server/worker.js'];

/** Whether any source is newer than what was built from it. Folders count too: a removed file leaves only that trace. */
export function isStale() {
  const built = BUILT.map((path) => join(ROOT, path));
  if (!built.every((path) => existsSync(path))) return true;
  const since = Math.min(...built.map((path) => statSync(path).mtimeMs));
  return SOURCES.some((path) => newest(join(ROOT, path)) > since);
}

/** Builds client and server, saying so on stderr; ends the process when it fails. */
export function buildIfStale() {
  if (!isStale()) return;
  console.error('Building …');
  if (npm(['run', '--silent', 'build'], 2) !== 0) {
    console.error('The build failed: see the message above.');
    process.exit(1);
  }
}

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return /\.(test|bench)\.ts$/.test(path) ? 0 : entry.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    entry.mtimeMs,
  );
}
