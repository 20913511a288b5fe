import type { Page } from '@playwright/test';
import { firstCases } from '../../support/first-cases.ts';
import { frames } from '../../support/frames.ts';
import {
  ARTICLE,
  articleLink,
  DATA,
  cards,
  choose,
  dialog,
  openGrid,
  PHOTO,
  photoLink,
  readArticle,
  section,
  standInForVideos,
  tab,
  VIDEO,
  videoLink,
} from '../../support/portfolio-page.ts';
import { expect, test } from '../../support/test.ts';

// Without motion, so that clicks needn't wait for the page to have scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ITEMS = '**/data/items/*.json';
const OTHER = 'Retour de pêche à Kribi';

/** What a host may send in the place of an item, of more items and of an article. */
const NONSENSE = {
  'a captive portal’s page': Array<string>(3).fill('<!doctype html><title>Wi-Fi</title>'),
  'other data': [
    '{"slug":"aube","category":"Photos"}',
    '[{"slug":"aube","category":"Photos"}]',
    '[[{"type":"titre","children":["À"]}]]',
  ],
  'half of it': ['{"slug":"aube","categ', '[{"slug":"aube","categ', '[["À quatre heures'],
  nothing: ['[]', '[]', '[[null]]'],
};

test.use({ expectedConsole: [/Failed to load resource/] });

test.describe('§2 Portfolio modals: an address whose item can’t be had now', () => {
  const ADDRESS = `/?ouvrir=${PHOTO.slug}`;

  test('« Réessayer » opens it once it is there', async ({ page }) => {
    await page.route(ITEMS, (route) => route.fulfill({ status: 503 }));
    await page.goto(ADDRESS);
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('n’a pas pu se charger');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(alert).toContainText('n’a pas pu se charger');
    await page.unroute(ITEMS);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
    await expect(alert).toHaveCount(0);
  });

  for (const [title, link] of [
    [PHOTO.title, (page: Page) => photoLink(page)],
    [VIDEO.title, (page: Page) => videoLink(page, VIDEO.title)],
  ] as const)
    test(`the cards open all the same: « ${title} »`, async ({ page }) => {
      await standInForVideos(page);
      await page.route(ITEMS, (route) => route.fulfill({ status: 503 }));
      await page.goto(ADDRESS);
      await expect(section(page).getByRole('alert')).toContainText('n’a pas pu se charger');
      await link(page).click();
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(section(page).getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/');
      await expect(link(page)).toBeFocused();
    });

  test('closing the alert leaves the grid', async ({ page }) => {
    await page.route(ITEMS, (route) => route.fulfill({ status: 503 }));
    await page.goto(ADDRESS);
    await section(page).getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
    await expect(section(page).getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
  });

  test('while it is awaited the grid works', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(ITEMS, async (route) => {
      await promise;
      await route.continue();
    });
    const asked = page.waitForRequest(ITEMS);
    await page.goto(ADDRESS);
    await asked;
    await choose(page, 'Photos');
    await photoLink(page, OTHER).click();
    await expect(dialog(page)).toHaveAccessibleName(OTHER);
    const late = page.waitForResponse(ITEMS);
    resolve(undefined);
    await (await late).finished();
    await frames(page, 4);
    await expect(dialog(page)).toHaveAccessibleName(OTHER);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
  });
});

for (const [what, [item = '', items = '', article = '']] of firstCases(
  Object.entries(NONSENSE),
  2,
)) {
  test.describe(`§2 Portfolio: ${what} instead of data`, () => {
    test('of an item: said, and the grid works', async ({ page }) => {
      await page.route(ITEMS, (route) => route.fulfill({ body: item }));
      await page.goto(`/?ouvrir=${PHOTO.slug}`);
      await expect(section(page).getByRole('alert')).toContainText('n’a pas pu se charger');
      await choose(page, 'Photos');
    });

    test('of more items: said, nothing is lost, « Réessayer » works', async ({ page }) => {
      await page.route(DATA.chunks, (route) => route.fulfill({ body: items }));
      await openGrid(page);
      await tab(page, 'Photos').click();
      await expect(section(page).getByRole('alert')).toContainText('n’a pas pu être chargée');
      await page.unroute(DATA.chunks);
      await section(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(cards(page)).toHaveCount(6);
    });

    test('of an article: said, and « Réessayer » works', async ({ page }) => {
      await page.route(DATA.articles, (route) => route.fulfill({ body: article }));
      await openGrid(page);
      await readArticle(page);
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText('L’article n’a pas pu être chargé.');
      await page.unroute(DATA.articles);
      await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(dialog(page).getByText(/^À quatre heures quarante/)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
}

test.describe('§18.4 Data that is wanted without network comes by itself once it is back', () => {
  test.use({ expectedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });
  test.beforeEach(async ({ page }) => {
    // Each comes from the network: interception switches the cache off.
    await page.route(/\/data\//, (route) => route.continue());
  });

  test('more items', async ({ page, context }) => {
    await openGrid(page);
    await context.setOffline(true);
    await tab(page, 'Photos').click();
    await expect(section(page).getByRole('alert')).toContainText('n’a pas pu être chargée');
    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(6);
    await expect(section(page).getByRole('alert')).toHaveCount(0);
  });

  test('the text of an article', async ({ page, context }) => {
    await openGrid(page);
    const link = articleLink(page);
    await link.focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.press('Enter');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(dialog(page).getByText(ARTICLE.start)).toBeVisible();
  });

  test('the next photo', async ({ page, context }) => {
    await page.route(DATA.chunks, (route) => route.abort('internetdisconnected'));
    await openGrid(page, `/?ouvrir=${PHOTO.slug}`);
    await dialog(page).getByRole('button', { name: 'Photo suivante' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute(DATA.chunks);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(dialog(page).getByText('Photo 2 sur')).toBeVisible();
  });
});
