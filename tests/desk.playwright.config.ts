import { defineConfig } from '@playwright/test';
import { lightLaunchOptions } from './support/launch-options.ts';

const port = Number(process.env['E2E_PORT'] ?? 4527);

/** The desk, on a development server that edits a copy of the content: one test after the other. */
export default defineConfig({
  testDir: './desk',
  outputDir: './results/desk-artifacts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: './results/desk.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    viewport: { width: 1280, height: 900 },
    launchOptions: lightLaunchOptions(),
  },
  projects: [
    { name: 'edit', testMatch: /(tasks|safety)\.spec\.ts/ },
    // What was edited is built once, then looked up in the pages.
    { name: 'build', testMatch: /build\.setup\.ts/, dependencies: ['edit'] },
    { name: 'publish', testMatch: /(published|online)\.spec\.ts/, dependencies: ['build'] },
  ],
  webServer: {
    command: `node tests/support/desk/serve.ts ${port}`,
    cwd: '..',
    port,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
