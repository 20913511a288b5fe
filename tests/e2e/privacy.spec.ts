import type { Page } from '@playwright/test';
import { builtPages } from '../support/built-pages.ts';
import { contactForm } from '../support/contact-page.ts';
import { kept, keptPages, registrations } from '../support/copies.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/confidentialite/';

/** What « Confidentialité » calls the sites that a policy may name by their hosts; any other it calls by its host. */
const SERVICES: [host: RegExp, name: string][] = [
  [/(^|\.)(youtube-nocookie|ytimg)\.com$/, 'YouTube'],
  [/(^|\.)(vimeo|vimeocdn|vumbnail)\.com$/, 'Vimeo'],
  [/(^|\.)(dailymotion\.com|dmcdn\.net)$/, 'Dailymotion'],
  // The tests' own server stands for it.
  [/^(api\.emailjs\.com|127\.0\.0\.1:\d+|localhost:\d+)$/, 'EmailJS'],
];

test('§13 Privacy: every page leads there, and the form says who carries its message', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Ce formulaire passe par EmailJS, un service tiers')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité');
  for (const { file, html } of builtPages()) expect(html, file).toContain(`href="${PATH}"`);
});

test('§13 Privacy: it names every other site that the policy of a page lets in', async ({
  page,
}) => {
  await page.goto(PATH);
  const text = await page.getByRole('main').innerText();
  const policies = builtPages().map(
    ({ html }) => /"Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '',
  );
  const origins = policies.join(' ').matchAll(/https?:\/\/([^\s;]+)/g);
  const hosts = new Set(Array.from(origins, ([, host = '']) => host));
  expect(hosts.size).toBeGreaterThan(4);
  for (const host of hosts) {
    const [, name = host] = SERVICES.find(([pattern]) => pattern.test(host)) ?? [];
    expect(text, host).toContain(name);
  }
});

const keys = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

/** How many copies Workbox has noted as used. */
const usesOfCopies = (page: Page) =>
  page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const database = await settle(indexedDB.open('workbox-expiration'));
    const stores = [...database.objectStoreNames];
    const counts = stores.map((name) =>
      settle(database.transaction(name).objectStore(name).count()),
    );
    const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    database.close();
    return total;
  });

test.describe('§13 Privacy: on a visitor’s own device', () => {
  test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

  test('one button erases what a visit has left, and leaves the desk’s key and drafts', async ({
    page,
  }) => {
    const server = await startOwnServer();
    await page.goto(server.origin);
    await contactForm(page).name.fill('Awa');
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await expect.poll(() => keptPages(page)).toEqual(['/']);
    // As the desk stores its own.
    await page.evaluate(async () => {
      localStorage.setItem('sveltia-cms.user', '{}');
      await new Promise((resolve) => {
        indexedDB.open('github:compte/depot').onsuccess = resolve;
      });
    });
    await page.goto(server.origin + PATH);
    expect(new Set(await keys(page))).toEqual(
      new Set([
        'theme',
        'brouillon-contact',
        'workbox-expiration',
        'sveltia-cms.user',
        'github:compte/depot',
      ]),
    );
    expect(await usesOfCopies(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Tout effacer de ce navigateur' }).click();
    await expect(page.getByRole('status')).toHaveText('C’est effacé.');
    expect(await kept(page)).toEqual({});
    expect(await registrations(page)).toBe(0);
    // Workbox's database stays, empty.
    expect(await usesOfCopies(page)).toBe(0);
    const left = (await keys(page)).filter((key) => key !== 'workbox-expiration');
    expect(new Set(left)).toEqual(new Set(['sveltia-cms.user', 'github:compte/depot']));
    await server.stop();
  });
});
