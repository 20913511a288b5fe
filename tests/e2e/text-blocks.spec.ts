import { readFileSync } from 'node:fs';
import { violations } from '../support/axe.ts';
import { firstCases } from '../support/first-cases.ts';
import { dialog, readArticle } from '../support/portfolio-page.ts';
import { openArticles } from '../support/reader-page.ts';
import { prepareForPrint, pictures, plain, print, wholeText } from '../support/paper.ts';
import { results, searchAddress } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

/** This article has every kind of block. */
const PATH = '/articles/enfants-sans-acte-de-naissance/';
const TITLE = 'Sans acte de naissance, pas d’examen : enquête dans les registres de l’Est';

test.describe('§2 Article text formatting: blocks', () => {
  test('an article’s page has them all in its outline', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
      - heading /^Sans acte de naissance/ [level=1]
      - list:
        - listitem: /Élèves de CM2 rencontrés/
        - listitem: /Élèves sans acte/
        - listitem: /numéro introuvable/
      - heading /C’est le numéro qui ment/ [level=2]
      - list:
        - listitem: /une requête/
        - listitem: /un certificat/
        - listitem: deux témoins ;
        - listitem: une audience.
      - heading "Déplacer une table" [level=2]
      - blockquote:
        - paragraph: /Rien n’a changé/
      - figure /^Devant l’école.*atelier du site$/:
        - link /^Agrandir.*Des étals de tomates/:
          - img /^Des étals de tomates/
      - figure /^Une audience foraine/:
        - link /^Lire la vidéo.*Une audience foraine/
        - link "Voir sur Vimeo"
      - separator
    `);
    // A link to a heading shows it below the header.
    await page.goto(`${PATH}#deplacer-une-table`);
    await expect(page.getByRole('heading', { name: 'Déplacer une table' })).toBeInViewport();
  });

  test('in the reader the headings stand below its title @rare', async ({ page }) => {
    await openArticles(page);
    await readArticle(page, TITLE);
    const reader = dialog(page);
    await expect(reader.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
    await expect(
      reader.getByRole('heading', { name: 'Déplacer une table', level: 3 }),
    ).toBeVisible();
    await expect(reader.locator('[id="deplacer-une-table"]')).toHaveCount(0);
    await expect(reader.getByRole('listitem')).toHaveCount(7);
    expect(await violations(page, 'dialog')).toEqual([]);
  });

  test('on paper no heading touches the text below it @rare', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(PATH);
    await prepareForPrint(page);
    const gaps = await page
      .locator('.formatted-text')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map((heading) => {
          const text = heading.nextElementSibling?.getBoundingClientRect();
          return Number(text?.top) - heading.getBoundingClientRect().bottom;
        }),
      );
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test('all print in order: the picture with its credit, the video with its address @rare', async ({
    page,
  }) => {
    await page.goto(PATH);
    const sheets = await print(page);
    const text = wholeText(sheets);
    const parts = [
      'Élèves sans acte de naissance : 589',
      '« C’est le numéro qui ment »',
      'une requête au tribunal',
      'Déplacer une table',
      '« Rien n’a changé dans la loi.',
      'Devant l’école, une vendeuse plastifie les actes. Illustration : atelier du site',
      'Une audience foraine, filmée',
      'vimeo.com/76979871',
      'Reste à prévenir',
    ].map((part) => text.indexOf(plain(part)));
    expect(parts).not.toContain(-1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(pictures(sheets)).toBe(1);
    expect(text).not.toMatch(/Agrandir|Lire la vidéo/);
  });

  const WORDS = [
    ['a heading', 'déplacer une table'],
    ['a caption', 'plastifie'],
    ['a list', 'certificat d’âge apparent'],
    ['a quotation', 'rien n’a changé dans la loi'],
    ['the title of a video', 'audience foraine'],
  ] as const;

  test('the search finds it by words of each of them', async ({ page }) => {
    for (const [block, words] of firstCases(WORDS, 2)) {
      await page.goto(searchAddress(words));
      await expect(results(page).first(), block).toContainText(
        'Sans acte de naissance, pas d’examen',
      );
    }
  });

  test('the feed has the same blocks', () => {
    const feed = readFileSync('dist/rss.xml', 'utf8');
    expect(feed).toContain('&lt;h2&gt;Déplacer une table&lt;/h2&gt;');
    expect(feed).toContain('&lt;ol&gt;&lt;li&gt;une requête');
    expect(feed).toContain('&lt;blockquote&gt;&lt;p&gt;«');
  });
});
