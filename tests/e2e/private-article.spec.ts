import type { Locator, Page } from '@playwright/test';
import { builtFiles } from '../support/built-files.ts';
import { dialog, openAt, readArticle } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const PRIVATE = {
  title: 'Les nuits blanches de la poste centrale',
  path: '/articles/nuits-blanches-de-la-poste-centrale/',
  start: /^Trois trieurs, une bouilloire et un registre/,
  original: 'https://sillons.example/dossiers/poste-centrale',
};

/** Words that stand in its text alone: past its start, in its quotation, in a link, at its end. */
const SECRETS = ['Mbokolinga', 'Zarafuka', 'ngomezulu', 'bar\u00e8me de 1974'];

async function expectStartAlone(page: Page, article: Locator): Promise<void> {
  await expect(article.getByText(PRIVATE.start)).toBeVisible();
  const link = article.getByRole('link', { name: 'Lire l’article chez Sillons (nouvel onglet)' });
  await expect(link).toHaveAttribute('href', PRIVATE.original);
  await expect(page.locator(`a[href="${PRIVATE.original}"]`)).toHaveCount(1);
}

test('§10 Private article: its page shows the start of the text, and leads to the original', async ({
  page,
}) => {
  await page.goto(PRIVATE.path);
  await expectStartAlone(page, page.getByRole('article').first());
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', PRIVATE.start);
});

test('§10 Private article: so does the reader, and so does its card', async ({ page }) => {
  await openAt(page, 'Articles');
  await expect(page.getByRole('article', { name: PRIVATE.title })).toContainText('Trois trieurs');
  await readArticle(page, PRIVATE.title);
  await expectStartAlone(page, dialog(page));
});

test('§10 Private article: no file of the built site has the rest of its text', ({ isMobile }) => {
  test.skip(isMobile, 'What is built is the same for every device.');
  const files = builtFiles().map(({ path, text }) => ({ path, text: text.toLowerCase() }));
  const having = (words: string) =>
    files.filter(({ text }) => text.includes(words)).map(({ path }) => path);
  // What is looked for is found where it may stand.
  expect(having('trois trieurs, une bouilloire').length).toBeGreaterThan(4);
  for (const words of SECRETS) expect(having(words.toLowerCase()), words).toEqual([]);
});
