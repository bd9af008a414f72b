// The server restarts when its sources change; the client is served by Vite on 5173, which hands sockets on.
import { ensure } from './ensure.mjs';

ensure();
const { run } = await import('./run.mjs');
const env = { PORT: process.env.PORT ?? '3000', BIGBOARD_FIXED_PORT: '1' };
process.exitCode = Math.max(
  ...(await Promise.all([
    run('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], env),
    run('vite', ['-c', 'client/vite.config.ts', '--host'], env),
  ])),
);
