import type { Locator, Page } from '@playwright/test';
import {
  announced,
  card,
  cards,
  choose,
  chooseAll,
  more,
  openGrid,
  section,
  standInForFilms,
  tab,
  touchGrid,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const CATEGORIES = ['Articles', 'Vidéos', 'Photos'] as const;

test.beforeEach(async ({ page }) => {
  await standInForFilms(page);
});

test('§4 Portfolio filter: one category at a time, and the number of results is announced', async ({
  page,
}) => {
  await openGrid(page);
  const all = await announced(page);
  await expect(tab(page, 'Tous')).toHaveAttribute('aria-pressed', 'true');
  let sum = 0;
  for (const category of CATEGORIES) {
    await choose(page, category);
    await expect(section(page).getByRole('button', { pressed: true })).toHaveText([category]);
    const singular = category.slice(0, -1);
    const shown = await cards(page).count();
    await expect(cards(page).getByText(singular, { exact: true })).toHaveCount(shown);
    sum += await announced(page);
  }
  expect(sum).toBe(all);
  await choose(page, 'Tous');
  await expect(section(page).getByRole('status').first()).toHaveText(`${all} réalisations`);
});

for (const name of ['Tous', ...CATEGORIES]) {
  test(`§9 Portfolio page size: « ${name} » shows 6, then 6 more, and says how many are left`, async ({
    page,
  }) => {
    await openGrid(page);
    await choose(page, name);
    const total = await announced(page);
    expect(total).toBeGreaterThan(6);
    for (let visible = 6; visible < total; visible += 6) {
      await expect(cards(page)).toHaveCount(visible);
      await expect(more(page)).toHaveText(`Voir plus (${total - visible} restants)`);
      await more(page).click();
    }
    await expect(cards(page)).toHaveCount(total);
    await expect(more(page)).toBeHidden();
  });
}

test('§4 Portfolio filter: another filter starts again at 6', async ({ page }) => {
  await openGrid(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(12);
  await choose(page, 'Articles');
  await expect(cards(page)).toHaveCount(6);
  await choose(page, 'Tous');
  await expect(cards(page)).toHaveCount(6);
});

test.describe('before the grid is hydrated', () => {
  test('§4 Portfolio filter: the first tap counts', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A finger is what comes without warning.');
    await page.goto('/');
    await tab(page, 'Photos').tap();
    await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
    await more(page).tap();
    await expect(cards(page)).toHaveCount(await announced(page));
  });
});

test('§4 Portfolio filter: by keyboard alone, the focus goes on when « Voir plus » is gone', async ({
  page,
}) => {
  await openGrid(page);
  await tab(page, 'Tous').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Photos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(more(page)).toBeHidden();
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
});

const WIDTHS = [
  { viewport: 360, columns: 2 },
  { viewport: 660, columns: 2 },
  { viewport: 720, columns: 3 },
  { viewport: 860, columns: 4 },
  { viewport: 1100, columns: 4 },
  { viewport: 1200, columns: 5 },
  { viewport: 1920, columns: 6 },
];

/** Left edge and bottom of each card. */
async function places(page: Page): Promise<{ left: number; top: number; bottom: number }[]> {
  return cards(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return { left: Math.round(left), top, bottom };
    }),
  );
}

test.describe('§9 Portfolio columns', () => {
  for (const { viewport, columns } of WIDTHS) {
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

/** The columns of spec §9 for a width of the container, in pixels. */
function columnsFor(width: number): number {
  if (width < 640) return 2;
  if (width < 768) return 3;
  if (width < 1024) return 4;
  return width < 1280 ? 5 : 6;
}

const lines = async (locator: Locator) =>
  locator.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
  });

test('§9 Line clamps: 3 lines of title and 4 of description for an article, else 2 and 3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openGrid(page);
  for (const [category, title, description] of [
    ['Articles', 3, 4],
    ['Vidéos', 2, 3],
    ['Photos', 2, 3],
  ] as const) {
    await choose(page, category);
    const titles = await Promise.all((await cards(page).getByRole('heading').all()).map(lines));
    expect(Math.max(...titles)).toBe(title);
    const texts = cards(page).locator('p:nth-of-type(2)');
    expect(Math.max(...(await Promise.all((await texts.all()).map(lines))))).toBe(description);
  }
});

test('§3 Portfolio item: without a title there is no heading, and the name is the description’s start', async ({
  page,
}) => {
  await openGrid(page);
  await choose(page, 'Photos');
  const card = section(page).getByRole('article', { name: /^Photo : La première grosse pluie/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveAccessibleName(
    /^Agrandir : Photo : La première grosse pluie/,
  );
});

test('§2 Portfolio modals: « Lire l’article » appears on hover and on keyboard focus', async ({
  page,
  isMobile,
}) => {
  await openGrid(page);
  const card = cards(page).first();
  const button = card.getByRole('link', { name: /^Lire l'article/ });
  if (isMobile) {
    await expect(button).toHaveCSS('opacity', '1');
    return;
  }
  await expect(button).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(button).toHaveCSS('opacity', '0');
  await tab(page, 'Photos').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
});

test.describe('§7 Video thumbnails', () => {
  const HOSTED = 'Comment je vérifie un chiffre, en quatre minutes';
  const OWN = 'Lumière du soir';

  test('a hosted video without an image takes the still of its host, once the grid is touched', async ({
    page,
    thirdParty,
  }) => {
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    expect(thirdParty).toEqual([]);
    await touchGrid(page);
    await chooseAll(page, 'Vidéos');
    await card(page, HOSTED).scrollIntoViewIfNeeded();
    const still = card(page, HOSTED).locator('img');
    await expect(still).toHaveAttribute('src', 'https://i.ytimg.com/vi/WhWc3b3KhnY/hqdefault.jpg');
    await expect(still).toHaveJSProperty('naturalWidth', 480);
  });

  test('a file of our own gives one of its frames: at most 320 × 180, as JPEG', async ({
    page,
  }) => {
    await openGrid(page);
    await chooseAll(page, 'Vidéos');
    await card(page, OWN).scrollIntoViewIfNeeded();
    const still = card(page, OWN).locator('img');
    await expect(still).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    const size = await still.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([320, 180]);
    await expect(page.locator('video')).toHaveCount(0);
  });

  test.describe('what can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('leaves the drawn cover, at its size', async ({ page }) => {
      await page.route('**/*.mp4', (route) => route.abort());
      await page.route('https://i.ytimg.com/**', (route) => route.abort());
      await openGrid(page);
      await chooseAll(page, 'Vidéos');
      for (const title of [HOSTED, OWN]) {
        await card(page, title).scrollIntoViewIfNeeded();
        await expect(card(page, title).locator('img')).toHaveCount(0);
        const cover = await card(page, title).locator('.ndop-cover').boundingBox();
        expect(cover?.height).toBeCloseTo(((cover?.width ?? 0) * 3) / 4, 0);
      }
    });

    test('and an image of the entry that fails leaves its place and its text', async ({ page }) => {
      await page.route('**/_astro/marche-mokolo*', (route) => route.abort());
      await openGrid(page);
      const image = cards(page)
        .first()
        .getByRole('img', { name: /marché Mokolo/ });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('src', /^data:image\/svg/);
      const box = await cards(page).first().locator('.ndop-cover').boundingBox();
      expect(box?.height).toBeGreaterThan(60);
    });
  });
});
