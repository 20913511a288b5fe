import {
  ARTICLE,
  articleLink,
  choose,
  dialog,
  more,
  openGrid,
  PHOTO,
  photoLink,
  readArticle,
} from '../../support/portfolio-page.ts';
import { keptPages } from '../../support/copies.ts';
import { look, results } from '../../support/search-page.ts';
import { BASE, ORIGIN } from './place.ts';
import { expect, test } from '../../support/test.ts';

const HOME = `${BASE}/`;

/** No address of the page leads out of the folder that the site stands in. */
test.beforeEach(({ page }) => {
  page.on('response', (response) => {
    expect(response.status(), response.url()).toBeLessThan(400);
  });
});

test('§2 Menu, below a path: there and back', async ({ page }) => {
  await page.goto(HOME);
  const menu = page.getByRole('navigation', { name: 'Principale' });
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(`${HOME}#services`);
  await menu.getByRole('link', { name: 'Projet' }).click();
  await expect(page).toHaveURL(`${BASE}/projet`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lueurs d’Afrique');
  await menu.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(HOME);
});

test('§2 Portfolio, below a path: filter, article, Back, photo, and the data they ask for', async ({
  page,
}) => {
  await openGrid(page, HOME);
  await readArticle(page);
  await expect(page).toHaveURL(BASE + ARTICLE.path);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(HOME);

  await choose(page, 'Photos');
  await expect(page).toHaveURL(`${HOME}?categorie=photos`);
  await more(page).click();
  await photoLink(page).click();
  await expect(page).toHaveURL(`${HOME}?categorie=photos&ouvrir=${PHOTO.slug}`);
  await expect(dialog(page).getByRole('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${HOME}?categorie=photos`);
});

test('§2 Portfolio, below a path: an address opens what it names', async ({ page }) => {
  await page.goto(`${HOME}?ouvrir=${PHOTO.slug}`);
  await expect(dialog(page).getByRole('img')).toBeVisible();
  await page.goto(BASE + ARTICLE.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title);
  await page
    .getByRole('link', { name: /Tous les articles|^Articles$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${BASE}/portfolio/articles/`);
});

test('§26 Search, below a path: a result leads to its page', async ({ page }) => {
  await page.goto(`${HOME}portfolio/`);
  await look(page, 'tomate');
  await expect(results(page)).toHaveCount(1);
  await results(page).getByRole('link').click();
  await expect(page).toHaveURL(`${HOME}articles/marche-mokolo-prix-de-la-tomate/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mokolo');
});

test('What is found and shared, below a path', async ({ page, request }) => {
  await page.goto(HOME);
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(ORIGIN + HOME);
  const image = new URL((await attribute('meta[property="og:image"]', 'content')) ?? '');
  expect(image.origin + image.pathname).toBe(`${ORIGIN}${BASE}/partage/accueil.jpg`);
  expect((await request.get(image.pathname + image.search)).status()).toBe(200);
  await expect(articleLink(page)).toHaveAttribute('href', BASE + ARTICLE.path);
  const text = async (path: string) => (await request.get(BASE + path)).text();
  expect(await text('/rss.xml')).toContain(`<link>${ORIGIN}${BASE}${ARTICLE.path}</link>`);
  expect(await text('/rss.xml')).toContain(`<link>${ORIGIN}${HOME}</link>`);
  expect(await text('/robots.txt')).toContain(`${ORIGIN}${BASE}/sitemap-index.xml`);
  expect(await text('/sitemap-0.xml')).toContain(`<loc>${ORIGIN}${BASE}${ARTICLE.path}</loc>`);
});

test.describe('§27 Reads without a network, below a path', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker has the site alone, and lists the page that was read', async ({
    page,
  }) => {
    const path = BASE + ARTICLE.path;
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPages(page, BASE)).toContain(path);
    const scope = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
    expect(await scope()).toBe(ORIGIN + HOME);
    await page.goto(`${BASE}/hors-connexion/`);
    await page.getByRole('link', { name: ARTICLE.title }).click();
    await expect(page).toHaveURL(path);
  });
});
