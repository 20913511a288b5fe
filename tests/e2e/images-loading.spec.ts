import type { Locator, Page } from '@playwright/test';
import publications from '../content/publications.json' with { type: 'json' };
import { firstCases } from '../support/first-cases.ts';
import { settle } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

/** Images load once this share of them is within this many pixels of the window (spec §9). */
const SHARE = 0.1;
const MARGIN = 50;

/** Pixels before and after the line: wide enough for rounding, too narrow for a wrong margin. */
const STEP = 6;

/** One image on each route, below what the first window shows. */
const FAR_IMAGES = [
  { route: '/', alt: 'Trois pêcheurs tirent une pirogue', file: 'peche-kribi' },
  {
    route: '/projet',
    alt: publications.publications[2]?.backgroundImage?.alt ?? '',
    file: 'lettre-03',
  },
];

/** Scrolls so that the given share of an image is `offset` pixels further than the margin. */
async function scrollToLine(page: Page, image: Locator, offset: number): Promise<void> {
  const line = await image.evaluate(
    (element, [share, margin]) => {
      const { top, height } = element.getBoundingClientRect();
      return scrollY + top + height * share - innerHeight - margin;
    },
    [SHARE, MARGIN] as const,
  );
  expect(line, 'the image starts out of reach').toBeGreaterThan(STEP);
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, line + offset);
}

for (const { route, alt, file } of firstCases(FAR_IMAGES, 1)) {
  test(`§9 Images: on ${route} an image waits until a tenth of it is within 50 px`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${file}.`)) requests.push(request.url());
    });
    await page.goto(route);
    const image = page.getByRole('img', { name: alt });
    await settle(page);
    expect(requests).toEqual([]);

    await scrollToLine(page, image, -STEP);
    await settle(page);
    expect(requests).toEqual([]);

    await scrollToLine(page, image, STEP);
    await expect.poll(() => requests).toHaveLength(1);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('§9 Images: the home page opens on a phone without one request for a picture', async ({
  page,
}) => {
  // A taller one has the portrait in sight.
  await page.setViewportSize({ width: 360, height: 640 });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\.(webp|jpe?g|png)/.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/');
  await settle(page);

  expect(pictures).toEqual([]);
});
