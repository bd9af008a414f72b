// node tool.mjs NAME args…: runs server/tools/NAME.ts. Nothing but the tool writes to stdout.
import { existsSync } from 'node:fs';
import { ensure, ROOT } from './ensure.mjs';

ensure();
const [name = '', ...args] = process.argv.slice(2);
const tool = `${ROOT}/server/tools/${name}.ts`;
if (!/^[a-z-]+$/.test(name) || !existsSync(tool)) {
  console.error(`There is no tool "${name}" in server/tools.`);
  process.exit(2);
}
const { run } = await import('./run.mjs');
process.exitCode = await run('tsx', [tool, ...args]);
