import type { Page } from '@playwright/test';
import { frames } from '../support/frames.ts';
import { nextEvent } from '../support/next-event.ts';
import {
  articleLink,
  dialog,
  openAt,
  photoLink,
  standInForVideos,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const scrollY = (page: Page) => page.evaluate(() => scrollY);

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test.describe('§2 Portfolio modals: closing', () => {
  test('X, the backdrop or Escape closes, the page is locked meanwhile, and the focus goes back', async ({
    page,
    isMobile,
  }) => {
    // On a phone a photo takes the whole window.
    await openAt(page, 'Articles');
    const opener = articleLink(page);
    await opener.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    for (const way of ['the X button', 'the backdrop', 'Escape']) {
      await (isMobile ? opener.tap() : opener.click());
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();

      await page.mouse.move(20, 20);
      const wheel = await nextEvent(page, 'wheel');
      await page.mouse.wheel(0, 600);
      await wheel();
      await frames(page);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await scrollY(page)).toBe(before);

      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the X button') {
        const close = dialog(page).getByRole('button', { name: 'Fermer' });
        await (isMobile ? close.tap() : close.click());
      } else if (isMobile) await page.touchscreen.tap(180, 12);
      else await page.mouse.click(20, 20);

      await expect(dialog(page), way).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await scrollY(page)).toBe(before);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    }
  });

  test('a press that starts inside doesn’t close @rare', async ({ page }) => {
    await openAt(page, 'Photos');
    await photoLink(page).click();
    await dialog(page).getByText('Yaoundé à 5 h 52').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    const clicks = await page.evaluateHandle(() => {
      const seen: string[] = [];
      addEventListener('click', ({ type }) => seen.push(type));
      return seen;
    });
    await page.mouse.up();
    await expect.poll(() => clicks.jsonValue()).toHaveLength(1);
    await frames(page, 4);
    await expect(dialog(page)).toBeVisible();
  });
});
