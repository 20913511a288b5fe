import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Whether the sections below the first window were skipped, at each change of it. */
    skipped: boolean[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.skipped = [];
    new MutationObserver(() => {
      const skipped = document.querySelector('html.first-paint') !== null;
      if (window.skipped.at(-1) !== skipped) window.skipped.push(skipped);
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

test('§12 Speed: an anchor, a text fragment, a reload and Back find every section in its place', async ({
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('§12 Speed: every section is laid out at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });
});
