import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { builtPages } from '../support/built-pages.ts';
import { useDearConnection } from '../support/connection.ts';
import { emptyHttpCache, kept, keptWith, pretendCopy, registrations } from '../support/copies.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { newerSite } from '../support/newer-site.ts';
import { startOwnServer, type OwnServer } from '../support/own-server.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
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
  intercepted: false,
  // What Chromium says of what can't be had.
  expectedConsole: [/^Failed to load resource: (net::ERR|.*404)/],
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

/** Reads the article until it is kept with its picture, whose path is returned. */
async function read(page: Page): Promise<string> {
  await page.goto(ARTICLE.path);
  const file = await shown(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => keptWith(page, ARTICLE.path)).toContain(file);
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
    await expect(page).toHaveTitle('Hors connexion');
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
    expect(await kept(page)).toEqual({});

    await server.start();
    await page.goto(OTHER);
    await page.keyboard.press('Shift');
    await expect.poll(() => kept(page)).not.toEqual({});
    await server.stop();
    await page.goto('/portfolio/');
    await expect(title(page)).toHaveText('Hors connexion');
    await server.start();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(title(page)).toHaveText('Portfolio');
  });

  test('a network that never answers gives way to the copy', async ({ page, server }) => {
    await read(page);
    server.fallSilent();
    await page.reload({ waitUntil: 'commit' });
    await expect(sign(page)).toBeVisible();
  });

  test('a new build takes over at the next page, and nothing of the old one stays with it', async ({
    page,
    server,
  }) => {
    const file = await read(page);
    const newPicture = file.replace(/\.[\w-]{8}_/, '.aNewName_');
    const newTitle = 'Un titre corrigé';
    const newer = newerSite(ARTICLE.path, {
      title: [ARTICLE.title, newTitle],
      picture: file,
      newPicture,
    });
    await server.stop();
    await server.start(newer.folder);
    await page.goto(ARTICLE.path);
    await expect(title(page)).toHaveText(newTitle);
    expect(await shown(page)).toBe(newPicture);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptWith(page, ARTICLE.path)).toContain(newPicture);
    expect(await keptWith(page, ARTICLE.path)).not.toContain(file);

    await server.stop();
    await emptyHttpCache(page);
    await page.reload();
    await expect(title(page)).toHaveText(newTitle);
    await expect(sign(page)).toBeVisible();
    expect(await shown(page)).toBe(newPicture);

    newer.withdraw();
    await server.start(newer.folder);
    await page.goto(ARTICLE.path);
    await expect(title(page)).toHaveText('Page introuvable');
    expect(await kept(page)).toEqual({});
    newer.remove();
  });

  test('the list breaks no rule of axe in either theme, and has room at 320 px', async ({
    page,
    server,
  }) => {
    await read(page);
    await server.stop();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portfolio/');
    await expect(title(page)).toHaveText('Hors connexion');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value;
      }, theme);
      expect(await violations(page), theme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });

  test('nothing is asked for, kept or registered before the first scroll, touch or key', async ({
    page,
    server,
  }) => {
    await page.goto(ARTICLE.path, { waitUntil: 'networkidle' });
    expect(server.asked.filter((path) => /keep-page|sw\.js|hors-connexion/.test(path))).toEqual([]);
    expect(await registrations(page)).toBe(0);
    expect(await kept(page)).toEqual({});
    await page.keyboard.press('Shift');
    await expect.poll(() => keptWith(page, ARTICLE.path)).toContain(ARTICLE.path);
    expect(await registrations(page)).toBe(1);
  });

  test('where data is dear, what is kept was there already: the two scripts alone are fetched', async ({
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
    await expect.poll(() => keptWith(page, ARTICLE.path)).toContain(font);
    expect(server.asked.slice(before)).toEqual([
      expect.stringMatching(/^\/_astro\/keep-page\.\w+\.js$/),
      '/sw.js',
    ]);

    await page.goto(OTHER, { waitUntil: 'networkidle' });
    const arrived = server.asked.length;
    await page.keyboard.press('Shift');
    await expect.poll(() => keptWith(page, OTHER)).toContain(font);
    // The browser itself looks for a newer worker.
    expect(server.asked.slice(arrived).filter((path) => path !== '/sw.js')).toEqual([]);
  });

  test('what was read longest ago goes when all together would take more than 20 MB', async ({
    page,
  }) => {
    await page.goto(ARTICLE.path);
    await pretendCopy(page, {
      path: '/ancienne/',
      read: '2026-01-01T00:00:00Z',
      bytes: 10_000_000,
    });
    await pretendCopy(page, { path: '/recente/', read: '2026-11-01T00:00:00Z', bytes: 9_000_000 });
    await pretendCopy(page, { path: '/grande/', read: '2026-10-01T00:00:00Z', bytes: 10_500_000 });
    await page.keyboard.press('Shift');
    const paths = async () => Object.keys(await kept(page)).sort();
    await expect
      .poll(paths)
      .toEqual([`copie ${ARTICLE.path}`, 'copie /grande/', 'copie /recente/']);
  });

  test('secret pages, the desk, missing ones and the list itself are never kept', () => {
    const without = /^(admin|dossiers|hors-connexion|recherche|404)\b/;
    for (const { file, html } of builtPages())
      expect(`${file} ${html.includes('keep-page.')}`).toBe(`${file} ${!without.test(file)}`);
  });
});
