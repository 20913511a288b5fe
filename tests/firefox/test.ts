import type { Browser } from 'puppeteer-core';
import { test as base } from 'vitest';
import { ensureFirefox } from '../support/firefox.ts';
import { launchFirefox } from '../support/visit.ts';

/** Vitest's test with a Firefox, which the files that run in one worker share: to start it takes as long as many a test. */
export const test = base.extend<{ $worker: { firefox: Browser } }>({
  firefox: [
    async ({}, use) => {
      const browser = await launchFirefox(ensureFirefox() ?? '');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
