import type { Locator, Page } from '@playwright/test';

/** Matches the islands' script files, without those that prefetch them or save pages for offline reading (§27). */
const SCRIPTS = /\/_astro\/(?!(?:fetch-ahead|save-page)\.).*\.js/;

/** Records the script files that the page requests from now on. */
export function scriptRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/**
 * Delays every script file, like a very slow network.
 *
 * @returns a function that lets them load.
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
 * Makes script files whose names start with `name` fail.
 *
 * @returns a function that ends the failures.
 */
export async function failScripts(page: Page, name = ''): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/_astro/${name}.*\\.js`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** Returns the island that contains a control. */
export function islandOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::astro-island');
}
