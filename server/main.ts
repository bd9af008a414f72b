import { existsSync } from 'node:fs';
import { type App, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { log } from './log.ts';
import { JournalBusy } from './tables/journal.ts';
import { welcomeText } from './welcome.ts';

/** Ports tried after the one asked for, when it is taken. */
const FURTHER_PORTS = 20;
const VISITOR_HINT_MS = 90_000;
const STOP_LIMIT_MS = 3000;

async function listen(app: App, config: Config): Promise<number> {
  let { port, host } = config;
  const last = port === 0 || config.isPortFixed ? port : Math.min(65535, port + FURTHER_PORTS);
  for (;;) {
    try {
      return await app.listen(port, host);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // A system without IPv6.
      if (host === '::' && ['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'].includes(code)) host = '0.0.0.0';
      else if (code === 'EADDRINUSE' && port < last) port += 1;
      else throw error;
    }
  }
}

function hint(app: App, port: number): void {
  setTimeout(() => {
    if (app.hasVisitors()) return;
    console.log(
      `No other device has come yet. If a phone cannot open the page: is it on the same Wi-Fi, not a guest network or\n` +
        `mobile data? Does this computer's firewall let port ${port} in?`,
    );
  }, VISITOR_HINT_MS).unref();
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!existsSync(config.clientDir)) {
    console.error(
      `The pages are not built (${config.clientDir} is missing): run npm run build, or npm start.`,
    );
  }
  const app = buildApp(config, log);
  const port = await listen(app, config);
  if (config.port !== 0 && port !== config.port) {
    console.log(`Port ${config.port} is taken by another program; using ${port}.`);
  }
  console.log(await welcomeText(app.addresses(), process.stdout.isTTY ?? false));
  hint(app, port);
  // For whoever started us as a child: the tests.
  process.send?.({ port });
  const stop = (): void => {
    // All that was promised is on disk already: nothing is lost by not waiting longer.
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    app
      .close()
      .catch((error: unknown) => log('The server did not stop cleanly', error))
      .finally(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

// A fault that got past every guard is told and survived: people are playing.
process.on('uncaughtException', (error) => log('A fault nobody caught', error));
process.on('unhandledRejection', (error) => log('A fault nobody caught', error));

main().catch((error: unknown) => {
  const isPlain = error instanceof JournalBusy || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (error instanceof JournalBusy) console.error(`Bigboard is already running: ${error.message}.`);
  else console.error('Bigboard could not start:', isPlain ? (error as Error).message : error);
  process.exit(1);
});
