import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Vite reads its configuration from a default export.
export default defineConfig({
  // Relative addresses let the built page live under any path of any host.
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of our own host, so a strict content policy needs no `data:`.
    assetsInlineLimit: 0,
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
  },
});
