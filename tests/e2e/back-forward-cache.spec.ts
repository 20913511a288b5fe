import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { ARTICLE, openGrid } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** Playwright switches the cache off in its own browser. */
const CACHED = { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Leaves a page, goes back to it, and says whether the browser had kept it as it was. */
async function isKept(page: Page): Promise<boolean> {
  const { pathname } = new URL(page.url());
  await page.goto(pathname === '/projet' ? '/' : '/projet');
  const shown = page.waitForEvent('console', (message) =>
    message.text().startsWith(pathname + ' '),
  );
  await page.evaluate(() => {
    history.back();
  });
  return (await shown).text().endsWith('kept');
}

test('§7 Pages: the browser keeps each as it was left, to go back at once', async ({
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'One width is as good as another.');
  const browser = await chromium.launch(CACHED);
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      console.log(location.pathname, persisted ? 'kept' : 'new');
    });
  });
  for (const path of ['/', '/projet', '/portfolio/', ARTICLE.path]) {
    await page.goto(path);
    expect(await isKept(page), path).toBe(true);
  }
  await openGrid(page);
  expect(await isKept(page), 'with an island in use').toBe(true);
  await browser.close();
});
