import { expect, test as base, type Page } from '@playwright/test';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

/** Where the tested build sends its messages: nothing listens there, each test puts its own in place. */
export const MAIL_ORIGIN = 'http://127.0.0.1:4518';

interface Options {
  /** Console errors and warnings that a test provokes on purpose. */
  expectedConsole: RegExp[];
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

  page: async ({ page, baseURL, expectedConsole, thirdParty }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    });
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      async (route) => {
        thirdParty.push(route.request().url());
        await route.abort();
      },
    );
    await page.addInitScript(watchLayoutShifts);
    await use(page);
    expect(problems).toEqual([]);
    if (!page.isClosed()) expect(await layoutShifts(page)).toEqual([]);
  },
});

export { expect };

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/**
 * Runs in the page: notes each shift that comes by itself, before the visitor does anything. What comes
 * after is an answer, and how late it comes is a matter of the machine. A reload is left out: the browser
 * restores the scroll position while the document comes in.
 */
function watchLayoutShifts(): void {
  const shifts: string[] = [];
  window.layoutShifts = shifts;
  const [navigation] = performance.getEntriesByType('navigation');
  let answering = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  for (const type of ['pointerdown', 'keydown', 'click', 'input'])
    addEventListener(type, () => (answering = true), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      if (hadRecentInput || answering) continue;
      const moved = sources.map(({ node }) => node?.nodeName ?? '?').join(' ');
      shifts.push(`${value.toFixed(4)} ${moved}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Chromium's entry, which TypeScript's library doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
}
