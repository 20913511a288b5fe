import { builtFiles } from '../support/built-files.ts';
import { DOSSIER, dossierFiles, ENDED, MIXED } from '../support/dossier-files.ts';
import { expect, test } from '../support/test.ts';

const built = builtFiles();

/** The files in whose name or content a text stands, whatever kind of file they are. */
function naming(words: string): string[] {
  const plain = words.replaceAll("'", '&#39;').replaceAll('*', '');
  const forms = [...new Set([words, plain, encodeURIComponent(words)])];
  return built
    .filter(({ path, text }) => forms.some((form) => path.includes(form) || text.includes(form)))
    .map(({ path }) => path);
}

test('§25 Dossiers: of all built files only its own page has its key, its name, its title and its words', () => {
  expect(built.length).toBeGreaterThan(300);
  for (const { key, slug, title, words } of [DOSSIER, MIXED]) {
    const own = [`dist/dossiers/${key}/index.html`];
    expect(naming(key), key).toEqual(own);
    expect(naming(slug), slug).toEqual([]);
    for (const text of [title, ...words.map((paragraph) => paragraph.slice(0, 40))])
      expect(naming(text), text).toEqual(own);
  }
});

test('§25 Dossiers: nothing is left of one whose last day is over', async ({ request }) => {
  expect(dossierFiles()).toHaveLength(3);
  for (const text of [ENDED.key, ENDED.slug, ENDED.title, 'Zambelouka'])
    expect(naming(text), text).toEqual([]);
  expect((await request.get(ENDED.path)).status()).toBe(404);
  // On its last day it is there.
  expect((await request.get(MIXED.path)).status()).toBe(200);
});

test('§25 Dossiers: no address above or beside its own leads to it', async ({ request }) => {
  const { key, slug } = DOSSIER;
  for (const path of [
    '/dossiers/',
    '/dossiers',
    `/dossiers/${slug}/`,
    `/dossiers/${key.slice(0, -1)}/`,
    `/partage/dossiers/${key}.jpg`,
    `/partage/dossiers/${key}.png`,
    `/data/dossiers/${key}.json`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('§25 Dossiers: robots are told to leave it alone, by the page and by its headers', async ({
  page,
  request,
}) => {
  const robots = 'noindex, nofollow, noarchive';
  const answer = await request.get(DOSSIER.path);
  expect(answer.headers()['x-robots-tag']).toBe(robots);
  expect((await request.get('/')).headers()['x-robots-tag']).toBeUndefined();
  await page.goto(DOSSIER.path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
  for (const place of ['link[rel=canonical]', 'meta[property="og:url"]', '[type*="ld+json"]'])
    await expect(page.locator(place)).toHaveCount(0);
});

test('§25 Dossiers: no request says where it comes from, also not when a link is followed', async ({
  page,
  context,
}) => {
  const said: string[] = [];
  context.on('request', (request) => {
    const { referer } = request.headers();
    if (referer?.includes('dossiers') === true) said.push(request.url());
  });
  await page.goto(MIXED.path);
  await page.getByRole('link', { name: /^Lire l’article : Train de nuit/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Train de nuit');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(said).toEqual([]);
});
