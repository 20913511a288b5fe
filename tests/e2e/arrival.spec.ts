import { firstCases } from '../support/first-cases.ts';
import { serveInPieces } from '../support/in-pieces.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

// That nothing moves is what every test here looks for.
for (const path of firstCases(['/', '/projet', ARTICLE.path], 1))
  test(`Speed: ${path} moves nothing while it arrives piece by piece`, async ({
    page,
    baseURL,
  }) => {
    const slow = await serveInPieces(baseURL ?? '');
    await page.goto(slow.origin + path);
    const { shown, arrived } = await page.evaluate(() => ({
      shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      arrived: performance.getEntriesByType('navigation')[0]?.duration ?? 0,
    }));
    await slow.close();
    // Else nothing could have moved.
    expect(shown).toBeLessThan(arrived / 2);
  });
