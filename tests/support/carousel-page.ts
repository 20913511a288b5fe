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

/** Opens the carousel with a clock that only the test advances, and waits until it is hydrated. */
export async function openCarousel(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('/');
  await bringToMiddle(section(page));
  // This button appears only once its code has measured the texts.
  await expect(
    section(page)
      .getByRole('button', { name: /^Lire la suite/ })
      .first(),
  ).toBeVisible();
}

/** Makes the strip scroll, and waits for the end: a scroll that another one replaces may end later than that one begins. */
export async function scrollToEnd(page: Page, act: () => Promise<void>): Promise<void> {
  const ended = strip(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener(
          'scrollend',
          () => {
            resolve();
          },
          { once: true },
        );
      }),
  );
  await act();
  await ended;
}

/** Expects the carousel to scroll to a slide, by the formula of spec §4. */
export const expectScrolledTo = (page: Page, position: number) =>
  expect
    .poll(() =>
      strip(page).evaluate(
        ({ scrollLeft, scrollWidth }, index) => Math.abs(scrollLeft - (scrollWidth / 6) * index),
        position - 1,
      ),
    )
    .toBeLessThanOrEqual(1);
