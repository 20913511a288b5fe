import { defineConfig } from '@playwright/test';
import { lightLaunchOptions } from './support/launch-options.ts';
import { ORIGIN, PORT } from './support/sub-path/place.ts';

export default defineConfig({
  testDir: './sub-path',
  outputDir: './results/sub-path-artifacts',
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: ORIGIN,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    viewport: { width: 1280, height: 800 },
    launchOptions: lightLaunchOptions(),
  },
  webServer: {
    command: 'node tests/support/sub-path/serve.ts',
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
