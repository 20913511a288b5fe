import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect } from './test.ts';

/** Expects a page that axe finds no fault in, in both themes, and that fits a window of 320 × 256 pixels. */
export async function expectSoundPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => layoutFaults(page)).toEqual([]);
}
