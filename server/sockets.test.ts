import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { tapOn } from '../shared/table/requests.ts';
import { MAX_PACKET, PROTOCOL } from '../shared/wire/wire.ts';
import { TIMINGS } from './config.ts';
import { eventually, guestAt, later, startServer, TestGuest, threeAtATable } from './testing.ts';

const presences = (guest: TestGuest): string => guest.view!.people.map(({ presence }) => presence).join(' ');

describe('hello', () => {
  it('makes a device, and knows it again by its secret alone', async () => {
    const { url } = await startServer();
    const first = await guestAt(url);
    const { device, secret } = first.identity!;
    expect((await guestAt(url, first.identity)).identity).toEqual({ device, secret });
    expect((await guestAt(url, { device, secret: 'guessed' })).identity!.device).not.toBe(device);
    expect((await guestAt(url, { device: 'nobody', secret })).identity!.device).not.toBe('nobody');
  });

  it('refuses a page of another protocol', async () => {
    const { url } = await startServer();
    const { wire } = new TestGuest(url);
    const answer = await wire.emitWithAck('hello', { protocol: PROTOCOL + 1, identity: null, table: null });
    expect(answer).toEqual({ ok: false, refusal: { code: 'stale-page' } });
  });

  it('answers for a table that is not there, and for one the device is not at', async () => {
    const { url, app } = await startServer();
    const guest = new TestGuest(url);
    expect(await guest.hello('BCKH')).toMatchObject({ code: null, refusal: { code: 'no-such-table' } });
    expect(await guest.hello('nonsense')).toMatchObject({ code: null, refusal: { code: 'no-such-table' } });
    const code = await (await guestAt(url)).create('Eva');
    expect(await guest.hello(code.toLowerCase())).toMatchObject({ code: null, refusal: null });
    expect(app.directory.size).toBe(1);
  });

  it('gives a device back its table and seat, whether it names the table or not', async () => {
    const { url } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    await eva.ask({ kind: 'start' });
    await eva.tapFirst();
    await eventually(() => expect(jan.view!.match?.draft).toHaveLength(1));
    const { match } = jan.view!;
    jan.wire.disconnect();
    for (const named of [null, jan.code]) {
      const again = await guestAt(url, jan.identity, named);
      expect(again.code).toBe(eva.code);
      await eventually(() => expect(again.view?.you.seats).toEqual([1]));
      expect(again.view!.match).toEqual(match);
    }
  });

  it('tells a device with no table yet of the open ones, as they come and go', async () => {
    const { url } = await startServer();
    const guest = await guestAt(url);
    const eva = await guestAt(url);
    const code = await eva.create('Eva');
    await eventually(() => expect(guest.tables).toMatchObject([{ code, host: 'Eva', open: 2, seats: 3 }]));
    expect((await guest.hello()).tables).toHaveLength(1);
    await eva.ask({ kind: 'leave' });
    await eventually(() => expect(guest.tables).toEqual([]));
    expect(eva.tables).toEqual([]);
  });
});

describe('one device', () => {
  it('is its newest socket; the late end of the older one means nothing', async () => {
    const { url } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    const ended = new Promise((done) => jan.wire.once('disconnect', done));
    const again = await guestAt(url, jan.identity, jan.code);
    expect(await ended).toBe('io server disconnect');
    expect(await again.ask({ kind: 'rename', name: 'Jana', seat: 1 })).toBe('ok');
    await new Promise((done) => setTimeout(done, 120));
    expect(presences(eva)).toBe('here here here');
    expect(again.wire.connected).toBe(true);
  });

  it('that reloads within the grace is not missed; one that stays away is lost, and found again', async () => {
    const { url } = await startServer({ timings: { lostGraceMs: 1000 } });
    const [eva, jan] = await threeAtATable(url);
    const seen = eva.views.length;
    jan.wire.disconnect();
    const again = await guestAt(url, jan.identity, jan.code);
    await new Promise((done) => setTimeout(done, 1200));
    expect(eva.views.length).toBe(seen);
    again.wire.disconnect();
    await eventually(() => expect(presences(eva)).toBe('here lost here'));
    await guestAt(url, jan.identity, jan.code);
    await eventually(() => expect(presences(eva)).toBe('here here here'));
  });

  it('that vanishes without a word is lost after interval, timeout and grace: within 10 s', async () => {
    const { pingIntervalMs, pingTimeoutMs, lostGraceMs } = TIMINGS;
    expect(pingIntervalMs + pingTimeoutMs + lostGraceMs).toBeLessThan(10_000);
    const { url } = await startServer({ timings: { pingIntervalMs: 100, pingTimeoutMs: 1000 } });
    const [eva, jan] = await threeAtATable(url);
    // Its socket stays open, but nothing is read or answered any more.
    const { transport } = jan.wire.io.engine as unknown as { transport: { ws: { pause(): void } } };
    transport.ws.pause();
    await eventually(() => expect(presences(eva)).toBe('here lost here'));
  });

  it('may sit at one table only: at the other it is lost, not gone', async () => {
    const { url } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    await jan.create('Jan');
    await eventually(() => expect(presences(eva)).toBe('here lost here'));
  });

  it('that is removed is told so, cannot act or come back by hello, and may join another table', async () => {
    const { url } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    const { code } = eva;
    await eva.ask({ kind: 'remove-device', device: jan.identity!.device });
    await eventually(() => expect(jan.gone).toEqual(['removed']));
    expect(await jan.ask({ kind: 'take-seat', seat: 1, name: 'Jan' })).toBe('not-at-table');
    expect(await jan.hello(code)).toMatchObject({ code: null, refusal: null });
    expect(await jan.hello()).toMatchObject({ code: null });
    const other = await (await guestAt(url)).create('Ann');
    expect(await jan.join(other, 'Jan')).toBe('ok');
  });
});

describe('requests', () => {
  it('repeated or late taps do nothing, and everybody sees the same', async () => {
    const { url } = await startServer();
    const [eva, jan, ivo] = await threeAtATable(url);
    await eva.ask({ kind: 'start' });
    const { lights } = eva.view!.match!;
    const tap = tapOn({ number: 1, ply: 0, draft: [] }, lights[0]!.target);
    expect(await Promise.all([eva.ask(tap), eva.ask(tap), eva.ask(tap)])).toEqual(['ok', 'ok', 'ok']);
    await eva.tapFirst();
    expect(await eva.ask(tap)).toBe('ok');
    await eventually(() => expect(ivo.views.at(-1)!.revision).toBe(eva.views.at(-1)!.revision));
    expect(eva.view!.match!.ply).toBe(1);
    expect(jan.view!.match).toEqual(eva.view!.match);
    const motions = eva.views.flatMap(({ because }) => because.filter(({ kind }) => kind === 'motion'));
    expect(motions).toHaveLength(1);
  });

  it('two who want one seat get one seat', async () => {
    const { url } = await startServer();
    const eva = await guestAt(url);
    const code = await eva.create('Eva');
    const [jan, ivo] = [await guestAt(url), await guestAt(url)];
    await Promise.all([jan.join(code, 'Jan', true), ivo.join(code, 'Ivo', true)]);
    const take = (name: string) => ({ kind: 'take-seat', seat: 1, name }) as const;
    const answers = await Promise.all([jan.ask(take('Jan')), ivo.ask(take('Ivo')), jan.ask(take('Jan'))]);
    expect(answers.sort()).toEqual(['ok', 'ok', 'seat-taken']);
  });

  it('a secret is shown to nobody, not even written down', async () => {
    const { url, app } = await startServer();
    const [eva, jan] = await threeAtATable(url);
    const told = JSON.stringify([eva.views, app.directory.find(eva.code)!.table]);
    expect(told).toContain(jan.identity!.device);
    expect(told).not.toContain(jan.identity!.secret);
  });

  it('names are cleaned, and refused when nothing is left', async () => {
    const { url } = await startServer();
    const eva = await guestAt(url);
    await eva.create('  \u202eEva\u0000 ');
    await eventually(() => expect(eva.view!.people[0]!.name).toBe('Eva'));
    expect(await eva.ask({ kind: 'rename', name: '\u200b', seat: null })).toBe('bad-name');
    expect(await eva.wire.emitWithAck('create', ' ')).toMatchObject({ refusal: { code: 'bad-name' } });
  });

  it('mistyped codes of one guest block nobody else', async () => {
    const { url } = await startServer();
    const eva = await guestAt(url);
    const code = await eva.create('Eva');
    const [clumsy, jan] = [await guestAt(url), await guestAt(url)];
    const tries = await Promise.all(Array.from({ length: 100 }, () => clumsy.join('BBBB', 'Ivo')));
    expect(new Set(tries)).toEqual(new Set(['no-such-table', 'slow-down']));
    expect(await jan.join(` ${code.toLowerCase()} `, 'Jan')).toBe('ok');
  });
});

describe('whatever a socket sends', () => {
  const request = { kind: 'join', name: 'x', watch: false };
  const NONSENSE: readonly [string, ...unknown[]][] = [
    ['hello'],
    ['hello', null],
    ['hello', { protocol: PROTOCOL, identity: { device: 5 }, table: null }],
    ['hello', { protocol: PROTOCOL, identity: null, table: { toString: 1 } }],
    ['create'],
    ['create', { length: 3 }],
    ['create', 'x'.repeat(5000)],
    ['ask'],
    ['ask', 'BCKH'],
    ['ask', 'BCKH', null],
    ['ask', 'BCKH', { kind: 'constructor' }],
    ['ask', 'BCKH', { kind: 'tap', match: 1, ply: -1, draft: [], target: 3 }],
    ['ask', 'BCKH', { kind: 'tap', match: 1, ply: 1e99, draft: [], target: 3 }],
    ['ask', 'BCKH', { kind: 'tap', match: 1, ply: 0, draft: [], target: { cell: 3 } }],
    ['ask', 'BCKH', { kind: 'take-seat', seat: 99, name: 'x' }],
    ['ask', 'BCKH', { kind: 'seat-bot', seat: 0, level: 99 }],
    ['ask', 'BCKH', { ...request, extra: true }],
    ['ask', 'BCKH', { kind: 'set-up', setup: { game: 'x', options: { __proto__: null, a: 5 } } }],
    ['ask', 'BCKH', request, 'more'],
  ];

  it('is refused as a bad request when its shape is wrong', async () => {
    const { url, logged } = await startServer();
    const guest = await guestAt(url);
    const wire = guest.wire as unknown as ReturnType<typeof io>;
    for (const [name, ...args] of NONSENSE) {
      expect([name, args, await wire.emitWithAck(name, ...args)]).toEqual([
        name,
        args,
        { ok: false, refusal: { code: 'bad-request' } },
      ]);
    }
    expect(logged).toEqual([]);
  });

  it('does no harm without a function to answer with', async () => {
    const { url } = await startServer();
    const guest = await guestAt(url);
    const wire = guest.wire as unknown as ReturnType<typeof io>;
    for (const [name, ...args] of NONSENSE) wire.emit(name, ...args);
    wire.emit('time');
    wire.emit('time', 'not a function');
    wire.emit('no such event', 1);
    expect(await guest.wire.emitWithAck('time')).toBeGreaterThan(1_700_000_000_000);
  });

  it('ends its connection, and no other, when it is too large', async () => {
    const { url } = await startServer();
    const [big, other] = [await guestAt(url), await guestAt(url)];
    const ended = new Promise((done) => big.wire.once('disconnect', done));
    big.wire.emit('create', 'x'.repeat(MAX_PACKET), () => {});
    await ended;
    expect(await other.create('Eva')).toHaveLength(4);
  });

  it('is slowed down when it is too much, and ended when it does not stop', async () => {
    const { url } = await startServer();
    const [noisy, other] = [await guestAt(url), await guestAt(url)];
    const ended = new Promise((done) => noisy.wire.once('disconnect', done));
    for (let count = 0; count < 1000; count++) noisy.wire.emit('create', '', () => {});
    expect(await ended).toBe('io server disconnect');
    expect(await other.create('Eva')).toHaveLength(4);
  });

  it('may be no protocol at all', async () => {
    const { url } = await startServer();
    const { port, hostname } = new URL(url);
    for (const line of [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n\r\n',
      '\u0000\u0001\u0002',
      'GET /%',
    ]) {
      const socket = connect(Number(port), hostname, () => socket.end(line));
      socket.on('error', () => {});
      await new Promise((done) => socket.once('close', done).resume());
    }
    expect((await guestAt(url)).identity).not.toBeNull();
  });

  it.each(['websocket', 'polling'] as const)('comes from no foreign page, over %s', async (transport) => {
    const { url } = await startServer();
    const from = (headers: Record<string, string>): Promise<string> =>
      new Promise((done) => {
        const socket = io(url, {
          transports: [transport],
          forceNew: true,
          reconnection: false,
          extraHeaders: headers,
        });
        later(() => socket.disconnect());
        socket.once('connect', () => done('open'));
        socket.once('connect_error', () => done('refused'));
      });
    expect(await from({ origin: 'https://evil.example' })).toBe('refused');
    expect(await from({ host: 'evil.example', origin: 'http://evil.example' })).toBe('refused');
    expect(await from({ origin: url })).toBe('open');
  });
});
