import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { ORIGIN, PORT } from './place.ts';

/** A walk through the site below a path of its host. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  reporter: 'list',
  use: { ...e2e.use, baseURL: ORIGIN, viewport: { width: 1280, height: 800 } },
  projects: [{ name: 'sub-path' }],
  webServer: {
    command: 'node tests/proofs/sub-path/serve.ts',
    cwd: '../../..',
    port: PORT,
    reuseExistingServer: false,
  },
});
