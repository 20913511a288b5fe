import { defineConfig } from '@playwright/test';
import desk from './desk.playwright.config.ts';

/** Takes the pictures of the owner's guide, in the desk and on a copy of the content. */
export default defineConfig({
  ...desk,
  testDir: './guide',
  outputDir: './results/guide-artifacts',
  reporter: 'list',
  use: { ...desk.use, viewport: { width: 1100, height: 640 } },
  projects: [{ name: 'guide' }],
});
