import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startServer, tempFolder } from './testing.ts';

const PAGE = '<!doctype html><title>Bigboard</title>';

function builtClient(): string {
  const folder = tempFolder();
  mkdirSync(`${folder}/assets`);
  writeFileSync(`${folder}/index.html`, PAGE);
  writeFileSync(`${folder}/assets/main-abc.js`, 'let a;');
  writeFileSync(`${folder}/assets/main-abc.js.br`, brotliCompressSync('let a;'));
  return folder;
}

const html = { headers: { accept: 'text/html' } };

describe('pages', () => {
  it('are served at the root and at whatever may be meant for a table, so that the page can say if there is none', async () => {
    const { url } = await startServer({ clientDir: builtClient() });
    const codes = [
      '/BCKH',
      '/bckh',
      '/bc-kh',
      '/BCKH.',
      '/BCKH/',
      '/%D0%92%D0%A1%D0%9A%D0%9D',
      '/bckh?from=qr',
    ];
    for (const path of ['/', ...codes, '/ABCD', '/xyz', `/${'x'.repeat(300)}`]) {
      const answer = await fetch(url + path, html);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, PAGE]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('are served at no other path, and to nobody who wants no page', async () => {
    const { url } = await startServer({ clientDir: builtClient() });
    for (const path of ['/robots.txt', '/%', '/..%2f..%2fetc%2fpasswd', '/assets/none.js', '/BCKH/more']) {
      expect([path, (await fetch(url + path, html)).status < 400]).toEqual([path, false]);
    }
    expect((await fetch(`${url}/BCKH`, { headers: { accept: 'image/png' } })).status).toBe(404);
    expect((await fetch(`${url}/BCKH`, { ...html, method: 'POST' })).status).toBe(404);
  });

  it('bring their parts packed, to be kept for ever by name', async () => {
    const { url } = await startServer({ clientDir: builtClient() });
    const answer = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toBe('let a;');
  });

  it('may run nothing from elsewhere, and are not turned to https', async () => {
    const { url } = await startServer({ clientDir: builtClient() });
    for (const path of ['/', '/assets/main-abc.js', '/nothing']) {
      const { headers } = await fetch(url + path, html);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('may be missing: the server lives', async () => {
    const { url } = await startServer();
    expect((await fetch(url, html)).status).toBe(404);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  });
});
