import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtPages } from '../support/built-pages.ts';
import { useDearConnection } from '../support/connection.ts';
import { emptyHttpCache, kept, keptFiles, keptPages, registrations } from '../support/copies.ts';
import { newerSite } from '../support/newer-site.ts';
import { startOwnServer, type OwnServer } from '../support/own-server.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expectSoundPage } from '../support/sound-page.ts';
import { expect, test as base } from '../support/test.ts';

const OTHER = '/projet';
const SIGN = /^Copie du \d{1,2}(er)? \p{L}+ \d{4}, lue sans connexion/u;

const test = base.extend<{ server: OwnServer }>({
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

test.use({
  serviceWorkers: 'allow',
  // What Chromium says of what can't be had.
  expectedConsole: [/^Failed to load resource: (net::ERR|.*(404|502))/],
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const sign = (page: Page) => page.getByRole('status').filter({ hasText: SIGN });

/** The path of the file that a picture shows, once it does. */
async function shown(page: Page): Promise<string> {
  await picture(page).scrollIntoViewIfNeeded();
  const file = () =>
    picture(page).evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? image.currentSrc : '',
    );
  await expect.poll(file).toContain('/_astro/');
  return new URL(await file()).pathname;
}

/** The text of a kept page. */
const keptText = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path);

/** Reads the article until it is kept with its picture, whose path is returned. */
async function read(page: Page): Promise<string> {
  await page.goto(ARTICLE.path);
  const file = await shown(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => keptPages(page)).toContain(ARTICLE.path);
  await expect.poll(() => keptFiles(page)).toContain(file);
  return file;
}

test.describe('§27 Reads without a network', () => {
  test('a page that was read opens again with its picture and says that it is a copy; another leads to it', async ({
    page,
    server,
  }) => {
    const file = await read(page);
    await page.goto(OTHER);
    await expect(sign(page)).toHaveCount(0);
    await server.stop();
    await emptyHttpCache(page);

    await page.goto(ARTICLE.path);
    await expect(title(page)).toHaveText(ARTICLE.title);
    await expect(sign(page)).toBeVisible();
    expect(await shown(page)).toBe(file);

    await page.goto('/portfolio/');
    await expect(title(page)).toHaveText('Hors connexion');
    await expect(page).toHaveTitle(/^Hors connexion/);
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveText([new RegExp(`^${ARTICLE.title}\\s*lue le `)]);
    await page.keyboard.press('Tab');
    await list.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(ARTICLE.title);

    await sign(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/hors-connexion\/$/);
    await page.getByRole('button', { name: 'Supprimer les copies' }).click();
    await expect(page.getByText('Aucune page n’est gardée sur cet appareil.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await keptPages(page)).toEqual([]);
    expect(await keptFiles(page)).not.toContain(file);

    await server.start();
    await page.goto(OTHER);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPages(page)).toEqual([OTHER]);
    await server.stop();
    await page.goto('/portfolio/');
    await expect(title(page)).toHaveText('Hors connexion');
    await server.start();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(title(page)).toHaveText('Portfolio');
  });

  test('a network that never answers gives way to the copy @rare', async ({ page, server }) => {
    await read(page);
    server.fallSilent();
    await page.reload({ waitUntil: 'commit' });
    await expect(sign(page)).toBeVisible();
  });

  test('a host that is out of order gives way to the copy, and is shown where there is none @rare', async ({
    page,
    server,
  }) => {
    await read(page);
    server.breakDown();
    await page.goto(`${ARTICLE.path}?depuis=whatsapp`);
    await expect(title(page)).toHaveText(ARTICLE.title);
    await expect(sign(page)).toBeVisible();
    await page.goto(OTHER);
    await expect(page.getByText('Bad Gateway')).toBeVisible();
  });

  test('a new build takes over at the next page, and what the first version kept goes @rare', async ({
    page,
    server,
  }) => {
    await page.goto('/projet');
    await page.evaluate(() => caches.open('copie /projet'));
    const file = await read(page);
    expect(Object.keys(await kept(page)).sort()).toEqual([
      'fichiers /',
      'hors-connexion /',
      'pages /',
    ]);
    const newPicture = file.replace(/\.[\w-]{8}_/, '.aNewName_');
    const newTitle = "Prix & « marchés » d'ici, un <b>titre</b> corrigé";
    const newer = newerSite(ARTICLE.path, {
      title: [
        ARTICLE.title,
        'Prix &amp; « marchés » d&#39;ici, un &lt;b&gt;titre&lt;/b&gt; corrigé',
      ],
      picture: file,
      newPicture,
    });
    await server.stop();
    await server.start(newer.folder);
    await page.goto(ARTICLE.path);
    await expect(title(page)).toHaveText(newTitle);
    expect(await shown(page)).toBe(newPicture);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptFiles(page)).toContain(newPicture);
    await expect.poll(() => keptText(page, ARTICLE.path)).toContain(newPicture);

    await server.stop();
    await emptyHttpCache(page);
    await page.reload();
    await expect(title(page)).toHaveText(newTitle);
    await expect(sign(page)).toBeVisible();
    expect(await shown(page)).toBe(newPicture);
    await sign(page).getByRole('link').click();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText(newTitle);

    newer.withdraw();
    await server.start(newer.folder);
    await page.goto(ARTICLE.path);
    await expect(title(page)).toHaveText('Page introuvable');
    expect(await keptPages(page)).toEqual([]);
    newer.remove();
  });

  test('the list has the last one read first, the home page by its name @rare', async ({
    page,
    server,
  }) => {
    await read(page);
    for (const path of [OTHER, '/']) {
      // Days and moments are those of the answers, to the second.
      await page.waitForTimeout(1000);
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect.poll(() => keptPages(page)).toContain(path);
    }
    await server.stop();
    await page.goto('/hors-connexion/');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['Accueil', /\S/, ARTICLE.title]);
    await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveCount(0);
  });

  test('the list breaks no rule of axe in either theme, and has room at 320 px @rare', async ({
    page,
    server,
  }) => {
    await read(page);
    await server.stop();
    await page.goto('/portfolio/');
    await expect(title(page)).toHaveText('Hors connexion');
    await expectSoundPage(page);
  });

  test('nothing is asked for, kept or registered before the first scroll, touch or key', async ({
    page,
    server,
  }) => {
    const list = readFileSync('dist/hors-connexion/index.html');
    expect(brotliCompressSync(list).length).toBeLessThanOrEqual(10_000);
    await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
    expect(server.asked.filter((path) => /save-page|sw\.js|hors-connexion/.test(path))).toEqual([]);
    expect(await registrations(page)).toBe(0);
    expect(await kept(page)).toEqual({});
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPages(page)).toEqual([ARTICLE.path]);
    expect(await registrations(page)).toBe(1);
    await page.goto(OTHER, { waitUntil: 'networkidle' });
    expect(await keptPages(page)).toEqual([ARTICLE.path]);
  });

  test('where data is dear, what is kept was there already: the two scripts and the list alone are fetched @rare', async ({
    page,
    server,
  }) => {
    await useDearConnection(page);
    await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
    // The styles for paper come a second after the page, whatever its reader does.
    await expect.poll(() => server.asked.some((path) => path.includes('/print.'))).toBe(true);
    const before = server.asked.length;
    await page.keyboard.press('Shift');
    const font = server.asked.find((path) => path.endsWith('.woff2')) ?? '';
    await expect.poll(() => keptFiles(page)).toContain(font);
    expect(server.asked.slice(before)).toEqual([
      expect.stringMatching(/^\/_astro\/save-page\.\w+\.js$/),
      '/sw.js',
      '/hors-connexion/',
    ]);

    await page.goto(OTHER, { waitUntil: 'networkidle' });
    const arrived = server.asked.length;
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPages(page)).toContain(OTHER);
    // The browser itself looks for a newer worker.
    expect(server.asked.slice(arrived).filter((path) => path !== '/sw.js')).toEqual([]);
  });

  test('what was read longest ago goes when there are more than 30 pages or 150 files @rare', async ({
    page,
  }) => {
    const file = await read(page);
    const pages = builtPages()
      .filter(({ file: name }) => /^(articles|portfolio)\b/.test(name))
      .map(({ file: name }) => `/${name.replace(/index\.html$/, '')}`)
      .filter((path) => path !== ARTICLE.path);
    const other = globSync('dist/_astro/*.webp')
      .map((path) => path.replace('dist', ''))
      .find((path) => path !== file);
    // More than the site has: each address is an entry of its own.
    const files = Array.from({ length: 160 }, (_, number) => `${other}?${number}`);
    await page.evaluate(
      async (addresses) => {
        const { active } = await navigator.serviceWorker.ready;
        const urlsToCache = addresses.map((address) => [address, { mode: 'same-origin' }]);
        active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
      },
      [...pages.slice(0, 30), ...files],
    );
    const later = { timeout: 30_000 };
    await expect.poll(() => keptPages(page), later).not.toContain(ARTICLE.path);
    await expect.poll(() => keptPages(page), later).toHaveLength(30);
    await expect.poll(() => keptFiles(page), later).not.toContain(file);
    await expect.poll(() => keptFiles(page), later).toHaveLength(150);
  });

  test('a printed page that is opened by itself isn’t kept, its small picture is @rare', async ({
    page,
  }) => {
    await page.goto('/articles/motos-taxis-carnet-de-sante/');
    const link = page.getByRole('link', { name: /Lire la page en grand$/ });
    await link.scrollIntoViewIfNeeded();
    await page.keyboard.press('Shift');
    const keptPictures = async () =>
      (await keptFiles(page)).filter((file) => file.includes('motos-taxis-page'));
    await expect.poll(keptPictures).toHaveLength(1);
    const large = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${large}`);
    await page.reload();
    await page.goto('/hors-connexion/');
    const pictures = await keptPictures();
    expect(pictures).toHaveLength(1);
    expect(pictures).not.toContain(large);
  });

  test('secret pages, the desk, missing ones and the list itself are never kept', () => {
    const without = /^(admin|confidentialite|dossiers|hors-connexion|recherche|404)\b/;
    for (const { file, html } of builtPages())
      expect(`${file} ${html.includes('save-page.')}`).toBe(`${file} ${!without.test(file)}`);
  });
});
