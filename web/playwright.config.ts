import { defineConfig } from '@playwright/test';

/** The tests play against a server that runs already; `SABOTS_URL` says where. */
const baseURL = process.env.SABOTS_URL ?? 'http://127.0.0.1:1954';

/** The browser of the system; none is ever downloaded. */
const executablePath = process.env.SABOTS_BROWSER ?? '/usr/bin/chromium';

/** A name that no machine has: it stands for this one as others would call it. */
const HERE = '--host-resolver-rules=MAP jeux.example 127.0.0.1';

// Playwright reads its configuration from a default export.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  // Nothing is tried twice. Times only end what is broken: a busy machine may take long.
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'fr-FR',
    // What a worker keeps would lie between a test and its server.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: ['--no-sandbox', HERE] },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
  },
});
