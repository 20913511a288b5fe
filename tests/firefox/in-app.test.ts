import type { Browser } from 'puppeteer-core';
import { expect } from 'vitest';
import { serveSite } from '../../src/commands/serve/site-server.ts';
import { visit } from '../support/visit.ts';
import { test } from './test.ts';

let browser: Browser;
let site: string;

test.beforeAll(async ({ firefox }) => {
  site = await serveSite();
  browser = firefox;
});

test('§7 In-app browsers: without alerts, what a button did is seen on the page', async () => {
  const { click, see, alerts, page } = await visit(browser, new URL('/projet', site).href, (page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'alert', { value: () => undefined });
    }),
  );
  await click('Copier les informations');
  await see('Informations de paiement copiées dans le presse-papiers !');
  expect(alerts).toEqual([]);
  await page.close();
});

test.each([
  ['/', 'Portfolio'],
  ['/?categorie=videos', '8 réalisations'],
])('§7 Videos: on %s no host is asked by pointing at the cards', async (path, shown) => {
  const hosts = new Set<string>();
  const { page, see, until, problems } = await visit(browser, new URL(path, site).href, (page) => {
    page.on('request', (request) => {
      if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
    });
    return Promise.resolve();
  });
  await see(shown);
  await until('.masonry[aria-busy=false]');
  for (const card of await page.$$('.masonry article')) {
    await card.scrollIntoView();
    await card.hover();
  }
  // What pointing has caused is there once the island is.
  await until('.masonry[aria-busy=false]');
  expect([...hosts]).toEqual([new URL(site).host]);
  expect(problems).toEqual([]);
  await page.close();
});
