import {
  caption,
  dot,
  expectScrolledTo,
  openCarousel,
  pause,
  scrollToEnd,
  strip,
} from '../support/carousel-page.ts';
import { expect, test } from '../support/test.ts';

test('§9 Testimonials: the next one every 4000 ms, and the first after the last', async ({
  page,
}) => {
  await openCarousel(page);
  for (const position of [2, 3, 4, 5, 6, 1]) {
    await page.clock.runFor(3900);
    await expect(caption(page, position === 1 ? 6 : position - 1)).toBeVisible();
    await scrollToEnd(page, () => page.clock.runFor(100));
    await expectScrolledTo(page, position);
    await expect(caption(page, position)).toBeVisible();
  }
});

test('§4 Testimonials: only the strip moves, and nothing is announced @rare', async ({ page }) => {
  await openCarousel(page);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toHaveAttribute('aria-live', 'off');
  await expectScrolledTo(page, 2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('§4 Testimonials: held under a mouse, goes on when it leaves @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a mouse');
  await openCarousel(page);
  await strip(page).hover();
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

test('§4 Testimonials: held by the keyboard’s focus; the arrow keys move it @rare', async ({
  page,
}) => {
  await openCarousel(page);
  await page.keyboard.press('Tab');
  await strip(page).focus();
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page, 2)).toBeVisible();
  await strip(page).blur();
  await page.clock.runFor(4000);
  await expect(caption(page, 3)).toBeVisible();
});

test('§4 Testimonials: the pause button holds it @rare', async ({ page }) => {
  await openCarousel(page);
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(2, 2);
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toHaveAttribute('aria-live', 'polite');
  await pause(page).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

test('§4 Testimonials: held while the page is hidden @rare', async ({ page }) => {
  await openCarousel(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await hide(false);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§4 Testimonials: still, and a dot jumps without gliding @rare', async ({ page }) => {
    await openCarousel(page);
    await page.clock.runFor(9000);
    await expect(caption(page, 1)).toBeVisible();
    await expect(pause(page)).toBeHidden();
    await dot(page, 4).click();
    expect(await strip(page).evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe(
      'auto',
    );
    await expectScrolledTo(page, 4);
  });
});
