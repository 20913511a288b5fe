import type { Browser, Page } from '@playwright/test';
import { KILOBYTE, type Budget } from './budget.ts';
import { measuredPages } from './pages.ts';
import { PHONE } from './phone.ts';

const BEFORE_SCROLLING = 85 * KILOBYTE;
const AFTER_SCROLLING = 350 * KILOBYTE;

/** Pixels a frame: at 60 frames a second, most of a second for a window. */
const SLOWLY = 20;

/** What a page has asked for so far. */
interface Transfer {
  bytes: number;
  scripts: number;
  thirdParty: number;
}

/**
 * What travels to a phone that opens each page and touches nothing.
 *
 * @param site address of the served site, compressed as a host does.
 */
export async function transferBudgets(browser: Browser, site: string): Promise<Budget[]> {
  const budgets: Budget[] = [];
  for (const { path } of measuredPages()) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const transfer = await watchTransfer(page, site);
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
    budgets.push(
      {
        what: `${path} before scrolling`,
        value: transfer.bytes,
        limit: BEFORE_SCROLLING,
        unit: ' B',
      },
      { what: `${path} before scrolling, JS files`, value: transfer.scripts, limit: 0, unit: '' },
    );
    await scrollDown(page);
    await page.waitForLoadState('networkidle');
    budgets.push(
      {
        what: `${path} scrolled to its end`,
        value: transfer.bytes,
        limit: AFTER_SCROLLING,
        unit: ' B',
      },
      {
        what: `${path}, requests to third parties`,
        value: transfer.thirdParty,
        limit: 0,
        unit: '',
      },
      { what: `${path}, cookies`, value: (await context.cookies()).length, limit: 0, unit: '' },
    );
    await context.close();
  }
  return budgets;
}

/** Counts what a page asks for from now on, as it travels: compressed, with its headers. */
async function watchTransfer(page: Page, site: string): Promise<Transfer> {
  const transfer: Transfer = { bytes: 0, scripts: 0, thirdParty: 0 };
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
  });
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!request.url.startsWith('http')) return;
    if (type === 'Script') transfer.scripts += 1;
    if (!request.url.startsWith(site)) transfer.thirdParty += 1;
  });
  await devtools.send('Network.enable');
  return transfer;
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(
    (step) =>
      new Promise<void>((resolve) => {
        const next = () => {
          const before = scrollY;
          scrollBy({ top: step, behavior: 'instant' });
          if (scrollY === before) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
    SLOWLY,
  );
}
