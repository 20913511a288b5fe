import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, firefox, webkit, type Project } from '@playwright/test';
import e2e from '../../playwright.config.ts';

/** What asks for Chromium itself: its protocol, its permissions, its paper, its pages prepared ahead. */
const CHROMIUM_ALONE = [
  'article-print',
  'back-forward-cache',
  'client-interaction-clicks',
  'client-interaction-loading',
  'modal-photo',
  'print-dialog',
  'print-pages',
  'speculation',
  'testimonials-navigation',
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Firefox knows no phone, but a touch screen. */
const PROJECTS: [isThere: boolean, project: Project][] = [
  [
    existsSync(firefox.executablePath()),
    { name: 'firefox', use: { ...PHONE, browserName: 'firefox' } },
  ],
  [
    existsSync(webkit.executablePath()),
    { name: 'webkit', use: { ...PHONE, browserName: 'webkit', isMobile: true } },
  ],
];

/** The end-to-end tests in Playwright's own Firefox and WebKit, those that are installed. */
export default defineConfig({
  ...e2e,
  testDir: join(import.meta.dirname, '../../e2e'),
  grepInvert: [],
  testIgnore: CHROMIUM_ALONE.map((name) => `${name}.spec.ts`),
  reporter: 'list',
  use: { ...e2e.use, launchOptions: {} },
  projects: PROJECTS.filter(([isThere]) => isThere).map(([, project]) => project),
});
