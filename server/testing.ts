import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, vi } from 'vitest';
import { variantOf } from '../shared/games/catalogue.ts';
import { legalSteps } from '../shared/games/turn.ts';
import type { Request } from '../shared/table/requests.ts';
import { tapOn } from '../shared/table/requests.ts';
import type { TableView } from '../shared/table/view.ts';
import {
  type Answer,
  type ClientToServer,
  type HelloAnswer,
  type HintAnswer,
  type Identity,
  PROTOCOL,
  type ServerToClient,
  type ViewMessage,
} from '../shared/wire/wire.ts';
import { type App, buildApp } from './app.ts';
import type { Judge, Think } from './bots/pool.ts';
import { LIMITS, TIMINGS, type Timings } from './config.ts';
import type { Log } from './log.ts';

/** What tests share: a server on a free port, and guests with real sockets. Everything is undone after each test. */

type Wire = Socket<ServerToClient, ClientToServer>;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});
export const later = (cleanUp: () => unknown): void => void undo.push(cleanUp);

/** Waits till an expectation holds. A loaded machine is slow, not wrong. */
export const eventually = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 10 });

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bigboard-test-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Nothing is waited for longer than a test needs to see that it is waited for. */
export const QUICK: Timings = {
  ...TIMINGS,
  lostGraceMs: 40,
  passDelayMs: 10,
  botPauseMs: 10,
  botChainPauseMs: 5,
  retryMs: 20,
};

/** A bot that plays the first legal step. */
export const firstStep: Think = async ({ game, options, position }) => {
  const { rules, notation } = variantOf(game, options);
  return notation.writeStep(position, legalSteps(rules, position)[0]!);
};

/** A judgement of everybody's chances, with some step. */
export const chances = (
  shares: readonly number[],
  step = '',
): { step: string; shares: readonly number[] } => ({
  step,
  shares,
});

/** Whoever is asked thinks that all have the same chance. */
const allEqual: Judge = async ({ game, options }) => {
  const { seats } = variantOf(game, options).rules;
  return chances(Array.from({ length: seats }, () => 1 / seats));
};

export interface TestServer {
  readonly app: App;
  readonly url: string;
  readonly logged: string[];
  stop(): Promise<void>;
}

interface Choices {
  readonly dataDir?: string;
  readonly timings?: Partial<Timings>;
  readonly tables?: number;
  readonly clientDir?: string;
  readonly think?: Think;
  readonly judge?: Judge;
}

export async function startServer(choices: Choices = {}): Promise<TestServer> {
  const logged: string[] = [];
  const log: Log = (message) => void logged.push(message);
  const app = buildApp(
    {
      port: 0,
      isPortFixed: true,
      host: '127.0.0.1',
      dataDir: choices.dataDir ?? tempFolder(),
      clientDir: choices.clientDir ?? '/nowhere',
      hostNames: [],
      timings: { ...QUICK, ...choices.timings },
      limits: { ...LIMITS, tables: choices.tables ?? LIMITS.tables },
    },
    log,
    { think: choices.think ?? firstStep, judge: choices.judge ?? allEqual },
  );
  const port = await app.listen(0, '127.0.0.1');
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await app.close();
    isRunning = false;
  };
  later(stop);
  return { app, url: `http://127.0.0.1:${port}`, logged, stop };
}

/** A device with a socket. */
export class TestGuest {
  readonly wire: Wire;
  readonly views: ViewMessage[] = [];
  readonly gone: string[] = [];
  tables: readonly { code: string }[] = [];
  identity: Identity | null = null;
  code = '';

  constructor(url: string, identity: Identity | null = null) {
    this.identity = identity;
    this.wire = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.wire.on('view', (message) => void this.views.push(message));
    this.wire.on('gone', ({ code }) => void this.gone.push(code));
    this.wire.on('tables', (tables) => {
      this.tables = tables;
    });
    later(() => this.wire.disconnect());
  }

  get view(): TableView | undefined {
    return this.views.at(-1)?.view;
  }

  async hello(table: string | null = null): Promise<Extract<HelloAnswer, { ok: true }>> {
    const hello = { protocol: PROTOCOL, identity: this.identity, table };
    const answer: HelloAnswer = await this.wire.emitWithAck('hello', hello);
    if (!answer.ok) throw new Error(answer.refusal.code);
    this.identity = answer.identity;
    this.code = answer.code ?? '';
    return answer;
  }

  async create(name: string): Promise<string> {
    const answer: Answer = await this.wire.emitWithAck('create', name);
    if (!answer.ok) throw new Error(answer.refusal.code);
    this.code = answer.code!;
    return this.code;
  }

  /** `ok`, or the code of the refusal. */
  hint(code = this.code): Promise<HintAnswer> {
    return new Promise((answer) => this.wire.emit('hint', code, answer));
  }

  async ask(request: Request, code = this.code): Promise<string> {
    const answer: Answer = await this.wire.emitWithAck('ask', code, request);
    return answer.ok ? 'ok' : answer.refusal.code;
  }

  async join(code: string, name: string, watch = false): Promise<string> {
    const answer = await this.ask({ kind: 'join', name, watch }, code);
    if (answer === 'ok') this.code = code;
    return answer;
  }

  /** Taps the first thing that is lit. */
  async tapFirst(): Promise<string> {
    const { match } = this.view!;
    return this.ask(tapOn(match!, match!.lights.at(0)!.target));
  }
}

export async function guestAt(url: string, identity: Identity | null = null, table: string | null = null) {
  const guest = new TestGuest(url, identity);
  await guest.hello(table);
  return guest;
}

/** Three people at a table of the first game, the first its creator. */
export async function threeAtATable(url: string): Promise<[TestGuest, TestGuest, TestGuest]> {
  const [eva, jan, ivo] = [await guestAt(url), await guestAt(url), await guestAt(url)];
  const code = await eva.create('Eva');
  await jan.join(code, 'Jan');
  await ivo.join(code, 'Ivo');
  return [eva, jan, ivo];
}

/** Eva alone against two bots, begun. */
export async function evaAgainstBots(url: string): Promise<TestGuest> {
  const eva = await guestAt(url);
  await eva.create('Eva');
  for (const seat of [1, 2]) await eva.ask({ kind: 'seat-bot', seat, level: 3 });
  await eva.ask({ kind: 'start' });
  return eva;
}

/** Eva's turn, tap by tap, till the mover changes. */
export async function playTurn(eva: TestGuest): Promise<void> {
  while (eva.view!.match!.mover === 0) await eva.tapFirst();
}
