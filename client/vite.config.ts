import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes .br and .gz beside every text file built, so that the server compresses nothing itself. */
const precompress = (folder: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|webmanifest|json)$/.test(name)) continue;
      const bytes = readFileSync(join(folder, name));
      if (bytes.length < 1024) continue;
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

const outDir = here('../dist/client');
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [svelte({ configFile: false }), precompress(outDir)],
  // The phones that lie in drawers: Android's Chrome and the iPhone's Safari of 2021.
  build: { outDir, emptyOutDir: true, target: ['chrome92', 'safari15', 'firefox91'] },
  server: { proxy: { '/socket.io': { target: server, ws: true }, '/healthz': server } },
});
