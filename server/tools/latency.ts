import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { evolve } from '../../shared/table/evolve.ts';
import { tapOn } from '../../shared/table/requests.ts';
import type { Table } from '../../shared/table/table.ts';
import {
  type Answer,
  type ClientToServer,
  PROTOCOL,
  type ServerToClient,
  type ViewMessage,
} from '../../shared/wire/wire.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

/**
 * node server/scripts/tool.mjs latency: how long from a tap till all three phones have the new view, on loopback, beside a bare
 * socket.io server that sends as many bytes; and what a table in play costs in memory. Server and phones are
 * separate processes. A tap counts only once it is synced to disk: that is most of the difference.
 */

const TAPS = 400;
const WARM_UP = 40;
const TABLES = 500;
/** Three phones keep well below what the server lets one socket send. */
const GAP_MS = 25;

const percentile = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);

function report(name: string, times: number[]): void {
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  console.log(
    `${name}: p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms (${sorted.length} taps)`,
  );
}

async function serve(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bigboard-latency-'));
  const app = buildApp({ ...readConfig({}), dataDir }, console.error);
  const http = createServer();
  const bare = new Server(http, { serveClient: false });
  bare.on('connection', (socket) => socket.on('tap', (payload: string) => void bare.emit('view', payload)));
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done));
  const port = await app.listen(0, '127.0.0.1');
  process.send!({ port, barePort: (http.address() as AddressInfo).port });
  process.on('message', async (code: string) => {
    process.send!({ bytes: memoryPerTable(app.directory.find(code)!.table) });
    await app.close();
    rmSync(dataDir, { recursive: true });
    process.exit(0);
  });
}

/** Live bytes of one more table like this one: copies share nothing. */
function memoryPerTable(table: Table): number {
  const heap = (): number => {
    globalThis.gc!();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = heap();
  const copies = Array.from({ length: TABLES }, () => structuredClone(table));
  const bytes = (heap() - before) / copies.length;
  // Still used after the measuring, so that nothing was collected early.
  evolve(copies.at(-1)!, { at: 0, event: { kind: 'returned' } });
  return bytes;
}

type Wire = Socket<ServerToClient, ClientToServer>;

const until = (condition: () => boolean, changed: (check: () => void) => void): Promise<void> =>
  new Promise((done) => {
    const check = (): void => {
      if (condition()) done();
    };
    changed(check);
    check();
  });

class Phones {
  readonly wires: Wire[];
  readonly views: (ViewMessage | undefined)[] = [];
  code = '';
  #check = (): void => {};

  constructor(port: number) {
    this.wires = [0, 1, 2].map((index) => {
      const wire: Wire = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
      wire.on('view', (message) => {
        this.views[index] = message;
        this.#check();
      });
      return wire;
    });
  }

  async sitDown(): Promise<void> {
    for (const wire of this.wires)
      await wire.emitWithAck('hello', { protocol: PROTOCOL, identity: null, table: null });
    await this.newTable();
  }

  async newTable(): Promise<void> {
    const made: Answer = await this.wires[0]!.emitWithAck('create', 'A');
    this.code = made.ok ? made.code! : '';
    for (const wire of this.wires)
      await wire.emitWithAck('ask', this.code, { kind: 'join', name: 'B', watch: false });
    await this.wires[0]!.emitWithAck('ask', this.code, { kind: 'start' });
    await this.#seen(() => this.views.every((message) => message?.view.match?.ply === 0));
  }

  /** One tap by the mover; milliseconds till every phone shows what came of it. */
  async tap(): Promise<number> {
    const match = this.views[0]!.view.match!;
    const light = match.lights[Math.floor(Math.random() * match.lights.length)]!;
    const { revision } = this.views[0]!;
    const start = performance.now();
    const request = tapOn(match, light.target);
    this.wires[match.mover]!.emit('ask', this.code, request, () => {});
    await this.#seen(() => this.views.every((message) => message!.revision > revision));
    const took = performance.now() - start;
    if (this.views[0]!.view.match!.outcome) await this.newTable();
    return took;
  }

  #seen(condition: () => boolean): Promise<void> {
    return until(condition, (check) => {
      this.#check = check;
    });
  }
}

/** The same three, on a server that only hands on. */
function bareTap(port: number): (payload: string) => Promise<number> {
  let seen = 0;
  let check = (): void => {};
  const wires = [0, 1, 2].map(() => {
    const wire = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
    wire.on('view', () => {
      seen += 1;
      check();
    });
    return wire;
  });
  return async (payload) => {
    await Promise.all(
      wires.map((wire) => wire.connected || new Promise<void>((up) => wire.once('connect', () => up()))),
    );
    seen = 0;
    const start = performance.now();
    wires[0]!.emit('tap', payload);
    await until(
      () => seen === wires.length,
      (given) => {
        check = given;
      },
    );
    return performance.now() - start;
  };
}

async function measure(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const said = <T>(): Promise<T> =>
    new Promise((done) => child.once('message', (message) => done(message as T)));
  const { port, barePort } = await said<{ port: number; barePort: number }>();
  const phones = new Phones(port);
  await phones.sitDown();
  const bare = bareTap(barePort);
  const ours: number[] = [];
  const theirs: number[] = [];
  let bytes = 0;
  for (let count = 0; count < TAPS + WARM_UP; count++) {
    ours.push(await phones.tap());
    const payload = JSON.stringify(phones.views[0]);
    bytes += payload.length;
    theirs.push(await bare(payload));
    await new Promise((done) => setTimeout(done, GAP_MS));
  }
  report('tap to all three phones', ours);
  report('bare socket.io, same bytes', theirs);
  console.log(`a view: ${Math.round(bytes / ours.length)} bytes on average`);
  const memory = said<{ bytes: number }>();
  child.send(phones.code);
  console.log(`a table in play: ${((await memory).bytes / 1024).toFixed(1)} KiB live (${TABLES} copies)`);
  process.exit(0);
}

await (process.argv[2] === 'serve' ? serve() : measure());
