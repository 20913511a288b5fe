import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// A font that has come once is there before the first paint.
test.use({ intercepted: false, expectedConsole: [/Failed to load resource/] });

/** Where the letters of the header's name and of the first title stand: their tops and heights, in pixels. */
async function measures(page: Page): Promise<number[]> {
  const texts = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('heading').first(),
  ];
  const places = texts.map((text) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, height } = range.getBoundingClientRect();
      return [top, height];
    }),
  );
  return (await Promise.all(places)).flat();
}

for (const path of ['/', '/projet'])
  test(`Speed: the first screen of ${path} stands the same until the display serif has come`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await page.goto(path);
    const statuses = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Besley'))
        .map(({ status }) => status),
    );
    expect(statuses).toEqual(['loaded']);
    const withFont = await measures(page);
    const other = await context.newPage();
    await other.route('**/*.woff2', (route) => route.abort());
    await other.goto(path);
    const without = await measures(other);
    without.forEach((value, index) => {
      expect(value).toBeCloseTo(withFont[index] ?? NaN, 0);
    });
  });
