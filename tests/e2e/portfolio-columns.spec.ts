import type { Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { cards, list, more, openGrid, standInForVideos } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [
  { viewport: 360, columns: 2 },
  { viewport: 1440, columns: 6 },
  { viewport: 720, columns: 3 },
  { viewport: 660, columns: 2 },
  { viewport: 860, columns: 3 },
  { viewport: 1100, columns: 3 },
  { viewport: 1200, columns: 3 },
  { viewport: 1920, columns: 6 },
];

/** Widths around the limits that the page gives the container in no window. */
const CONTAINERS = [767, 768, 1023, 1024, 1279, 1280];

/** Left edge and bottom of each card. */
async function places(page: Page): Promise<{ left: number; top: number; bottom: number }[]> {
  return cards(page).evaluateAll((items) =>
    items.map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return { left: Math.round(left), top, bottom };
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test.describe('§9 Portfolio columns', () => {
  for (const { viewport, columns } of firstCases(WIDTHS, 1)) {
    test(`a window of ${viewport} px has ${columns}, each item in the shortest so far`, async ({
      page,
      isMobile,
    }) => {
      test.skip(isMobile, 'A phone has one width.');
      await page.setViewportSize({ width: viewport, height: 900 });
      await openGrid(page);
      await more(page).scrollIntoViewIfNeeded();
      await more(page).click();
      await expect(cards(page)).toHaveCount(12);
      const width = await cards(page)
        .first()
        .evaluate((card) => card.closest('ul')?.clientWidth ?? 0);
      expect(columnsFor(width)).toBe(columns);

      await expect(async () => {
        const placed = await places(page);
        const lefts = [...new Set(placed.map(({ left }) => left))].sort((a, b) => a - b);
        expect(lefts).toHaveLength(columns);
        // Reading order is the order of the document: each next card starts where the page was shortest.
        const start = placed[0]?.top ?? 0;
        const filled = new Map(lefts.map((left) => [left, start]));
        for (const { left, bottom } of placed) {
          const shortest = Math.min(...filled.values());
          expect(filled.get(left)).toBeLessThan(shortest + 8);
          filled.set(left, bottom);
        }
      }).toPass({ timeout: 5000 });
    });
  }
});

test('§9 Portfolio columns: their number follows the width of the container @rare', async ({
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has one width.');
  // A page of its own: a container of another width moves what stands in it.
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 900 });
  await openGrid(page);
  for (const container of CONTAINERS) {
    await list(page).evaluate((grid, width) => {
      const { parentElement: box } = grid;
      if (box) box.style.maxWidth = `${width}px`;
    }, container);
    await expect
      .poll(async () => new Set((await places(page)).map(({ left }) => left)).size, `${container}`)
      .toBe(columnsFor(container));
  }
});

test.describe('Few items', () => {
  test.use({ javaScriptEnabled: false });

  for (const { viewport, columns } of WIDTHS) {
    test(`§9 Portfolio columns: in a window of ${viewport} px, fewer items than columns fill their rows @rare`, async ({
      context,
      isMobile,
    }) => {
      test.skip(isMobile, 'A phone has one width.');
      // A page of its own: what is taken out of it moves the rest.
      const page = await context.newPage();
      await page.setViewportSize({ width: viewport, height: 900 });
      await page.goto('/');
      const grid = list(page);
      for (const count of [5, 4, 3, 2, 1]) {
        await grid.evaluate((element, count) => {
          while (element.childElementCount > count) element.lastElementChild?.remove();
        }, count);
        const placed = await places(page);
        // Four stand in two rows of two rather than three and one.
        const most = count === 4 && columns === 3 ? 2 : columns;
        expect(new Set(placed.map(({ left }) => left)).size).toBe(Math.min(count, most));
        const { width = 0 } = (await cards(page).first().boundingBox()) ?? {};
        const { width: room = 0 } = (await grid.boundingBox()) ?? {};
        // As wide as the column of a magazine, unless the screen is narrower.
        expect(width).toBeLessThanOrEqual(384);
        if (count === 1) expect(width).toBeCloseTo(Math.min(384, room), 0);
      }
    });
  }
});

test('§9 Portfolio columns: a window that becomes narrow has fewer, and no card leaves it @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has one width.');
  await page.setViewportSize({ width: 1200, height: 900 });
  await openGrid(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(async () => new Set((await places(page)).map(({ left }) => left)).size).toBe(2);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('§9 Portfolio columns: letters that spread push the next card down @rare', async ({
  page,
}) => {
  await openGrid(page);
  // As an extension of the browser does it: the grid keeps its width.
  await page.keyboard.press('Control');
  await page.evaluate(() => {
    document.body.style.letterSpacing = '0.5em';
  });
  await expect(async () => {
    const placed = await places(page);
    for (const { left, top, bottom } of placed)
      for (const other of placed)
        if (other.left === left && other.top > top) expect(other.top).toBeGreaterThan(bottom);
  }).toPass({ timeout: 5000 });
});

/** The columns of spec §9 for a width of the container, in pixels. */
function columnsFor(width: number): number {
  if (width < 640) return 2;
  if (width < 768) return 3;
  if (width < 1024) return 4;
  return width < 1280 ? 5 : 6;
}
