import type { Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { builtPages, metaContent, statements } from '../support/built-pages.ts';
import { print, wholeText } from '../support/paper.ts';
import { dialog, openAt, readArticle } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const TITLE = 'Train de nuit : ce que la ligne de Ngaoundéré transporte vraiment';
const PATH = '/articles/train-de-nuit-yaounde-ngaoundere/';
/** Newest first. */
const CORRECTIONS = [
  'Correction du 4 novembre 2026 : À Bélabo, l’insuline a manqué neuf jours, et non une semaine.',
  'Correction du 3 octobre 2026 : Abel Mintoumba a trente et un ans de service, et non vingt et un.',
];

const expectCorrections = (article: Locator) =>
  expect(article.getByRole('paragraph').filter({ hasText: /^Correction du/ })).toHaveText(
    CORRECTIONS,
  );

test('§11 Corrections: its page says what was corrected, and when', async ({ page }) => {
  await page.goto(PATH);
  await expectCorrections(page.getByRole('article').first());
});

test('§11 Corrections: so do the reader, paper, the file that is taken away and the feed @rare', async ({
  page,
  request,
}) => {
  await openAt(page, 'Articles');
  await readArticle(page, TITLE);
  await expectCorrections(dialog(page));

  await page.goto(PATH);
  const paper = wholeText(await print(page));
  for (const correction of CORRECTIONS) expect(paper).toContain(correction);

  await page.getByRole('button', { name: 'Emporter l’article' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Enregistrer le fichier' }).click();
  const html = await readFile(await (await saved).path(), 'utf8');
  expect(html).toContain('l’insuline a manqué');

  const feed = await (await request.get('/rss.xml')).text();
  expect(feed).toContain('Correction du 4 novembre 2026');
});

test('§11 Corrections: machines learn the day of the last', () => {
  const page = builtPages().find(({ file }) => file === `${PATH.slice(1)}index.html`);
  expect(page && metaContent(page, 'article:modified_time')).toBe('2026-11-04');
  expect(page && statements(page)['NewsArticle']).toMatchObject({
    dateModified: '2026-11-04T12:00:00+01:00',
  });
});
