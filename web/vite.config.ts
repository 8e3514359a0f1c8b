import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './scripts/locales';
import { precompress } from './scripts/precompress';

/** Where the server of the tables listens while the page itself comes from Vite. */
const server = process.env.SABOTS_URL ?? 'http://127.0.0.1:1954';

// Vite reads its configuration from a default export.
export default defineConfig({
  // A table lives below `/table/`, so addresses of files begin at the root of the host.
  base: '/',
  plugins: [svelte(), locales('../locales'), precompress('dist')],
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of our own host, so a strict content policy needs no `data:`.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'tests/words.ts',
    // Only what hangs runs into this; a machine that is busy with something else is no fault of the page.
    testTimeout: 120_000,
  },
});
