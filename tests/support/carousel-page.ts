import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { bringToMiddle } from './scroll.ts';
import { expect } from './test.ts';

export const section = (page: Page) =>
  page.getByRole('region', { name: 'Témoignages', exact: true });
export const strip = (page: Page) =>
  page.getByRole('region', { name: 'Témoignages, à faire défiler' });
export const slide = (page: Page, position: number) =>
  strip(page)
    .getByRole('listitem')
    .nth(position - 1);
export const dot = (page: Page, position: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Témoignage ${position} :`) });
export const pause = (page: Page) =>
  section(page).getByRole('button', { name: 'Pause du défilement des témoignages' });
export const caption = (page: Page, position: number) =>
  section(page).getByText(`Témoignage ${position} sur 6`);

/** Opens the carousel with a clock that only the test moves, and waits for its code. */
export async function openCarousel(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('/');
  await bringToMiddle(section(page));
  // Only its code knows where a text is cut.
  await expect(
    section(page)
      .getByRole('button', { name: /^Lire la suite/ })
      .first(),
  ).toBeVisible();
}

/** The scroll position of a slide, by the formula of spec §4, once the strip has arrived there. */
export const expectScrolledTo = (page: Page, position: number) =>
  expect
    .poll(() =>
      strip(page).evaluate(
        ({ scrollLeft, scrollWidth }, index) => Math.abs(scrollLeft - (scrollWidth / 6) * index),
        position - 1,
      ),
    )
    .toBeLessThanOrEqual(1);
