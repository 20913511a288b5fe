import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const route of firstCases(['/', '/projet'], 1)) {
  test(`§7 Images: without script every image of ${route} loads`, async ({ page }) => {
    await page.goto(route);
    // The front page has a picture where there is room for it.
    const images = page.getByRole('main').locator('img').filter({ visible: true });

    await expect(images).not.toHaveCount(0);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toBeVisible();
    }
  });
}
