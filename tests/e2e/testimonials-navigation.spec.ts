import {
  caption,
  dot,
  expectScrolledTo,
  openCarousel,
  scrollToEnd,
  section,
  slide,
  strip,
} from '../support/carousel-page.ts';
import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';

test('§2 Testimonials: a dot jumps to its testimonial @rare', async ({ page }) => {
  await openCarousel(page);
  for (const position of [5, 2, 6]) {
    await scrollToEnd(page, () => dot(page, position).click());
    await expect(dot(page, position)).toHaveAttribute('aria-current', 'true');
    await expect(caption(page, position)).toBeVisible();
    await expectScrolledTo(page, position);
    await expect(slide(page, position)).toBeInViewport({ ratio: 0.6 });
  }
});

for (const browser of firstCases(['with', 'without'], 1)) {
  test(`§2 Testimonials: a swipe is followed (browser ${browser} scrollend)`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a finger');
    if (browser === 'without')
      await page.addInitScript(() => {
        for (const { prototype } of [HTMLElement, Document, Window])
          Reflect.deleteProperty(prototype, 'onscrollend');
        addEventListener(
          'scrollend',
          (event) => {
            event.stopImmediatePropagation();
          },
          true,
        );
      });
    await openCarousel(page);
    const box = await strip(page).boundingBox();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: (box?.y ?? 0) + 100,
      xDistance: -250,
      yDistance: 0,
      speed: 1200,
    });
    await expectScrolledTo(page, 2);
    await page.clock.runFor(200);
    await expect(caption(page, 2)).toBeVisible();
  });
}

test('§2 Testimonials: what gets the focus out of sight comes into sight @rare', async ({
  page,
}) => {
  await openCarousel(page);
  await slide(page, 3)
    .getByRole('button', { name: /^Lire la suite/ })
    .focus();
  await expectScrolledTo(page, 3);
  await expect(caption(page, 3)).toBeVisible();
});

test('§2 Testimonials: the section keeps its height from slide to slide @rare', async ({
  page,
}) => {
  await openCarousel(page);
  const height = async () => (await section(page).boundingBox())?.height ?? 0;
  const first = await height();
  expect(first).toBeGreaterThan(300);
  for (const position of [2, 3, 4, 5, 6]) {
    await scrollToEnd(page, () => dot(page, position).click());
    await expectScrolledTo(page, position);
    expect(await height()).toBe(first);
  }
});
