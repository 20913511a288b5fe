import type { Locator, Page } from '@playwright/test';

/** Every script file of the islands: what fetches them ahead and what keeps pages (§27) is no part of them. */
const SCRIPTS = /\/_astro\/(?!(?:fetch-ahead|keep-page)\.).*\.js/;

/** Notes the script files that the page asks for, from now on. */
export function scriptRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/**
 * Keeps every script file waiting, like a network that is too slow.
 *
 * @returns what lets them through.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/**
 * Lets no script file through whose name starts with `name`.
 *
 * @returns what ends the trouble.
 */
export async function failScripts(page: Page, name = ''): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/_astro/${name}.*\\.js`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** The island that a control belongs to. */
export function islandOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::astro-island');
}
