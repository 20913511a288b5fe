import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { section as testimonials } from '../support/carousel-page.ts';
import { firstCases } from '../support/first-cases.ts';
import { markControls, walk } from '../support/keyboard-walk.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

// A part of what `npm run proof -- accessibility` looks at: each type of page as it opens.
test.use({ expectedConsole: [/Failed to load resource.*404/] });

const PAGES = [
  '/',
  '/projet',
  // With headings, lists, a quotation and a break.
  '/articles/enfants-sans-acte-de-naissance/',
  '/portfolio/',
  '/articles/marche-mokolo-prix-de-la-tomate/',
  '/confidentialite/',
  '/introuvable',
];
/** What the menu and the theme toggle are on. */
const ROUTES = ['/', '/projet'];

const paint = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);

for (const path of firstCases(PAGES, 1))
  test(`§2 Accessibility: ${path} breaks no rule of axe in either theme, and has room at 320 px`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && !ROUTES.includes(path), 'The same on a phone.');
    // Nothing moves while axe looks at it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const theme of ['light', 'dark']) {
      await paint(page, theme);
      expect(await violations(page), theme).toEqual([]);
    }
    if (!isMobile) return;
    await page.setViewportSize({ width: 320, height: 256 });
    // It offers the whole of a cut text once it is seen.
    if (path === '/') await bringToMiddle(testimonials(page));
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });

test('§14 Lists: a page has a line of its own for no marker, and says what is a list @rare', async ({
  page,
}) => {
  for (const path of firstCases(PAGES, 3)) {
    await page.goto(path);
    const faults = await page.locator('ul, ol').evaluateAll((lists) =>
      lists
        .filter((list) => list.closest('[inert]') === null)
        .filter((list) => {
          const { listStyleType } = getComputedStyle(list);
          // WebKit gives an empty marker a line, and forgets a list without one, but in a menu.
          if (listStyleType !== 'none') return !['decimal', 'disc'].includes(listStyleType);
          return list.closest('nav') === null && list.getAttribute('role') !== 'list';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(faults, path).toEqual([]);
  }
});

test('§2 Accessibility: the open menu and the unfolded texts break no rule of axe @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen shows its entries and its texts at once.');
  await page.goto('/projet');
  await page.getByRole('button', { name: 'Lire la suite...' }).click();
  await page.getByRole('button', { name: 'Voir la suite...' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();

  expect(await violations(page)).toEqual([]);
});

for (const path of firstCases(ROUTES, 1))
  test(`§2 Accessibility: ${path} from end to end by keyboard`, async ({ page }) => {
    // The carousel's own controls come with its code, which the walk would wake on its way.
    await page.route('**/TestimonialsCarousel*', () => undefined);
    await page.goto(path);
    const names = await markControls(page);
    const stops = await walk(page, 'Tab');
    expect(stops.map(({ name }) => name)).toEqual(names);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
