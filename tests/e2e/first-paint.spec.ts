import type { Page } from '@playwright/test';
import { list } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Whether the sections below the first window were skipped, at each change of it. */
    skipped: boolean[];
    /** Height of the portfolio's list, in pixels, as soon as its section is there. */
    listHeight: number | undefined;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.skipped = [];
    new MutationObserver(() => {
      const skipped = document.querySelector('html.first-paint') !== null;
      if (window.skipped.at(-1) === skipped) return;
      window.skipped.push(skipped);
      // After the page's own observers.
      if (!skipped)
        queueMicrotask(() => {
          window.listHeight = document.querySelector('.masonry')?.clientHeight;
        });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
});

const skipped = (page: Page) => page.evaluate(() => window.skipped);

const contact = (page: Page) => page.getByRole('region', { name: 'Contact' });

test('§12 Speed: what is below the biography is laid out only after the first paint, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => skipped(page)).toEqual([false, true, false]);
  await expect(contact(page)).toBeVisible();
});

test('§12 Speed: the cards of the portfolio have their places as soon as its section is there', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => skipped(page)).toEqual([false, true, false]);
  const height = await list(page).evaluate((element) => element.clientHeight);
  expect(await page.evaluate(() => window.listHeight)).toBe(height);
});

test('§12 Speed: an anchor, a text fragment, a reload and Back find every section in its place @rare', async ({
  page,
}) => {
  await page.goto('/#contact');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
  expect(await skipped(page)).toEqual([false]);

  await page.goto('/projet');
  await page.goto(`/#:~:text=${encodeURIComponent('Les gens sont contents de parler')}`);
  await expect(contact(page)).toBeVisible();
  expect(await skipped(page)).toEqual([false]);

  await page.goto('/projet');
  await page.goto('/');
  await expect.poll(() => skipped(page)).toEqual([false, true, false]);
  await contact(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await skipped(page)).toEqual([false]);

  await page.goto('/projet');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(contact(page)).toBeVisible();
});

for (const [query, expectedConsole] of [
  ['categorie=photos', []],
  ['ouvrir=nulle-part', [/Failed to load resource.*404|n’est plus en ligne/]],
] as const)
  test.describe(`a link with « ${query} »`, () => {
    test.use({ expectedConsole: [...expectedConsole] });
    test('§12 Speed: finds every section in its place, to which the page scrolls', async ({
      page,
    }) => {
      await page.goto(`/?${query}`);
      await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeInViewport();
      expect(await skipped(page)).toEqual([false]);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('§12 Speed: every section is laid out at once @rare', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });
});
