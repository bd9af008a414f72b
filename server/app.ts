import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { Server } from 'socket.io';
import { type Address, MAX_PACKET } from '../shared/wire/wire.ts';
import { BotPool, type Bots } from './bots/pool.ts';
import type { Config } from './config.ts';
import { addressesOf, type Interfaces, urlOf } from './lan.ts';
import type { Log } from './log.ts';
import { isAdmitted } from './net/admission.ts';
import { Guests } from './net/guests.ts';
import { type Sockets, serveSockets } from './sockets.ts';
import { serveClient } from './static.ts';
import { Directory } from './tables/directory.ts';
import { Journal } from './tables/journal.ts';

export interface App {
  /** Resolves to the port listened on. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
  readonly directory: Directory;
  readonly journal: Journal;
  /** Where it can be opened now, best first. */
  readonly addresses: () => readonly Address[];
  /** Whether a device other than this machine has connected so far. */
  readonly hasVisitors: () => boolean;
}

/** Server time: it never jumps, whatever is done to the machine's clock while we run. */
const serverNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Some systems (Android) refuse to tell. */
function ownInterfaces(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

const ownAddresses = (): string[] =>
  Object.values(ownInterfaces()).flatMap((infos) => (infos ?? []).map(({ address }) => address));

/** Whether a request belongs to a connection that stands already: it counts as no new one. */
const isKnown = (url = ''): boolean => new URL(url, 'http://here').searchParams.has('sid');

/** The server, not yet listening. `bots` replaces their workers in tests. */
export function buildApp(config: Config, log: Log, bots?: Bots): App {
  const { timings, limits } = config;
  const journal = new Journal(config.dataDir, log);
  const pool = bots ? null : new BotPool(timings.thinkLimitMs, log);
  const guests = new Guests(journal, timings.lostGraceMs, log);
  let revision = 0;
  const directory = new Directory(
    {
      epoch: randomBytes(6).toString('base64url'),
      nextRevision: () => ++revision,
      now: serverNow,
      journal,
      bots: bots ?? pool!,
      timings,
      log,
    },
    limits,
    (tables) => guests.announce(tables),
  );

  const app = Fastify({ forceCloseConnections: true, requestTimeout: 30_000 });
  serveClient(app, config.clientDir);
  let port = 0;
  let boundTo = '::';
  let hasVisitors = false;
  const admission = { hostName: hostname().split('.')[0]!, hostNames: config.hostNames, ownAddresses };
  const io: Sockets = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET,
    pingInterval: timings.pingIntervalMs,
    pingTimeout: timings.pingTimeoutMs,
    allowRequest: (request, decide) => {
      const isRoom = io.engine.clientsCount < limits.sockets || isKnown(request.url);
      decide(null, isRoom && isAdmitted(request.headers, admission));
    },
  });
  const addresses = (): readonly Address[] => {
    if (!['::', '0.0.0.0'].includes(boundTo)) {
      const rank = /^(127\.|::1$)/.test(boundTo) ? 'loopback' : 'lan';
      return [{ url: urlOf(boundTo, port), rank }];
    }
    return addressesOf(ownInterfaces(), port).filter(({ url }) => boundTo === '::' || !url.includes('['));
  };
  serveSockets(io, { guests, directory, addresses, now: serverNow, log });
  io.engine.on('connection', ({ remoteAddress = '' }: { remoteAddress?: string }) => {
    hasVisitors ||= remoteAddress !== '' && !ownAddresses().includes(remoteAddress.replace(/^::ffff:/, ''));
  });
  // Cut, not said goodbye to: pages come back by themselves then, and a phone that vanished holds nobody up.
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', (done) => {
    void io.close(() => done());
    for (const socket of connections) socket.destroy();
  });

  return {
    directory,
    journal,
    addresses,
    hasVisitors: () => hasVisitors,
    async listen(asked, host) {
      await app.listen({ port: asked, host });
      ({ port, address: boundTo } = app.server.address() as AddressInfo);
      return port;
    },
    async close() {
      await app.close();
      directory.close();
      guests.close();
      await pool?.close();
      journal.close();
    },
  };
}
