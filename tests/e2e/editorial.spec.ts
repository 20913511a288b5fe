import about from '../content/about.json' with { type: 'json' };
import {
  ARTICLE,
  card,
  dialog,
  openAt,
  openGrid,
  photoLink,
  readArticle,
  standInForVideos,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const STANDFIRST = /^Avant l’aube, sept minutes de négociation/;
/** Without the year, which is that of the build. */
const LINE = /^Article\s· Le Fil des collines\s· 18\snov\.$/;
const CAPTION =
  'Au marché Mokolo, les parasols s’ouvrent quand les prix sont faits. Illustration : atelier du site';
const BARE = {
  path: '/articles/bibliotheque-de-rue-biyem-assi/',
  title: 'En bref : la bibliothèque de rue de Biyem-Assi rouvre samedi',
  start: /^Fermée depuis les pluies d’août/,
};

test('§11 Editorial fields: a card shows the standfirst, and in one line what it is, for whom and when', async ({
  page,
}) => {
  await openGrid(page);
  const first = card(page, ARTICLE.title);
  await expect(first.getByText(STANDFIRST)).toBeVisible();
  await expect(first.getByText(ARTICLE.start)).toHaveCount(0);
  await expect(first.getByText(LINE)).toBeVisible();
});

test('§11 Editorial fields: the archive has the same card; without a standfirst it shows the start of the text @rare', async ({
  page,
}) => {
  await page.goto('/portfolio/articles/');
  const first = page.getByRole('article', { name: ARTICLE.title });
  await expect(first.getByText(STANDFIRST)).toBeVisible();
  await expect(first.getByText(LINE)).toBeVisible();
  const bare = page.getByRole('article', { name: BARE.title });
  await expect(bare.getByText(BARE.start)).toBeVisible();
  await expect(bare.getByText('Article · Yaoundé', { exact: true })).toBeVisible();
});

test('§11 Editorial fields: an article’s page shows standfirst, place, topics, and whose its picture is', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const article = page.getByRole('article');
  await expect(article.getByText(STANDFIRST)).toBeVisible();
  await expect(
    article.getByText('Par Clarisse Ndolé · Yaoundé · 18 novembre 2026', { exact: true }),
  ).toBeVisible();
  await expect(article.getByRole('figure')).toContainText(CAPTION);
  await expect(article.getByText('Thèmes : Marchés, Prix, Alimentation')).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', STANDFIRST);
});

test('§11 Editorial fields: what is missing leaves no trace', async ({ page }) => {
  await page.goto('/articles/enfants-sans-acte-de-naissance/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.article-picture')).toHaveCount(0);
  await page.goto(BARE.path);
  await expect(page.getByRole('figure')).toBeVisible();
  await expect(
    page.getByRole('article').locator('p:empty:not([role=status]), figcaption:empty'),
  ).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', BARE.start);
});

test('Decisions 18 and 22: the reader shows what the page does, and the owner’s name after « Rédacteur » @rare', async ({
  page,
}) => {
  await openGrid(page);
  await readArticle(page);
  const reader = dialog(page);
  await expect(reader.getByText(STANDFIRST)).toBeVisible();
  await expect(
    reader.getByText('Rédacteur : Clarisse Ndolé · Yaoundé · 18 novembre 2026', { exact: true }),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: /^lire l’original/ })).toBeVisible();
  await expect(reader.getByRole('figure')).toContainText(CAPTION);
  await expect(reader.getByText('Thèmes : Marchés, Prix, Alimentation')).toBeVisible();
});

test('§11 Editorial fields: the photo viewer and the video say where, and whose the picture is @rare', async ({
  page,
}) => {
  await standInForVideos(page);
  await openAt(page, 'Photos');
  await photoLink(page, 'Apprendre à attendre la lumière').click();
  await expect(dialog(page).getByText(/^Une heure sans déclencher/)).toBeVisible();
  await expect(dialog(page).getByText(/^Atelier de photographie/)).toBeVisible();
  await expect(dialog(page).getByRole('figure')).toContainText(
    'Yaoundé · 22 août 2026 · Les mains d’une élève de première, le jour de l’atelier. Illustration : atelier du site',
  );
  await page.goto('/?ouvrir=voix-du-mboa-portrait-filme');
  await expect(dialog(page).getByRole('figure')).toContainText(
    'Douala · 14 novembre 2026 · Annie Ekwang pendant la répétition. Illustration : atelier du site',
  );
});

test('§11 Editorial fields: the portrait and the project’s photo have their captions @rare', async ({
  page,
}) => {
  await page.goto('/');
  const { caption, credit } = about.portrait;
  await expect(page.locator('#about').getByRole('figure')).toContainText(`${caption}. ${credit}`);
  await page.goto('/projet');
  await expect(page.getByRole('main').getByRole('figure').first()).toContainText(
    'Illustration : atelier du site',
  );
});
