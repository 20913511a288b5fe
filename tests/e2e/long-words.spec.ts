import site from '../content/site.json' with { type: 'json' };
import { firstCases } from '../support/first-cases.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { dialog, openGrid, readArticle } from '../support/portfolio-page.ts';
import { islandOf } from '../support/scripts.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

const WORD = 'Anticonstitutionnellement'.repeat(2);
const PAGES = [
  '/',
  '/projet',
  '/articles/marche-mokolo-prix-de-la-tomate/',
  '/portfolio/',
  '/introuvable',
];

test.use({ expectedConsole: [/Failed to load resource.*404/] });

/** Any but that of a service, which is cut after three lines. */
const HEADING = /(?<!service-card">(?:(?!<\/article>)[^])*)(<(h[123])\b[^>]*>)[^]*?(<\/\2>)/g;

/** Gives headings, and the owner below the header, a name of one long word. */
function lengthened(html: string): string {
  const [header = '', ...rest] = html.split('</header>');
  const titled = rest
    .join('</header>')
    .replaceAll(HEADING, `$1${WORD}$3`)
    .replaceAll(site.name, WORD);
  return `${header}</header>${titled}`;
}

for (const path of firstCases(PAGES, 1))
  test(`§14 Long words: ${path} keeps its width, and shows them whole`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'It goes through the widths itself.');
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: lengthened(await response.text()) });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    if (path === '/') {
      // Only its code shows where a quotation goes on.
      const carousel = page.getByRole('group', { name: 'Témoignages' });
      await bringToMiddle(carousel);
      await expect(islandOf(carousel)).not.toHaveAttribute('ssr');
    }
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => layoutFaults(page), `${width} px`).toEqual([]);
    }
  });

test('§14 Long words: the reader does not scroll sideways @rare', async ({ page }) => {
  await openGrid(page);
  await readArticle(page);
  await dialog(page)
    .locator('h2, h3, b')
    .evaluateAll((items, word) => {
      for (const element of items) element.textContent = word;
    }, WORD);
  const { scrollWidth, clientWidth } = await dialog(page).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});
