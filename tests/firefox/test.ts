import type { Browser } from 'puppeteer-core';
import { test as base } from 'vitest';
import { ensureFirefox } from '../support/firefox.ts';
import { launchFirefox } from '../support/visit.ts';

/** Vitest's `test` with Firefox as a fixture. The files of a worker share it, because it starts as slowly as a test runs. */
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
