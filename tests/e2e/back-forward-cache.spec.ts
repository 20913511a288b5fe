import { chromium, type Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { launchOptions } from '../support/launch-options.ts';
import { ARTICLE, cards, more, openGrid } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** Playwright switches the cache off in its own browser. */
const CACHED = { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Leaves a page and goes back to it: the browser must have kept it as it was. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.goto(pathname === '/projet' ? '/' : '/projet');
  const kept = page.waitForEvent('console', (message) => message.text() === `kept ${pathname}`);
  await page.evaluate(() => {
    history.back();
  });
  await kept;
}

test('§7 Pages: the browser keeps each as it was left, to go back at once @rare', async ({
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'One width is as good as another.');
  const browser = await chromium.launch(CACHED);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.log(`kept ${location.pathname}`);
    });
  });
  for (const path of firstCases([ARTICLE.path, '/projet', '/portfolio/', '/'], 1)) {
    const page = await context.newPage();
    await page.goto(path);
    await leaveAndReturn(page);
  }
  const used = await context.newPage();
  await openGrid(used);
  await more(used).click();
  await expect(cards(used)).toHaveCount(12);
  await leaveAndReturn(used);
  await expect(cards(used)).toHaveCount(12);
  await browser.close();
});
