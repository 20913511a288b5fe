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

/** The state of each face that the page knows: of the display serif, or of its stand-ins among the machine's serifs. */
const faces = (page: Page, start = 'Besley') =>
  page.evaluate(
    (start) =>
      [...document.fonts]
        .filter(({ family }) => family.startsWith(start))
        .map(({ status }) => status),
    start,
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

for (const width of [390, 1280, 360, 768, 1920])
  test(`§12 Speed: ${width} px wide, text shows before a slow display serif, which then takes as many lines @rare`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let late = Promise.withResolvers<undefined>();
    await page.route(/\.woff2$/, async (route) => {
      await late.promise;
      const response = await route.fetch();
      // Else the next page has it from the browser's memory.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers });
    });
    let all = 0;
    let moved = 0;
    for (const path of ['/', '/projet', '/portfolio/', ARTICLE.path]) {
      late = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      expect(await faces(page)).toEqual(['loading']);
      const before = await headings(page);
      // Of the serif of a machine that has none of the usual ones nothing is known.
      const isKnown = (await faces(page, 'as-')).includes('loaded');

      late.resolve(undefined);
      await expect.poll(() => faces(page)).toEqual(['loaded']);
      const after = await headings(page);
      await frames(page);
      if (!isKnown) continue;
      all += after.length;
      for (const [index, { height, line }] of after.entries()) {
        const difference = Math.abs(height - (before[index]?.height ?? 0));
        if (difference <= 1) continue;
        // It has a line more or less, and nothing else has moved: the watch of every test would fail this one.
        expect(Math.abs(difference - line), path).toBeLessThanOrEqual(1);
        moved += 1;
      }
    }
    expect(moved).toBeLessThanOrEqual(all / BREAKS_ELSEWHERE);
  });
