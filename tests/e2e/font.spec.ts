import type { Page } from '@playwright/test';
import { frames } from '../support/frames.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** Of this many headings one may break elsewhere than in the stand-in: no measures exclude that for each (styles/fonts.css). */
const BREAKS_ELSEWHERE = 10;

/** The height of each heading's text and of one of its lines, in pixels. */
const headings = (page: Page) =>
  page.getByRole('heading').evaluateAll((all) =>
    all.map((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const { height } = text.getBoundingClientRect();
      return { height, line: parseFloat(getComputedStyle(heading).lineHeight) };
    }),
  );

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
    test(`§12 Speed: on ${path}, ${width} px wide, text shows before a slow display serif, which then takes as many lines`, async ({
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
      const before = await headings(page);

      late.resolve(undefined);
      await expect.poll(() => faces(page)).toEqual(['loaded']);
      const after = await headings(page);
      const moved = after.flatMap(({ height, line }, index) => {
        const difference = Math.abs(height - (before[index]?.height ?? 0));
        return difference > 1 ? [difference - line] : [];
      });
      // Such a one has a line more or less, and nothing else has moved: the watch of every test would fail this one.
      for (const rest of moved) expect(Math.abs(rest)).toBeLessThanOrEqual(1);
      expect(moved.length).toBeLessThanOrEqual(Math.ceil(after.length / BREAKS_ELSEWHERE));
      await frames(page);
    });
