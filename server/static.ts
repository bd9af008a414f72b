import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Plain http on a local network, so nothing that would turn a page to https. Sockets may go to any host: a page
 * opened by name turns to the address. `data:` media is what keeps a phone awake.
 */
const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "connect-src 'self' ws: wss:",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Whether a path can be meant for a table: one segment that is no file's name. Whether there is one, the page says. */
const isTablePath = (url: string): boolean => /^\/[^/.]+[/.]?$/.test(url.split('?')[0]!);

export function serveClient(app: FastifyInstance, clientDir: string): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  if (existsSync(clientDir)) {
    app.register(fastifyStatic, {
      root: clientDir,
      preCompressed: true,
      // Else it overwrites what is set here.
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path);
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && existsSync(clientDir) && isTablePath(request.url)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('There is nothing here. The first page is at /\n');
  });
}
