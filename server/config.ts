import { fileURLToPath } from 'node:url';

/** Everything that takes time; tests shorten it. All in ms. */
export interface Timings {
  /** A phone that vanishes is lost after interval + timeout + grace at the latest: 8 s, of the 10 promised. */
  readonly pingIntervalMs: number;
  readonly pingTimeoutMs: number;
  /** A reload within this time shows nothing to the others. */
  readonly lostGraceMs: number;
  /** A forced pass is played this long after the motion before it, so that it can be read. */
  readonly passDelayMs: number;
  /** A bot waits at least this long after the motion before its own. */
  readonly botPauseMs: number;
  /** The same between the jumps of one chain. */
  readonly botChainPauseMs: number;
  /** A worker that has not answered by then is stuck. */
  readonly thinkLimitMs: number;
  /** A table at which nobody has been for so long is cleared away. */
  readonly tableLifeMs: number;
  /** The same for a lobby that everybody has left. */
  readonly emptyLifeMs: number;
  readonly sweepEveryMs: number;
  /** After a fault of its own (a full disk) the house tries again. */
  readonly retryMs: number;
}

export const TIMINGS: Timings = {
  pingIntervalMs: 2500,
  pingTimeoutMs: 4000,
  lostGraceMs: 1500,
  passDelayMs: 1200,
  botPauseMs: 900,
  botChainPauseMs: 450,
  thinkLimitMs: 10_000,
  tableLifeMs: 24 * 60 * 60 * 1000,
  emptyLifeMs: 10 * 60 * 1000,
  sweepEveryMs: 60_000,
  retryMs: 1000,
};

export interface Limits {
  readonly tables: number;
  readonly sockets: number;
}

export const LIMITS: Limits = { tables: 200, sockets: 1000 };

export interface Config {
  readonly port: number;
  /** The port was asked for by a tool that relies on it: no other will do. */
  readonly isPortFixed: boolean;
  /** `::` is every address, of IPv4 too. */
  readonly host: string;
  readonly dataDir: string;
  readonly clientDir: string;
  /** Names besides its own under which the server may be reached, such as a tunnel's. */
  readonly hostNames: readonly string[];
  readonly timings: Timings;
  readonly limits: Limits;
}

/** The project's folder, seen from the bundle in dist/server as well as from the source in server. */
const ROOT = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '..' : '../..', import.meta.url));

export const DEFAULT_PORT = 3000;

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}"`);
  }
  return {
    port,
    isPortFixed: env.BIGBOARD_FIXED_PORT === '1',
    host: env.HOST ?? '::',
    dataDir: env.BIGBOARD_DATA ?? `${ROOT}/.data`,
    clientDir: `${ROOT}/dist/client`,
    hostNames: (env.BIGBOARD_HOSTS ?? '').split(/[\s,]+/).filter((name) => name !== ''),
    timings: TIMINGS,
    limits: LIMITS,
  };
}
