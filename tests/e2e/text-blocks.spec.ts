import { readFileSync } from 'node:fs';
import { violations } from '../support/axe.ts';
import { dialog, readArticle } from '../support/portfolio-page.ts';
import { openArticles } from '../support/reader-page.ts';
import { loadPrintStyles } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/articles/enfants-sans-acte-de-naissance/';
const TITLE = 'Sans acte de naissance, pas d’examen : enquête dans les registres de l’Est';

test.describe('§2 Article text formatting: blocks', () => {
  test('an article’s page has its headings, lists, quotation and break in its outline', async ({
    page,
  }) => {
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
      - separator
    `);
    // A link to a heading shows it below the header.
    await page.goto(`${PATH}#deplacer-une-table`);
    await expect(page.getByRole('heading', { name: 'Déplacer une table' })).toBeInViewport();
  });

  test('in the reader the headings stand below its title', async ({ page }) => {
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

  test('on paper no heading touches the text below it', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(PATH);
    await loadPrintStyles(page);
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

  test('the feed has the same blocks', () => {
    const feed = readFileSync('dist/rss.xml', 'utf8');
    expect(feed).toContain('&lt;h2&gt;Déplacer une table&lt;/h2&gt;');
    expect(feed).toContain('&lt;ol&gt;&lt;li&gt;une requête');
    expect(feed).toContain('&lt;blockquote&gt;&lt;p&gt;«');
  });
});
