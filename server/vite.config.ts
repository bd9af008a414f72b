import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Bundled, because Node 20 runs no TypeScript, in worker threads least of all. Packages stay outside.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('../dist/server'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: here('main.ts'), worker: here('bots/worker.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
});
