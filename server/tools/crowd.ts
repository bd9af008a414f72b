import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { catalogue, variantOf } from '../../shared/games/catalogue.ts';
import { LEVELS } from '../../shared/search/levels.ts';
import type { Request } from '../../shared/table/requests.ts';
import type { Setup } from '../../shared/table/table.ts';
import {
  type Answer,
  type ClientToServer,
  PROTOCOL,
  type ServerToClient,
  type ViewMessage,
} from '../../shared/wire/wire.ts';
import { isMain, type Output, terminal } from './arguments.ts';

const USAGE = `usage: npm run crowd
Measures how long the event loop of the server, as built, is held up while bots of the highest level play every game,
two tables of each, all watched; beside the same server with nobody at it. And what it takes of memory with its
workers. The watchers are another process, on loopback. There is nothing to choose.`;

const SERVER = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const TABLES_A_GAME = 2;
const IDLE_MS = 5_000;
const PLAY_MS = 60_000;

/** Runs in the server before it: begins to measure, or tells what was measured. The timer's millisecond is part of it. */
const METER = `
  import { isMainThread } from 'node:worker_threads';
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  if (isMainThread) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    process.on('message', (message) => {
      if (message === 'begin') return delay.reset();
      const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
      process.send({ p50, p99, max, megabytes: process.memoryUsage().rss / 2 ** 20 });
    });
  }`;

/** Milliseconds; `megabytes` are those of the whole process, workers included. */
interface Held {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly megabytes: number;
}

type Wire = Socket<ServerToClient, ClientToServer>;

/** A table of bots, watched by who made it. Resolves to its code. */
async function openTable(wire: Wire, game: string): Promise<string> {
  const first = new Promise<ViewMessage>((seen) => wire.once('view', seen));
  await wire.emitWithAck('hello', { protocol: PROTOCOL, identity: null, table: null });
  const made: Answer = await wire.emitWithAck('create', 'A');
  if (!made.ok) throw new Error(made.refusal.code);
  const code = made.code!;
  const ask = async (request: Request): Promise<void> => {
    const answer: Answer = await wire.emitWithAck('ask', code, request);
    if (!answer.ok) throw new Error(`${request.kind}: ${answer.refusal.code}`);
  };
  const setup: Setup = { ...(await first).view.setup, game, options: {} };
  await ask({ kind: 'set-up', setup });
  const { seats } = variantOf(game, {}).rules;
  for (let seat = 0; seat < seats; seat++) await ask({ kind: 'seat-bot', seat, level: LEVELS.length });
  await ask({ kind: 'start' });
  return code;
}

function lineOf(name: string, { p50, p99, max, megabytes }: Held): string {
  const figures = [`p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, `max ${max.toFixed(1)} ms`];
  return [name.padEnd(5), ...figures, `${Math.round(megabytes)} MB`].join('  ');
}

/** Measures the server, which must have been started just now. `wires` takes every connection that is made. */
async function measure(
  server: ChildProcess,
  wires: Wire[],
  out: Output['out'],
  signal: AbortSignal,
): Promise<void> {
  const told = <T>(): Promise<T> =>
    new Promise((done) => server.once('message', (message) => done(message as T)));
  const heldFor = async (ms: number): Promise<Held> => {
    server.send('begin');
    await sleep(ms, undefined, { signal });
    const held = told<Held>();
    server.send('tell');
    return held;
  };

  const { port } = await told<{ port: number }>();
  const idle = await heldFor(IDLE_MS);
  out(lineOf('idle', idle));
  const games = catalogue.flatMap(({ id }) => Array<string>(TABLES_A_GAME).fill(id));
  const plies = new Map<string, number>();
  for (const game of games) {
    const wire: Wire = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
    wires.push(wire);
    const code = await openTable(wire, game);
    wire.on('view', ({ view }) => void plies.set(code, view.match?.ply ?? 0));
  }
  const crowd = await heldFor(PLAY_MS);
  out(lineOf('crowd', crowd));
  const played = [...plies.values()].reduce((sum, ply) => sum + ply, 0);
  const times = (crowd.max / idle.max).toFixed(1);
  out(`${games.length} tables, ${played} steps; the longest hold is ${times} times the idle one`);
}

/** Prints a line for each measurement. Resolves to the exit status; rejects when the server fails. */
export async function run(args: readonly string[], { out, err }: Output, file = SERVER): Promise<number> {
  if (args.length > 0) {
    err(`there is nothing to choose, so "${args[0]}" is not understood\n${USAGE}`);
    return 2;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'bigboard-crowd-'));
  const server = fork(file, {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(METER)}`],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BIGBOARD_DATA: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const failed = ended.then(([code]): never => {
    throw new Error(`the server ended too early, with code ${code}`);
  });
  const wires: Wire[] = [];
  const stop = new AbortController();
  try {
    await Promise.race([measure(server, wires, out, stop.signal), failed]);
  } finally {
    stop.abort();
    for (const wire of wires) wire.disconnect();
    server.kill();
    await ended.catch(() => {});
    rmSync(dataDir, { recursive: true });
  }
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = await run(process.argv.slice(2), terminal);
