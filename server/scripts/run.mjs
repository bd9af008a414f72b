import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './ensure.mjs';

/** The path of a package's command, to be run with this very Node: no shell, no PATH, the same on every system. */
export function commandOf(name) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a package's command in the project's folder with our own terminal, and resolves to its exit code. */
export function run(name, args, env = {}) {
  const child = spawn(process.execPath, [commandOf(name), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const relay = (signal) => child.kill(signal);
  process.on('SIGINT', relay).on('SIGTERM', relay);
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code) => {
      process.off('SIGINT', relay).off('SIGTERM', relay);
      done(code ?? 1);
    });
  });
}
