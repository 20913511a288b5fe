import type { Page } from '@playwright/test';
import { cacheOf, RECORD, type Copy } from '../../src/domain/copies/copy.ts';

/** What the browser has kept: the paths in each cache, by its name. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)];
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** The paths that are kept with a page. */
export const keptWith = async (page: Page, path: string): Promise<string[]> =>
  (await kept(page))[`copie ${path}`] ?? [];

/** How many service workers are registered. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Empties the browser's own cache, which would show pictures too: copies are apart from it. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

/** Notes in the browser that a page was kept, without anything of it. */
export async function pretendCopy(page: Page, copy: Omit<Copy, 'title'>): Promise<void> {
  await page.evaluate(
    async ([name, record, value]) => {
      await (await caches.open(name)).put(record, Response.json(value));
    },
    [cacheOf(copy.path), RECORD, { ...copy, title: copy.path }] as const,
  );
}
