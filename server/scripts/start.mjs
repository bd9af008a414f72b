import { ensure, ROOT } from './ensure.mjs';

ensure();
const { buildIfStale } = await import('./build.mjs');
buildIfStale();
const { pathToFileURL } = await import('node:url');
await import(pathToFileURL(`${ROOT}/dist/server/main.js`).href);
