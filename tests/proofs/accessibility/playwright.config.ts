import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';

/** The whole of the accessibility checks: too long for the gate, which keeps a part of them. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  reporter: 'list',
  projects: [{ name: 'accessibility', use: { viewport: { width: 1280, height: 800 } } }],
});
