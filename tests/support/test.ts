import { expect, test as base } from '@playwright/test';
import { watchLayoutShifts } from './layout-shifts.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

/** Where the tested build sends its messages: nothing listens there, each test puts its own in place. */
export const MAIL_ORIGIN = 'http://127.0.0.1:4518';

interface Options {
  /** Console errors and warnings that a test provokes on purpose. */
  expectedConsole: RegExp[];
  /**
   * Whether requests to other sites are refused before they leave the browser. Interception switches the
   * browser's cache off: a test that needs it has only the closed network of the browser itself.
   */
  intercepted: boolean;
}

interface Fixtures {
  /** A stand-in for the e-mail service that belongs to this test alone. */
  mail: MailCatcher;
  /** Addresses outside the site that the page asked for; all of them are refused. */
  thirdParty: string[];
}

/**
 * The test of this project: nothing leaves the machine, and a test fails on an uncaught error, on an
 * unexpected line in the console, or when something on the page moves by itself.
 */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [[], { option: true }],
  intercepted: [true, { option: true }],

  thirdParty: async ({}, use) => {
    await use([]);
  },

  mail: async ({ page }, use) => {
    const mail = await startMailCatcher();
    await page.route(`${MAIL_ORIGIN}/**`, async (route) => {
      await route.continue({ url: route.request().url().replace(MAIL_ORIGIN, mail.origin) });
    });
    await use(mail);
    await mail.close();
  },

  page: async ({ page, baseURL, expectedConsole, intercepted, thirdParty }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    });
    if (intercepted)
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        async (route) => {
          thirdParty.push(route.request().url());
          await route.abort();
        },
      );
    const shifts = await watchLayoutShifts(page);
    await use(page);
    expect(problems).toEqual([]);
    // What the page has noted so far arrives before its answer to this.
    if (!page.isClosed()) await page.evaluate(() => undefined);
    expect(shifts).toEqual([]);
  },
});

export { expect };
