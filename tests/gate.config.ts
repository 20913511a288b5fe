import { defineConfig } from '@playwright/test';
import e2e from './playwright.config.ts';

/** What the width of the window and the kind of pointer don't change: once is enough for the gate. */
const ONE_WIDTH = [
  'article-print',
  'client-interaction-failure',
  'client-interaction-loading',
  'contact-errors',
  'contact-limits',
  'contact-validation',
  'document',
  'donation',
  'fault-data',
  'fault-world',
  'feed',
  'found',
  'hostile-input',
  'images-missing',
  'images-offered',
  'island-boundary',
  'modal-code',
  'no-script-home',
  'no-script-images',
  'no-script-project',
  'portfolio-data',
  'reader-share',
  'reader-text',
  'saved-data',
  'share-images',
  'structured-data',
  'theme',
];

/** The end-to-end tests of the gate; `npm run e2e` runs them all at both widths. */
export default defineConfig({
  ...e2e,
  projects: (e2e.projects ?? []).map((project) =>
    project.name === 'desktop'
      ? { ...project, testIgnore: ONE_WIDTH.map((name) => `${name}.spec.ts`) }
      : project,
  ),
});
