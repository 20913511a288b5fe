import type { Locator, Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { box, heading, openMenu, scrollToHeading } from '../support/header-page.ts';
import { nextEvent } from '../support/next-event.ts';
import { expect, test } from '../support/test.ts';

const SECTIONS = ['À propos', 'Services', 'Portfolio', 'Contact'];

/** The entries that are marked as active, in a menu that may be closed. */
function active(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Principale', includeHidden: true })
    .locator('[aria-current]');
}

test('§2 Header: « Accueil » is active at first, and each section in turn while scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await expect(active(page)).toHaveText(['Accueil']);

  for (const name of [...SECTIONS, ...SECTIONS.toReversed()]) {
    await scrollToHeading(page, name);
    await expect(active(page)).toHaveText([name]);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(active(page)).toHaveText(['Accueil']);
});

test('§2 Header: « Contact » is active at the very end of the page @rare', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');

  await expect(active(page)).toHaveText(['Contact']);
});

test('§2 Header: the header stays on top while the page scrolls @rare', async ({ page }) => {
  await page.goto('/');
  await scrollToHeading(page, 'Contact');

  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await box(page.getByRole('banner'))).top).toBe(0);
});

for (const name of firstCases(SECTIONS, 1)) {
  test(`§2 Header: a click on « ${name} » lands its heading below the header and marks it`, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const menu = await openMenu(page, isMobile);
    await menu.getByRole('link', { name }).click();

    await expect(async () => {
      const header = await box(page.getByRole('banner'));
      const title = await box(heading(page, name));
      expect(header.top).toBe(0);
      expect(title.top).toBeGreaterThanOrEqual(header.bottom);
      expect(title.bottom).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    }).toPass();
    await expect(active(page)).toHaveText([name]);
    if (isMobile) await expect(menu).toBeHidden();
  });
}

/** Every place the page scrolls to while a link of the menu is followed. */
async function journey(page: Page, isMobile: boolean): Promise<number[]> {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  const scrollEnd = await nextEvent(page, 'scrollend');
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await scrollEnd();
  return positions.jsonValue();
}

test('§9: the menu scrolls smoothly @rare', async ({ page, isMobile }) => {
  const positions = await journey(page, isMobile);
  const end = positions.at(-1) ?? 0;

  expect(positions.filter((position) => position > 0 && position < end - 2).length).toBeGreaterThan(
    3,
  );
  await expect(heading(page, 'Portfolio')).toBeInViewport();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§9: the menu jumps for a visitor who wants less motion @rare', async ({
    page,
    isMobile,
  }) => {
    const positions = await journey(page, isMobile);
    const end = positions.at(-1) ?? 0;

    expect(end).toBeGreaterThan(0);
    expect(positions.filter((position) => Math.abs(position - end) > 2)).toEqual([]);
    await expect(heading(page, 'Portfolio')).toBeInViewport();
  });
});

test('§2 Header: « Accueil » scrolls the home page to its top without loading it again @rare', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await scrollToHeading(page, 'Portfolio');
  await expect(active(page)).toHaveText(['Portfolio']);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const menu = await openMenu(page, isMobile);
  await menu.getByRole('link', { name: 'Accueil' }).click();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(active(page)).toHaveText(['Accueil']);
  expect(loads).toEqual([]);
  if (isMobile) await expect(menu).toBeHidden();
});
