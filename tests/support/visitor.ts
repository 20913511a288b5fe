import puppeteer, { type Page } from 'puppeteer-core';
import { launchOptions } from './launch-options.ts';

/** A visitor's device and connection; a desktop computer by default. */
export interface Visitor {
  phone?: boolean;
  /** Mock of `navigator.connection`. */
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
}

declare global {
  interface PerformanceNavigationTiming {
    /** Chromium's time at which a prerendered page was shown; 0 for any other page. */
    readonly activationStart: number;
  }
}

const SIZES = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desk: { width: 1280, height: 800 },
};

/** A headless browser doesn't report a mouse. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Opens a browser with Puppeteer for one visitor: under Playwright, Chromium doesn't prerender pages.
 *
 * @param visit what the visitor does; `prepared` are the URLs requested by prerendered pages so far.
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

/** Returns how the current document was loaded, and its policy violations. Between two documents there is none. */
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
