import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // For the runes of the client's .svelte.ts modules.
  plugins: [svelte({ configFile: false })],
  test: { include: ['{server,shared,client}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 30_000 },
});
