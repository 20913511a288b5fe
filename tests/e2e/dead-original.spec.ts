import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { print, wholeText } from '../support/paper.ts';
import { dialog, openAt, readArticle } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** What `tests/content/dead-links.json` says: both originals are gone, and the archive has a copy of the first. */
const COPIED = {
  title: 'Au bord de la Sanaga, des planteurs de cacao apprennent à attendre',
  path: '/articles/cacao-sanaga-cooperative-ebebda/',
  original: 'https://sillons.example/dossiers/cacao-sanaga',
  copy: 'https://web.archive.org/web/20261105081500/https://sillons.example/dossiers/cacao-sanaga',
};
const LOST = {
  path: '/articles/motos-taxis-carnet-de-sante/',
  original: 'https://filcollines.example/ville/motos-taxis-carnet-de-sante',
};

async function expectCopy(article: Locator): Promise<void> {
  await expect(
    article.getByText('L’original n’est plus en ligne · copie d’archive du 5 novembre 2026'),
  ).toBeVisible();
  const copy = article.getByRole('link', {
    name: 'copie d’archive du 5 novembre 2026 (nouvel onglet)',
  });
  await expect(copy).toHaveAttribute('href', COPIED.copy);
  await expect(article.getByText('Paru dans Sillons', { exact: true })).toBeVisible();
  await expect(article.getByRole('link', { name: /^lire l’original/ })).toHaveCount(0);
}

test('§11 Dead original: the article’s page says so, and leads to the archived copy', async ({
  page,
}) => {
  await page.goto(COPIED.path);
  await expectCopy(page.getByRole('article').first());
});

test('§11 Dead original: so does the reader @rare', async ({ page }) => {
  await openAt(page, 'Articles');
  await readArticle(page, COPIED.title);
  await expectCopy(dialog(page));
});

test('§11 Dead original: without a copy it is said, and leads nowhere', async ({ page }) => {
  await page.goto(LOST.path);
  const article = page.getByRole('article').first();
  await expect(article.getByText('L’original n’est plus en ligne', { exact: true })).toBeVisible();
  await expect(article.getByRole('link', { name: /lire l’original|copie d’archive/ })).toHaveCount(
    0,
  );
});

test('§11 Dead original: no file of the site leads there any more', () => {
  const files = globSync('dist/**/*.{html,xml,json,js,txt}', { exclude: ['dist/admin/**'] });
  expect(files.length).toBeGreaterThan(50);
  const leading = files.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(COPIED.copy, '');
    return [COPIED.original, LOST.original].some((address) => text.includes(address));
  });
  expect(leading).toEqual([]);
});

test('§11 Dead original: in print the address of the copy stands beside it @rare', async ({
  page,
}) => {
  await page.goto(COPIED.path);
  const text = wholeText(await print(page));
  expect(text).toContain('L’original n’est plus en ligne');
  expect(text.replaceAll(' ', '')).toContain(`(${COPIED.copy})`);
});
