import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function server(): Promise<{ url: string; io: Server; sockets: Set<Socket> }> {
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  const sockets = new Set<Socket>();
  io.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('disconnect', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  open.push({ close: () => io.close() });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, io, sockets };
}

function linkTo(url: string) {
  const heard = {
    up: vi.fn(),
    down: vi.fn(),
    hungUp: vi.fn(),
    view: vi.fn(),
    tables: vi.fn(),
    gone: vi.fn(),
  };
  const link = new Link(heard, url);
  open.unshift({ close: () => link.close() });
  return { link, heard };
}

describe('link', () => {
  it('sends nothing while it is down, nor later', async () => {
    const { url, io } = await server();
    const asked = vi.fn();
    io.on('connection', (socket) => socket.on('ask', asked));
    const { link } = linkTo(url);
    const send = () =>
      link.call<unknown>(200, (wire, answer) => wire.emit('ask', 'BCKH', { kind: 'start' }, answer));
    expect(await send()).toBeNull();
    link.open();
    await vi.waitFor(() => expect(link.isUp).toBe(true));
    await new Promise((done) => setTimeout(done, 50));
    expect(asked).not.toHaveBeenCalled();
    void send();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  it('answers null when the server is silent', async () => {
    const { url } = await server();
    const { link } = linkTo(url);
    link.open();
    await vi.waitFor(() => expect(link.isUp).toBe(true));
    expect(await link.call<number>(50, (wire, answer) => wire.emit('time', answer))).toBeNull();
  });

  it('after waking to a dead connection has exactly one new one', async () => {
    const { url, sockets } = await server();
    const { link, heard } = linkTo(url);
    link.open();
    await vi.waitFor(() => expect(sockets.size).toBe(1));
    const [before] = sockets;
    await Promise.all([link.check(), link.check(), link.check()]);
    await vi.waitFor(() => expect(heard.up).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect([...sockets].filter((socket) => socket !== before)).toHaveLength(1));
    await vi.waitFor(() => expect(sockets.size).toBe(1));
  });

  it('keeps a connection that answers', async () => {
    const { url, io } = await server();
    io.on('connection', (socket) => socket.on('time', (answer) => answer(42)));
    const { link, heard } = linkTo(url);
    link.open();
    await vi.waitFor(() => expect(link.isUp).toBe(true));
    await link.check();
    expect(await link.time()).toBe(42);
    expect(heard.down).not.toHaveBeenCalled();
  });

  it('hears each event once however often it reconnected', async () => {
    const { url, io } = await server();
    const { link, heard } = linkTo(url);
    link.open();
    for (let times = 1; times <= 4; times++) {
      await vi.waitFor(() => expect(heard.up).toHaveBeenCalledTimes(times));
      if (times < 4) link.restart();
    }
    io.emit('tables', []);
    await vi.waitFor(() => expect(heard.tables).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 50));
    expect(heard.tables).toHaveBeenCalledOnce();
  });

  it('says when the server ended it', async () => {
    const { url, io } = await server();
    const { link, heard } = linkTo(url);
    link.open();
    await vi.waitFor(() => expect(link.isUp).toBe(true));
    io.disconnectSockets(true);
    await vi.waitFor(() => expect(heard.hungUp).toHaveBeenCalledOnce());
  });

  it('turns to the spare address when its own is gone', async () => {
    const { url, sockets } = await server();
    const { link } = linkTo('http://127.0.0.1:9');
    link.spare = url;
    link.open();
    await vi.waitFor(() => expect(sockets.size).toBe(1), { timeout: 8000 });
  });
});
