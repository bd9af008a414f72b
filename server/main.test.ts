import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { later, tempFolder } from './testing.ts';
import { welcomeText } from './welcome.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the server as a program; resolves to what it has said once it listens, or has ended. */
async function run(
  env: Record<string, string>,
): Promise<{ said: string; port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  later(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const port = await new Promise<number>((done) => {
    child.once('message', (message: { port: number }) => done(message.port));
    child.once('close', () => done(0));
  });
  return { said, port, child };
}

describe('the program', () => {
  it('takes the next free port when its own is taken, says so, and ends on a signal', async () => {
    const other = createServer().listen(0);
    later(() => other.close());
    const taken = (other.address() as AddressInfo).port;
    const dataDir = tempFolder();
    const { said, port, child } = await run({ PORT: String(taken), BIGBOARD_DATA: dataDir });
    expect(port).toBeGreaterThan(taken);
    expect(said).toContain(`Port ${taken} is taken by another program; using ${port}.`);
    expect(said).toContain(`:${port}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ ok: true });

    const second = await run({ PORT: '0', BIGBOARD_DATA: dataDir });
    expect(second.said).toContain('already running');
    expect(second.port).toBe(0);

    child.kill('SIGTERM');
    expect(await new Promise((done) => child.once('exit', done))).toBe(0);
  });
});

describe('what it says', () => {
  const lan = { url: 'http://192.168.1.5:3000', rank: 'lan' } as const;
  const docker = { url: 'http://172.17.0.1:3000', rank: 'virtual' } as const;
  const local = { url: 'http://127.0.0.1:3000', rank: 'loopback' } as const;

  it('is the address in digits, a QR of it, and the others; colours only in a terminal', async () => {
    const said = await welcomeText([lan, docker, local], true);
    expect(said).toContain(`    ${lan.url}\n`);
    expect(said).toContain('▄');
    expect(said).toContain(`Other addresses: ${docker.url}  ${local.url}`);
    const plain = await welcomeText([lan], false);
    expect(plain).toContain('▄');
    expect(plain).not.toContain('\x1b');
  });

  it('is that there is no network, and no QR, when there is none', async () => {
    const said = await welcomeText([docker, local], true);
    expect(said).toContain('no other device can connect');
    expect(said).not.toContain('▄');
    expect(said).toContain(local.url);
  });
});

describe('the settings', () => {
  it('come from the environment', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '::', isPortFixed: false, hostNames: [] });
    expect(
      readConfig({ PORT: '8080', HOST: '127.0.0.1', BIGBOARD_DATA: '/x', BIGBOARD_HOSTS: 'a.org, b.org' }),
    ).toMatchObject({ port: 8080, host: '127.0.0.1', dataDir: '/x', hostNames: ['a.org', 'b.org'] });
    expect(readConfig({}).dataDir).toMatch(/[\\/]\.data$/);
  });

  it('are refused when they make no sense', () => {
    for (const PORT of ['http', '-1', '70000', '3.5']) expect(() => readConfig({ PORT })).toThrow(PORT);
  });
});
