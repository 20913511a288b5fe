import { expect, test as base } from '@playwright/test';
import { watchLayoutShifts } from './layout-shifts.ts';
import { MAIL_ORIGIN } from './mail-origin.ts';
import { startMockMailService, type MockMailService } from './mail-catcher.ts';
import { watchViolations } from './policy-violations.ts';

/** Playwright's own console message where service workers are blocked. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

interface Options {
  /** Console errors and warnings that a test expects. */
  expectedConsole: RegExp[];
  /** Uncaught errors that a test expects. */
  expectedErrors: RegExp[];
  /** Policy violations that a test expects. */
  expectedViolations: RegExp[];
}

interface Fixtures {
  /** A mock e-mail service for this test only. */
  mail: MockMailService;
  /**
   * URLs outside the site that the page requested. The browser itself has no way there (launch-options.ts). Interception
   * switches its cache off.
   */
  thirdParty: string[];
  /** Policy violations so far, one line each. */
  violations: string[];
}

/**
 * The project's Playwright test. No request leaves the machine, and a test fails on an uncaught error, an unexpected console
 * message, a violation of the site's policy, or an unexpected layout shift.
 */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  expectedViolations: [[], { option: true }],

  thirdParty: async ({ page, baseURL }, use) => {
    const requested: string[] = [];
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      async (route) => {
        requested.push(route.request().url());
        await route.fallback();
      },
    );
    await use(requested);
  },

  mail: async ({ page }, use) => {
    const mail = await startMockMailService();
    await page.route(`${MAIL_ORIGIN}/**`, async (route) => {
      await route.continue({ url: route.request().url().replace(MAIL_ORIGIN, mail.origin) });
    });
    await use(mail);
    await mail.close();
  },

  // In every page of the test, including those that it opens itself.
  violations: async ({ context }, use) => {
    await use(await watchViolations(context));
  },

  page: async ({ page, expectedConsole, expectedErrors, expectedViolations, violations }, use) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!expectedErrors.some((pattern) => pattern.test(message))) problems.push(message);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (text === BLOCKED_WORKER) return;
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    });
    const shifts = await watchLayoutShifts(page);
    await use(page);
    expect(problems).toEqual([]);
    // This round trip makes sure that all records of the page have arrived.
    if (!page.isClosed()) await page.evaluate(() => undefined);
    expect(shifts).toEqual([]);
    const isExpected = (line: string) => expectedViolations.some((pattern) => pattern.test(line));
    expect(violations.filter((line) => !isExpected(line))).toEqual([]);
  },
});

export { expect };
