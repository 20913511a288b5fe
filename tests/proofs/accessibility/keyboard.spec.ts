import type { Page } from '@playwright/test';
import { markControls, walk } from '../../support/keyboard-walk.ts';
import { section as testimonials } from '../../support/carousel-page.ts';
import { WINDOWS } from './windows.ts';
import { bringToMiddle } from '../../support/scroll.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = ['/', '/projet', '/articles/marche-mokolo-prix-de-la-tomate/', '/portfolio/'];

/** Opens a page with all of its controls: the carousel's own come with its code. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== '/') return;
  await bringToMiddle(testimonials(page));
  await expect(testimonials(page).getByRole('button', { name: /^Lire la suite/ })).not.toHaveCount(
    0,
  );
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const viewport of WINDOWS)
  for (const path of PAGES)
    test(`§2 Accessibility: ${path} from end to end by keyboard, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const names = await markControls(page);
      expect(names[0]).toBe('1. a Aller au contenu');

      const stops = await walk(page, 'Tab');
      expect(stops.map(({ name }) => name)).toEqual(names);
      const back = await walk(page, 'Shift+Tab');
      expect(back.map(({ name }) => name)).toEqual(names.toReversed());
      expect([...stops, ...back].filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
