import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { violations } from '../support/axe.ts';
import { builtPages, statements } from '../support/built-pages.ts';
import { print, wholeText } from '../support/paper.ts';
import { dialog, readArticle } from '../support/portfolio-page.ts';
import { openArticles } from '../support/reader-page.ts';
import { look, results } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

const SLUG = 'motos-taxis-carnet-de-sante';
const PICTURES = `/articles/${SLUG}/`;
const TITLE = 'Motos-taxis de Yaoundé : le gilet, le numéro et le carnet de santé';
const FIRST = /^La une : une moto-taxi .* Lire la page en grand$/;
const SECOND = /^Image 2 : La page 7 : l’article sur quatre colonnes/;
const ISSUE = 'Sur papier : Le Fil des collines, 19 mai 2026, pages 1 et 7';

const PDF = '/articles/piroguiers-du-wouri/';
const PDF_TITLE = 'Sur le Wouri, les piroguiers gardent leurs rames';
const PDF_FILE = '/data/imprimes/piroguiers-du-wouri.pdf';

test.describe('§11 Printed pages', () => {
  test('the first is small, with outlet, day and page, and opens 2,400 px high', async ({
    page,
  }) => {
    await page.goto(PICTURES);
    const link = page.getByRole('link', { name: FIRST });
    await link.scrollIntoViewIfNeeded();
    await expect(page.getByRole('figure').filter({ hasText: ISSUE })).toBeVisible();
    await expect(link.getByRole('img')).toHaveJSProperty('complete', true);
    const shown = await link
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await violations(page)).toEqual([]);

    for (const name of [SECOND, FIRST]) {
      const large = await page.getByRole('link', { name }).getAttribute('href');
      expect(shown).not.toContain(large);
      const { format, height, exif, xmp } = await sharp(`dist${large}`).metadata();
      expect({ format, height, exif, xmp }).toEqual({ format: 'webp', height: 2400 });
      await page.getByRole('link', { name }).click();
      await page.waitForURL(`**${large}`);
      await page.goBack();
    }
  });

  test('a PDF is named with its weight; without text it is an article all the same @rare', async ({
    page,
  }) => {
    await page.goto(PDF);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PDF_TITLE);
    await expect(page.getByText('Sur papier : Sillons, 5 mars 2019, page 3')).toBeVisible();
    const link = page.getByRole('link', { name: 'Page en PDF, 25 ko' });
    await expect(link).toHaveAttribute('href', PDF_FILE);
    const response = await page.request.get(PDF_FILE);
    expect(response.headers()['content-type']).toBe('application/pdf');
    // The browser's own viewer has styles that a policy would forbid.
    expect(response.headers()['content-security-policy']).toBeUndefined();
    const file = readFileSync('tests/content/portfolio/piroguiers-wouri.pdf');
    expect(file.equals(await response.body())).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test('the reader has them too @rare', async ({ page }) => {
    await openArticles(page);
    await readArticle(page, TITLE);
    await expect(dialog(page).getByRole('link', { name: FIRST })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: SECOND })).toBeVisible();
    await expect(dialog(page).getByText(ISSUE)).toBeVisible();
    await page.keyboard.press('Escape');
    await readArticle(page, PDF_TITLE);
    await expect(dialog(page).getByRole('link', { name: 'Page en PDF, 25 ko' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^J’aime/ })).toBeVisible();
  });

  test('the feed and structured data lead to them, and their page is said', () => {
    const feed = readFileSync('dist/rss.xml', 'utf8');
    expect(feed).toMatch(
      /Sur papier\s: Le Fil des collines, [^<]*pages\s1\set\s7 \(&lt;a href=&quot;https:[^&]*\.webp&quot;&gt;Image 1&lt;\/a&gt; · &lt;a href=&quot;https:[^&]*\.webp&quot;&gt;Image 2&lt;/,
    );
    expect(feed).toMatch(
      /https:[^&]*\/data\/imprimes\/piroguiers-du-wouri\.pdf&quot;&gt;Page en PDF, 25\sko&lt;/,
    );
    const articleOf = (path: string) => {
      const built = builtPages().find(({ file }) => `/${file}` === `${path}index.html`);
      return built && statements(built)['NewsArticle'];
    };
    expect(articleOf(PICTURES)).toMatchObject({
      printPage: '1 et 7',
      associatedMedia: [
        { '@type': 'ImageObject', contentUrl: expect.stringMatching(/^https:.*\.webp$/) },
        { '@type': 'ImageObject', description: expect.stringMatching(/^La page 7/) },
      ],
    });
    expect(articleOf(PDF)).toMatchObject({
      printPage: '3',
      associatedMedia: [{ '@type': 'MediaObject', encodingFormat: 'application/pdf' }],
    });
  });

  test('the search finds one by its outlet, day and page @rare', async ({ page }) => {
    await page.goto('/recherche');
    await look(page, 'Sillons 5 mars 2019 page 3');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText(PDF_TITLE);
  });

  test('of a private article there is none', () => {
    expect(existsSync(`dist${PDF_FILE}`)).toBe(true);
    expect(existsSync('dist/data/imprimes/nuits-blanches-de-la-poste-centrale.pdf')).toBe(false);
    const html = readFileSync('dist/articles/nuits-blanches-de-la-poste-centrale/index.html');
    expect(html.toString()).not.toContain('Sur papier');
  });
});

test('§20 Printed pages: on paper the first is small, and no link stands beside it', async ({
  page,
}) => {
  await page.goto(PICTURES);
  const text = wholeText(await print(page));
  expect(text).toContain('Sur papier : Le Fil des collines, 19 mai 2026, pages 1 et 7');
  expect(text).not.toContain('Image 2');
  expect(text).not.toContain('Lire la page en grand');
});
