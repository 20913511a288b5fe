/**
 * What a first query costs a visitor whose browser has nothing of the search yet: builds the site with generated items
 * and prints, for each number of them, the bytes that twenty queries fetch. Exits with 1 when one takes more than the
 * limit.
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

const kilobytes = (bytes = NaN) => (bytes / 1000).toFixed(1);
const named = process.argv.slice(2).map(Number);
const browser = await chromium.launch(launchOptions());
let isWithin = true;
console.log('| Items | kB of a query: least | median | most | the one that takes most |');
console.log('| ----: | -------------------: | -----: | ---: | :---------------------- |');
for (const items of named.length > 0 ? named : SIZES) {
  const folder = join(WORK, String(items));
  const [content, dist, cache] = ['content', 'dist', 'cache'].map((name) => join(folder, name));
  if (content === undefined || dist === undefined || cache === undefined) break;
  growContent(SAMPLE, content, items);
  await timeBuild({ content, dist, cache });
  const site = await serveSite(0, dist);
  const costs: { query: string; bytes: number }[] = [];
  for (const [query] of QUERIES) costs.push({ query, bytes: await bytesOf(browser, site, query) });
  costs.sort((a, b) => a.bytes - b.bytes);
  const [least, median, most] = [costs[0], costs[costs.length / 2], costs.at(-1)];
  const figures = [least, median, most].map((cost) => kilobytes(cost?.bytes)).join(' | ');
  console.log(`| ${items} | ${figures} | ${most?.query ?? ''} |`);
  isWithin &&= (most?.bytes ?? Infinity) <= MOST_BYTES;
}
console.log(`\nAt most ${kilobytes(MOST_BYTES)} kB: ${isWithin ? 'ok' : 'MISSED'}`);
await browser.close();
// The servers stay open.
process.exit(isWithin ? 0 : 1);
