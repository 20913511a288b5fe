/**
 * What a first query costs a visitor whose browser has nothing of the search yet: builds the site with generated items
 * and prints, for each number of them, the bytes that twenty queries fetch, those of one word and those of two. Exits
 * with 1 when, up to a thousand items, one of one word takes more than the limit.
 *
 * Usage: npm run proof -- search [number of items]…
 */
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { growContent } from '../growth/grow-content.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { SAMPLE } from '../../support/sample.ts';
import { announced, look } from '../../support/search-page.ts';
import { QUERIES } from '../../support/search-queries.ts';
import { timeBuild } from '../../support/time-build.ts';

const WORK = resolve('.cache/search');
const SIZES = [25, 1000, 10_000];
const MOST_BYTES = 150_000;
/** Up to how many items the limit holds: a career's work. */
const DESIGNED_FOR = 1000;

/** The bytes that a query fetches, as they travel, headers too: what the page is without one isn't counted. */
async function bytesOf(browser: Browser, site: string, query: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL('/recherche', site).href);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await look(page, query);
  await announced(page)
    .getByText(/résultat/)
    .waitFor({ timeout: 60_000 });
  await context.close();
  return bytes;
}

/** The median and the greatest, in kilobytes. */
function summary(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const kilobytes = [sorted[sorted.length >> 1], sorted.at(-1)].map((bytes = NaN) => bytes / 1000);
  return kilobytes.map((value) => value.toFixed(1)).join(' | ');
}

const named = process.argv.slice(2).map(Number);
const browser = await chromium.launch(launchOptions());
let most = 0;
console.log('| Items | one word: median kB | most | two: median kB | most |');
console.log('| ----: | ------------------: | ---: | -------------: | ---: |');
for (const items of named.length > 0 ? named : SIZES) {
  const folder = join(WORK, String(items));
  const content = join(folder, 'content');
  const dist = join(folder, 'dist');
  growContent(SAMPLE, content, items);
  await timeBuild({ content, dist, cache: join(folder, 'cache') });
  const site = await serveSite(0, dist);
  const single: number[] = [];
  const double: number[] = [];
  for (const [query] of QUERIES)
    (query.includes(' ') ? double : single).push(await bytesOf(browser, site, query));
  console.log(`| ${items} | ${summary(single)} | ${summary(double)} |`);
  if (items <= DESIGNED_FOR) most = Math.max(most, ...single);
}
const isWithin = most <= MOST_BYTES;
console.log(`\nOne word: at most ${MOST_BYTES / 1000} kB  ${isWithin ? 'ok' : 'MISSED'}`);
await browser.close();
// The servers stay open.
process.exit(isWithin ? 0 : 1);
