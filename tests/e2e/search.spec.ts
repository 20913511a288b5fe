import { violations } from '../support/axe.ts';
import { builtPages } from '../support/built-pages.ts';
import {
  announced,
  field,
  INDEX_FILES,
  look,
  more,
  results,
  searchAddress,
} from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

const TOMATO = 'À Mokolo, le prix de la tomate se décide à cinq heures du matin';

test('§26 Search: the archive asks, the search answers, with the words marked and the count announced', async ({
  page,
}) => {
  await page.goto('/portfolio/');
  await expect(field(page)).toHaveAttribute('placeholder', 'Thème, lieu, nom');
  await look(page, 'tomate');
  await expect(page).toHaveURL('/recherche?q=tomate');
  await expect(announced(page)).toHaveText('1 résultat pour « tomate »');
  await expect(field(page)).toHaveValue('tomate');
  await expect(page).toHaveTitle(/^tomate · Recherche · /);
  await expect(results(page)).toContainText('Article · Le Fil des collines · 18 novembre 2026');
  await expect(results(page).getByRole('link').locator('mark')).toHaveText('tomate');
  await results(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOMATO);
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
});

test('§26 Search: type and year narrow it, and stand in the address with the query', async ({
  page,
}) => {
  await page.goto(searchAddress('yaoundé'));
  await expect(announced(page)).toHaveText(/^\d\d résultats/);
  await page.getByLabel('Type').selectOption('Vidéos');
  await expect(page).toHaveURL(/\?q=yaound%C3%A9&type=Vid%C3%A9os$/);
  await expect(announced(page)).toHaveText(/^\d résultats/);
  for (const line of await results(page).allInnerTexts()) expect(line).toMatch(/\nVidéo\b/);
  await page.getByLabel('Année').selectOption('2025');
  await expect(announced(page)).toHaveText('1 résultat pour « yaoundé » (Vidéos, 2025)');
  await expect(results(page)).toContainText('Micro-trottoir');
  // Each step is one of the way back, and a link to it shows the same.
  await page.reload();
  await expect(page.getByLabel('Année')).toHaveValue('2025');
  await expect(announced(page)).toHaveText('1 résultat pour « yaoundé » (Vidéos, 2025)');
  await page.goBack();
  await expect(page.getByLabel('Année')).toHaveValue('');
  await expect(announced(page)).toHaveText(/^\d résultats/);
});

test('§26 Search: it is used by the keyboard alone, and more results come where the first end @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keyboard of its own.');
  await page.goto('/recherche');
  await field(page).focus();
  await page.keyboard.type('yaoundé');
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(8);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(16);
  await expect(results(page).nth(8).getByRole('link')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // Who comes back finds as many.
  await page.reload();
  await expect(results(page)).toHaveCount(16);
});

test('§26 Search: words written as one are found, whole, by their parts and in quotation marks @rare', async ({
  page,
}) => {
  for (const query of ['motos-taxis', 'moto-taxi', 'gilet/motos', '"motos-taxis"']) {
    await page.goto(searchAddress(query));
    await expect(results(page).first(), query).toContainText('Motos-taxis de Yaoundé');
  }
});

test('§26 Search: figures and hours are found as phones write them @rare', async ({ page }) => {
  await page.goto('/recherche');
  for (const [query, title] of [
    ['68000', 'Elles ont codé'],
    ['68.000', 'Elles ont codé'],
    ['68 000', 'Elles ont codé'],
    ['6,2', 'À Bafia, la radio'],
    ['6.2', 'À Bafia, la radio'],
    ['5h52', 'Aube sur les sept collines'],
    ['05:52', 'Aube sur les sept collines'],
  ] as const) {
    await look(page, query);
    await expect(announced(page)).toContainText(`pour « ${query} »`);
    await expect(results(page).first(), query).toContainText(title);
  }
  await look(page, '6,7');
  await expect(announced(page)).toHaveText('Aucun résultat pour « 6,7 ».');
});

test('§26 Search: themes, place and outlet are found, and no word that stands before them @rare', async ({
  page,
}) => {
  await page.goto('/recherche');
  await look(page, 'état civil Bertoua');
  await expect(results(page)).toHaveCount(1);
  await look(page, 'thèmes');
  await expect(announced(page)).toHaveText('Aucun résultat pour « thèmes ».');
});

test('§26 Search: what isn’t there is said, and nothing is asked for without a query', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/recherche');
  await expect(announced(page)).toBeEmpty();
  expect(asked.filter((url) => url.endsWith('.js') || INDEX_FILES.test(url))).toEqual([]);
  await look(page, 'zzyzx');
  await expect(announced(page)).toHaveText('Aucun résultat pour « zzyzx ».');
  await expect(results(page)).toHaveCount(0);
  // Nothing of it is in any text, though all of them have words that begin as it does.
  await look(page, 'cheval');
  await expect(announced(page)).toHaveText('Aucun résultat pour « cheval ».');
  await look(page, 'éléphant tomate');
  await expect(announced(page)).toHaveText(
    '1 résultat pour « éléphant tomate », sans « éléphant »',
  );
  await look(page, '<b>ndop</b> "');
  await expect(announced(page)).toContainText('pour « <b>ndop</b> " »');
});

test('§26 Search: the site’s other pages have no byte of it but the archive’s form, and no rule for it', ({
  isMobile,
}) => {
  test.skip(isMobile, 'What is built is the same for every device.');
  for (const { file, html } of builtPages()) {
    const isSearch = file === 'recherche.html';
    expect(html.includes('wasm-unsafe-eval'), file).toBe(isSearch);
    expect(html.includes('role="search"'), file).toBe(
      isSearch || /^portfolio\/(?!themes|lieux)/.test(file),
    );
    if (!isSearch) expect(html, file).not.toMatch(/pagefind|Search\.astro/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§26 Search: without script its page leads to the archive', async ({ page }) => {
    await page.goto(searchAddress('tomate'));
    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('link', { name: 'tout le portfolio', exact: true }).click();
    await expect(page).toHaveURL('/portfolio/');
  });
});
