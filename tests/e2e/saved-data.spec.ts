import type { Page } from '@playwright/test';
import * as carousel from '../support/carousel-page.ts';
import { saveData } from '../support/connection.ts';
import { firstCases } from '../support/first-cases.ts';
import { islandOf } from '../support/scripts.ts';
import {
  button,
  loop,
  openServices,
  pause,
  paused,
  running,
  strip,
} from '../support/services-page.ts';
import { expect, test } from '../support/test.ts';

/** The two ways to ask for less data. */
const WISHES: Record<string, (page: Page) => Promise<unknown>> = {
  'Save-Data': saveData,
  // No browser lets a test say so.
  'prefers-reduced-data': (page) =>
    page.addInitScript(() => {
      const real = matchMedia.bind(window);
      window.matchMedia = (query) =>
        real(query.replace('(prefers-reduced-data: reduce)', '(min-width: 0)'));
    }),
};

for (const [wish, express] of firstCases(Object.entries(WISHES), 1)) {
  test.describe(wish, () => {
    test.beforeEach(async ({ page }) => {
      await express(page);
    });

    test('§4 Services: the strip stands still until its button is used @rare', async ({ page }) => {
      await openServices(page);
      expect(await loop(strip(page))).toEqual(paused);
      // Before its island is awake.
      await expect(islandOf(pause(page))).toHaveAttribute('ssr');
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
      await pause(page).click();
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
      await page.mouse.move(2, 2);
      await expect.poll(() => loop(strip(page))).toEqual(running);
      await pause(page).click();
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
      expect(await loop(strip(page))).toEqual(paused);
    });

    test('§4 Services: it stands still after « Voir plus » too @rare', async ({ page }) => {
      await openServices(page);
      await button(page, 'Voir plus').click();
      await expect(button(page, 'Voir moins')).toBeVisible();
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.move(2, 2);
      expect(await loop(strip(page))).toEqual(paused);
    });

    test('§4 Testimonials: the carousel doesn’t play', async ({ page }) => {
      await carousel.openCarousel(page);
      await page.clock.runFor(9000);
      await expect(carousel.caption(page, 1)).toBeVisible();
      await expect(carousel.pause(page)).toBeHidden();
    });
  });
}

test('§4 Services: the icon of the pause button says what a click does @rare', async ({ page }) => {
  await openServices(page);
  const icon = pause(page).locator('svg:visible');
  const shape = () => icon.locator('path').first().getAttribute('d');
  const before = await shape();
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(icon).toHaveCount(1);
  expect(await shape()).not.toBe(before);
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(icon).toHaveCount(1);
  expect(await shape()).toBe(before);
});
