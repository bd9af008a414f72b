// Node's own modules only, and no syntax newer than Node 14: this must be able to say that Node is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NEEDED = [20, 19];

/** Sees to it that Node is new enough and the packages are those of the lock file. Writes to stderr only. */
export function ensure() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    console.error(
      `Bigboard needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. Get it from https://nodejs.org`,
    );
    process.exit(1);
  }
  if (arePackagesReady()) return;
  console.error('Installing packages (only needed the first time and after updates) …');
  if (npm(['ci', '--include=dev', '--no-audit', '--no-fund'], 2) !== 0) {
    console.error('Packages could not be installed: see the message above. Bigboard needs the network once.');
    process.exit(1);
  }
}

/** Runs npm, the one that started us if there is one. `out` is the file descriptor its output goes to. */
export function npm(args, out) {
  const own = process.env.npm_execpath;
  const useOwn = own && /npm-cli\.[cm]?js$/.test(own);
  const run = useOwn
    ? spawnSync(process.execPath, [own].concat(args), { cwd: ROOT, stdio: ['ignore', out, 2] })
    : spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', out, 2], shell: process.platform === 'win32' });
  return run.status === null ? 1 : run.status;
}

/** What npm wrote down as installed is what the lock file asks for. Optional packages are other machines' business. */
function arePackagesReady() {
  const installedFile = `${ROOT}/node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  try {
    const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
    const wanted = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')).packages;
    return Object.keys(wanted).every(
      (key) =>
        key === '' ||
        wanted[key].optional ||
        (installed[key] && installed[key].version === wanted[key].version),
    );
  } catch (_unreadable) {
    return false;
  }
}
