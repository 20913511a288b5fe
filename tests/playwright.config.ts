import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lightLaunchOptions } from './support/launch-options.ts';

const port = Number(process.env['E2E_PORT'] ?? 4517);
const results = join(import.meta.dirname, 'results');

/**
 * What the width of the window and the kind of pointer don't change runs on the phone alone, unless `ALL_CASES` is
 * set. What can't run on a phone says so itself.
 */
const PHONE_ALONE = [
  'accessibility',
  'arrival',
  'article-audio',
  'article-page',
  'article-print',
  'changed-page',
  'client-interaction-*',
  'contact-{errors,form,limits,validation}',
  'copies',
  'corrections',
  'dead-original',
  'document',
  'donation',
  'dossier-*',
  'editorial',
  'first-paint',
  'font',
  'footer-hero',
  'forced-dark',
  'french-spaces',
  'header-scrolling',
  'images-*',
  'island-*',
  'load-failure',
  'modal-*',
  'no-script-*',
  'portfolio-{address,cards,data,filter,thumbnails}',
  'print-*',
  'privacy',
  'project-opening',
  'reader-*',
  'reveal',
  'saved-data',
  'scans',
  'services-{controls,titles}',
  'take-away',
  'testimonials-{content,navigation}',
  'text-*',
  'theme*',
  'topics',
  'touch',
  'video-words',
];

/** The same for what pointing and a keyboard of one's own do more with, or what has widths of its own. */
const DESK_ALONE = [
  'long-words',
  'portfolio-columns',
  'private-article',
  'search',
  'services-marquee',
  'testimonials-autoplay',
];

/** The files that the gate leaves out at one width, or altogether. */
const left = (names: readonly string[]) =>
  process.env['ALL_CASES'] ? [] : names.map((name) => `${name}.spec.ts`);

/**
 * What a change seldom breaks, a second way into the same code, or what costs much; the gate leaves it to
 * `npm run proof -- widths`.
 */
const RARE = process.env['ALL_CASES'] ? [] : /@rare/;

/** What builds a site of its own. All builds share the folder `.astro`, so that two at once would break each other. */
const OWN_SITES = ['editors-pages.spec.ts', 'sparse-site.spec.ts'];

/**
 * All pages of a context share one renderer process: to start a second one, for the first address that a test opens, takes
 * a tenth of the test.
 */
const ONE_RENDERER = '--renderer-process-limit=1';

const { args, ...browser } = lightLaunchOptions();

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The end-to-end tests, at one width or both. Its paths are absolute: other configurations are made of this one. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  outputDir: join(results, 'artifacts'),
  fullyParallel: true,
  // A page waits as much as it works: with 3 on two cores the whole takes a fifth less than with 2.
  workers: '150%',
  // As long as a busy machine may take: what holds is seen at once all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  grepInvert: RARE,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    // What goes through one, no test can intercept; those that want it say so.
    serviceWorkers: 'block',
    launchOptions: { ...browser, args: [...args, ONE_RENDERER] },
  },
  projects: [
    // First, so that its one worker is done before the others are.
    {
      name: 'own sites',
      use: DESKTOP,
      testMatch: OWN_SITES,
      testIgnore: left(['sparse-site']),
      workers: 1,
    },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: [...OWN_SITES, ...left(DESK_ALONE)],
    },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [...OWN_SITES, ...left(PHONE_ALONE)],
    },
  ],
  webServer: {
    command: `node src/commands/serve/site-server.ts ${port}`,
    cwd: resolve(import.meta.dirname, '..'),
    port,
    reuseExistingServer: false,
  },
});
