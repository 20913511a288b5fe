import type { Page } from '@playwright/test';

/** Returns the paths in each cache of the service worker, by the cache's name. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)];
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/**
 * Returns the paths of the cached pages.
 *
 * @param base the site's base path, without a final « / ».
 */
export const keptPages = async (page: Page, base = ''): Promise<string[]> =>
  (await kept(page))[`pages ${base}/`] ?? [];

/** Returns the paths of the cached files that aren't pages. */
export const keptFiles = async (page: Page): Promise<string[]> =>
  (await kept(page))['fichiers /'] ?? [];

/** Counts the registered service workers. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether Workbox's database exists. */
export const hasDatabase = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration'),
  );

/** Empties the browser's HTTP cache, which could also serve what the service worker has cached. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}
