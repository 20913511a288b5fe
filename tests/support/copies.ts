import type { Page } from '@playwright/test';

/** What the service worker has kept: the paths in each cache, by its name. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)];
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/**
 * The paths of the pages that are kept.
 *
 * @param base path below which the site is published, without its last « / ».
 */
export const keptPages = async (page: Page, base = ''): Promise<string[]> =>
  (await kept(page))[`pages ${base}/`] ?? [];

/** The paths of the files that are kept. */
export const keptFiles = async (page: Page): Promise<string[]> =>
  (await kept(page))['fichiers /'] ?? [];

/** How many service workers are registered. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether the database of Workbox is there. */
export const hasDatabase = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration'),
  );

/** Empties the browser's own cache, which would show pictures too: copies are apart from it. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}
