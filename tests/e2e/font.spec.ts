import type { Page } from '@playwright/test';
import { frames } from '../support/frames.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ serifMayWrap: false });

/** The state of each face of the display serif that the page knows. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.startsWith('Besley'))
      .map(({ status }) => status),
  );

test('§12 Speed: the first visit shows the display serif, everywhere, and keeps nothing', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(await faces(page)).toEqual(['loaded']);
  const wearers = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Services' }).first(),
    page.getByRole('banner').getByRole('link', { name: 'Clarisse Ndolé' }),
    page.getByRole('contentinfo').getByText('Clarisse Ndolé', { exact: true }),
    page.getByRole('blockquote').first(),
    page.getByText('Firmin Eru', { exact: true }),
  ];
  for (const wearer of wearers) await expect(wearer).toHaveCSS('font-family', /^Besley/);
  expect(fonts).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const path of ['/', '/projet', '/portfolio/', ARTICLE.path])
  for (const width of [360, 390, 768, 1280, 1920])
    test(`§12 Speed: on ${path}, ${width} px wide, text shows before a slow display serif, which then moves nothing`, async ({
      page,
    }) => {
      const late = Promise.withResolvers<undefined>();
      await page.route(/\.woff2$/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      expect(await faces(page)).toEqual(['loading']);

      late.resolve(undefined);
      await expect.poll(() => faces(page)).toEqual(['loaded']);
      // The page tells what has moved; the watch of every test then fails this one.
      await frames(page);
    });
