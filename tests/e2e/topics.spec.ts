import { readFileSync } from 'node:fs';
import site from '../content/site.json' with { type: 'json' };
import { firstCases } from '../support/first-cases.ts';
import { portfolioFiles, scheduledFiles, type PortfolioFile } from '../support/portfolio-files.ts';
import { expect, test } from '../support/test.ts';

const newestFirst = portfolioFiles().toSorted((one, other) =>
  (other.day ?? '').localeCompare(one.day ?? ''),
);

interface Facet {
  name: string;
  slug: string;
  items: PortfolioFile[];
}

/** What the sample has of themes or places: no name is written there in two ways. */
function facetsOf(files: readonly PortfolioFile[], kind: 'themes' | 'lieux'): Facet[] {
  const namesOf = ({ topics = [], place }: PortfolioFile) =>
    kind === 'themes' ? topics : place === undefined ? [] : [place];
  return [...new Set(files.flatMap(namesOf))].map((name) => ({
    name,
    slug: name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-'),
    items: files.filter((file) => namesOf(file).includes(name)),
  }));
}

/** The theme that most items have. */
const [theme] = facetsOf(newestFirst, 'themes').toSorted(
  (one, other) => other.items.length - one.items.length,
);
const listPath = `/portfolio/themes/${theme?.slug ?? ''}/`;

const KINDS = [
  { kind: 'themes', title: 'Thèmes', all: facetsOf(newestFirst, 'themes') },
  { kind: 'lieux', title: 'Lieux', all: facetsOf(newestFirst, 'lieux') },
] as const;

for (const { kind, title, all } of firstCases(KINDS, 1))
  test(`§23 ${title}: the archive leads to all of them, and each to its items`, async ({
    page,
  }) => {
    await page.goto('/portfolio/');
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    for (const { name } of all)
      await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1);
    const [largest] = all.toSorted((one, other) => other.items.length - one.items.length);
    await main.getByRole('link', { name: largest?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/portfolio/${kind}/${largest?.slug ?? ''}/$`));
    await expect(main.getByText(`${largest?.items.length} éléments`)).toBeVisible();
    await expect(main.locator('ol > li')).toHaveCount(largest?.items.length ?? 0);
    for (const { title: itemTitle } of largest?.items ?? [])
      if (itemTitle !== '')
        await expect(main).toContainText(itemTitle.replaceAll('\u202f', '\u202f'));
  });

test('§23 Themes: what isn’t published yet has none', async ({ request }) => {
  const known = new Set(facetsOf(newestFirst, 'themes').map(({ slug }) => slug));
  for (const { slug } of facetsOf(scheduledFiles(), 'themes'))
    if (!known.has(slug))
      expect((await request.get(`/portfolio/themes/${slug}/`)).status()).toBe(404);
  const text = await (await request.get(listPath)).text();
  for (const { slug } of scheduledFiles()) expect(text).not.toContain(slug);
  expect((await request.get('/portfolio/themes/aucun-de-ceux-la/')).status()).toBe(404);
});

test('§23 Themes: each has a feed of its articles, which its page names', async ({ page }) => {
  await page.goto(listPath);
  const feed = page.locator(`link[rel="alternate"][href="${listPath}rss.xml"]`);
  await expect(feed).toHaveAttribute('title', `${theme?.name} · ${site.name}`);
  const response = await page.request.get(`${listPath}rss.xml`);
  expect(response.headers()['content-type']).toContain('xml');
  const links = [...(await response.text()).matchAll(/<link>(.*?)<\/link>/g)].map(
    ([, link]) => link,
  );
  const articles = (theme?.items ?? []).filter(({ category }) => category === 'Articles');
  expect(links).toEqual([
    `${site.url}${listPath}`,
    ...articles.map(({ slug }) => `${site.url}/articles/${slug}/`),
  ]);
});

test('§23 Themes: an article leads to its themes and its place, and ends with others', async ({
  page,
}) => {
  const articles = newestFirst.filter(({ category }) => category === 'Articles');
  const shared = facetsOf(articles, 'themes').find(({ items }) => items.length > 1);
  const [one, other] = shared?.items ?? [];
  await page.goto(`/articles/${one?.slug}/`);
  const related = page.getByRole('navigation', { name: 'Sur le même thème' });
  await expect(related.getByRole('link', { name: other?.title ?? '' })).toHaveAttribute(
    'href',
    `/articles/${other?.slug}/`,
  );
  for (const name of one?.topics ?? [])
    await expect(
      page
        .getByRole('contentinfo')
        .or(page.locator('.article-about'))
        .getByRole('link', { name, exact: true }),
    ).toBeVisible();
  if (one?.place !== undefined)
    await expect(page.getByRole('link', { name: one.place, exact: true })).toBeVisible();
});

test('§24 Citing: an article gives its reference, and files of it', async ({ page }) => {
  const article = newestFirst.find(
    ({ category, outlet, originalUrl }) => category === 'Articles' && outlet && originalUrl,
  );
  await page.goto(`/articles/${article?.slug}/`);
  const text = page.getByText(new RegExp(`^${site.name}, «`));
  await expect(text).toBeHidden();
  await page.getByText('Citer cet article').click();
  await expect(text).toContainText(article?.outlet ?? '');
  for (const [name, start] of [
    ['RIS', 'TY  - NEWS\r\n'],
    ['BibTeX', `@article{${article?.slug},\n`],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^${name}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${article?.slug}\\.(ris|bib)$`));
    expect(readFileSync(await download.path(), 'utf8').startsWith(start)).toBe(true);
  }
});
