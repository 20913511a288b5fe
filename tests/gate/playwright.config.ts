import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config.ts';

/**
 * What the width of the window and the kind of pointer don't change: the gate runs it on the phone alone. What runs
 * on a desk alone says so itself.
 */
const ONE_WIDTH = [
  'arrival',
  'article-print',
  'client-interaction-clicks',
  'client-interaction-failure',
  'client-interaction-loading',
  'contact-errors',
  'contact-form',
  'contact-limits',
  'contact-validation',
  'copies',
  'document',
  'donation',
  'dossier-page',
  'dossier-print',
  'dossier-secrecy',
  'editorial',
  'fault-data',
  'fault-world',
  'font',
  'footer-hero',
  'hostile-input',
  'images-cropped',
  'images-loading',
  'images-missing',
  'images-offered',
  'island-boundary',
  'island-files',
  'island-signs',
  'load-failure',
  'modal-code',
  'modal-video',
  'no-script-home',
  'no-script-images',
  'no-script-navigation',
  'no-script-project',
  'portfolio-address',
  'portfolio-data',
  'portfolio-filter',
  'portfolio-thumbnails',
  'print-dialog',
  'print-pages',
  'project-opening',
  'reader-opening',
  'reader-reactions',
  'reader-share',
  'reader-text',
  'reveal',
  'saved-data',
  'services-controls',
  'services-titles',
  'testimonials-content',
  'testimonials-navigation',
  'theme',
  'theme-toggle',
  'touch',
  'video-words',
];

/** The end-to-end tests of the gate; `npm run proof -- widths` runs them all at both widths. */
export default defineConfig({
  ...e2e,
  projects: (e2e.projects ?? []).map((project) =>
    project.name === 'desktop'
      ? { ...project, testIgnore: ONE_WIDTH.map((name) => `${name}.spec.ts`) }
      : project,
  ),
});
