import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';

const port = Number(process.env['E2E_PORT'] ?? 4527);

/** The desk, on a development server that edits a copy of the content: one test after the other. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...e2e.use,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    // The gate runs this one alone.
    { name: 'walk', testMatch: /walk\.spec\.ts/ },
    // A phone, first: the last who edits has a wide screen, and what was edited then is published.
    {
      name: 'narrow',
      testMatch: /(tasks|dossiers)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 } },
    },
    {
      name: 'edit',
      dependencies: ['narrow'],
      testMatch:
        /(tasks|dashboard|dossiers|safety|keeping|kept-texts|misleading|lists|icons|focal-point|files|writing|rare-fields|proposals|firefox)\.spec\.ts/,
    },
    // What was edited is built once, then looked up in the pages.
    { name: 'build', testMatch: /build\.setup\.ts/, dependencies: ['edit'] },
    {
      name: 'publish',
      testMatch: /(published|online|publication|versions|paste-links)\.spec\.ts/,
      dependencies: ['build'],
    },
  ],
  webServer: {
    command: `node tests/support/desk/serve.ts ${port}`,
    cwd: '../../..',
    // The pages that it imports.
    env: { NODE_OPTIONS: `--import=${resolve('tests/proofs/import-quality/every-page.ts')}` },
    port,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
