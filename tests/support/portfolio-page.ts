import { expect, type Page } from '@playwright/test';
import { islandOf } from './scripts.ts';

/** An article, a photo and a video of the sample content. */
export const ARTICLE = {
  title: 'À Mokolo, le prix de la tomate se décide à cinq heures du matin',
  slug: 'marche-mokolo-prix-de-la-tomate',
  path: '/articles/marche-mokolo-prix-de-la-tomate/',
  start: /^À quatre heures quarante/,
};
export const PHOTO = { title: 'Aube sur les sept collines', slug: 'aube-sur-les-sept-collines' };
export const VIDEO = {
  title: 'La voix du Mboa : une répétition avec Annie Ekwang',
  slug: 'voix-du-mboa-portrait-filme',
};

export const section = (page: Page) => page.getByRole('region', { name: 'Portfolio' });
export const cards = (page: Page) => section(page).getByRole('article');
export const list = (page: Page) => section(page).getByRole('list').first();
export const card = (page: Page, name: string | RegExp) =>
  section(page).getByRole('article', { name, exact: true });
/** Cards whose text starts with the singular of a category, e.g. « Photo ». */
export const ofCategory = (page: Page, singular: string) =>
  cards(page).getByText(new RegExp(`^${singular}(\\s·|$)`));
export const more = (page: Page) => section(page).getByRole('button', { name: /^Voir plus/ });
export const tab = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const photoLink = (page: Page, title = PHOTO.title) =>
  section(page).getByRole('link', { name: `Agrandir : ${title}` });
export const videoLink = (page: Page, title: string) =>
  section(page).getByRole('link', { name: `Voir la vidéo : ${title}` });
export const articleLink = (page: Page, title = ARTICLE.title) =>
  section(page).getByRole('link', { name: `Lire l'article : ${title}` });

/** URL patterns of the JSON files. */
export const DATA = { chunks: '**/data/portfolio/**', articles: '**/data/articles/*.json' };

/** Opens the home page and hydrates the grid, so that the next actions are answered at once. */
export async function openGrid(page: Page, path = '/'): Promise<void> {
  // Without animations, so that clicks needn't wait for them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await touchGrid(page);
}

export async function touchGrid(page: Page): Promise<void> {
  await tab(page, 'Tous').focus();
  await expect(islandOf(tab(page, 'Tous'))).not.toHaveAttribute('ssr');
}

/** Waits until a category is selected and its cards are shown, which comes after its button. */
export async function chosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

const PAGE_SIZE = 6;

/** Selects a category, which shows its first items. */
export async function choose(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await chosen(page, name);
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
}

/** Selects a category and shows all of its items. */
export async function chooseAll(page: Page, name: string): Promise<void> {
  await choose(page, name);
  const total = await announced(page);
  for (let shown = 2 * PAGE_SIZE; shown < total + PAGE_SIZE; shown += PAGE_SIZE) {
    await more(page).click();
    await expect(cards(page)).toHaveCount(Math.min(shown, total));
  }
  await expect(more(page)).toHaveCount(0);
}

/** Opens the home page with all items of a category. */
export async function openAt(page: Page, category: string): Promise<void> {
  await openGrid(page);
  await chooseAll(page, category);
}

/** Opens an article in the reader. */
export async function readArticle(page: Page, title = ARTICLE.title): Promise<void> {
  // The link appears while the mouse is over its card.
  await card(page, title).hover();
  await articleLink(page, title).click();
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Returns the number of results that the grid announces. */
export async function announced(page: Page): Promise<number> {
  return Number.parseInt(await section(page).getByRole('status').first().innerText(), 10);
}

const VIDEO_HTML =
  '<!doctype html><html lang="fr"><title>Film</title><section aria-label=Film><h1>Film</h1><button>Lecture</button></section>';

/** Mocks the hosts of videos and of their still images. */
export async function standInForVideos(page: Page): Promise<void> {
  await page.route(/youtube-nocookie|player\.vimeo|geo\.dailymotion/, (route) =>
    route.fulfill({ contentType: 'text/html', body: VIDEO_HTML }),
  );
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>',
    }),
  );
}
