import puppeteer, { type Page } from 'puppeteer-core';
import { launchOptions } from './launch-options.ts';

/** Who visits: at a desk unless it is said otherwise. */
export interface Visitor {
  phone?: boolean;
  /** What the browser says of the connection. */
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
}

declare global {
  interface PerformanceNavigationTiming {
    /** Chromium's: when a page that was prepared came on show; 0 for any other. */
    readonly activationStart: number;
  }
}

const SIZES = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desk: { width: 1280, height: 800 },
};

/** A browser without a screen finds no mouse. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * A visitor with a browser of their own, under Puppeteer: under Playwright Chromium prepares no page that isn't
 * open yet.
 *
 * @param visit what the visitor does; `prepared` are the addresses asked for on behalf of such pages so far.
 */
export async function visitAs(
  { phone = false, connection }: Visitor,
  visit: (page: Page, prepared: string[]) => Promise<void>,
): Promise<void> {
  const { args, executablePath = '' } = launchOptions();
  const browser = await puppeteer.launch({
    args: phone ? args : [...args, MOUSE],
    executablePath,
    defaultViewport: phone ? SIZES.phone : SIZES.desk,
  });
  try {
    const page = await browser.newPage();
    const prepared: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) prepared.push(request.url());
    });
    await page.evaluateOnNewDocument((value) => {
      if (value) Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    await visit(page, prepared);
  } finally {
    await browser.close();
  }
}

/** How the document on show came about, and what the policy has forbidden in it. Between two there is none. */
export async function arrival(page: Page) {
  const facts = page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const prepared = entry instanceof PerformanceNavigationTiming && entry.activationStart > 0;
    const options = { types: ['csp-violation'], buffered: true };
    const reports = new ReportingObserver(() => undefined, options);
    reports.observe();
    const forbidden = reports.takeRecords().map(({ body }) => JSON.stringify(body));
    return { path: location.pathname, prepared, forbidden };
  });
  return facts.catch(() => undefined);
}
