/**
 * What a first visit waits for on a slow phone: the first and the largest paint as the browser itself saw them, the
 * kilobytes that had arrived by the first, the elements of the page, and the time of a tap on the theme toggle. Each page
 * is opened in turn with that of a bare blog of the same articles, and with that of other builds of the site if their
 * folders are given. Prints the medians and, of the paints, the ratios to the bare blog's; exits with 1 when the home page
 * is painted too late.
 *
 * Usage: npm run proof -- first-paint [visits] [dist…]
 */
import { globSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { HEADERS_FILE } from '../../../src/build/headers/headers.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { SAMPLE } from '../../support/sample.ts';
import { timeBuild } from '../../support/time-build.ts';
import { writeBareBlog } from '../growth/bare-blog.ts';
import { median } from './median.ts';
import { SLOW, slowNetwork } from './network.ts';
import { measuredPages } from './pages.ts';
import { measureSlowdown, PHONE } from './phone.ts';

const VISITS = 9;

/** How many times as late as the bare blog's the first paint of the home page may come. */
const MAX_HOME_RATIO = 1.8;

/** What one visit shows: times in milliseconds from the navigation. */
interface Sight {
  first: number;
  largest: number;
  kilobytes: number;
  elements: number;
  /** From the tap to the picture; NaN where there is no theme toggle. */
  theme: number;
}

interface Site {
  name: string;
  origin: string;
}

declare global {
  interface Window {
    largest: number;
  }
}

/** Notes the largest paint. Runs in the page, before anything of its own. */
function watchLargest(): void {
  new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Taps the theme toggle, and waits for the picture. Runs in the page. */
function tapTheme(): Promise<number> {
  const toggle = document.querySelector<HTMLElement>('header button[aria-label*="Thème"]');
  if (!toggle) return Promise.resolve(Number.NaN);
  const start = performance.now();
  toggle.click();
  return new Promise((done) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        done(performance.now() - start);
      });
    });
  });
}

/** A first visit: nothing is in the browser's cache. */
async function visit(address: string): Promise<Sight> {
  const context = await browser.newContext(PHONE);
  const page: Page = await context.newPage();
  await page.addInitScript(watchLargest);
  await slowNetwork(page, SLOW);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForFunction(() => window.largest > 0);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const first =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const bytes = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, entry) => sum + (entry.responseEnd <= first ? entry.transferSize : 0), 0);
    const elements = document.querySelectorAll('*').length;
    return { first, largest: window.largest, kilobytes: bytes / 1000, elements };
  });
  const theme = await page.evaluate(tapTheme);
  await context.close();
  return { ...seen, theme };
}

/** Builds a bare blog of the sample's articles, and returns the folder of its files. */
async function buildBareBlog(): Promise<string> {
  const blog = resolve('.cache/first-paint/bare-blog');
  const dist = join(blog, 'dist');
  writeBareBlog(blog);
  await timeBuild({ content: SAMPLE, dist, cache: join(blog, 'cache') }, blog);
  // The server reads a host's headers; the blog has none.
  writeFileSync(join(dist, HEADERS_FILE), '');
  return dist;
}

function medians(sights: readonly Sight[]): Sight {
  const of = (key: keyof Sight) => median(sights.map((sight) => sight[key]));
  const [first, largest, kilobytes] = [of('first'), of('largest'), of('kilobytes')];
  return { first, largest, kilobytes, elements: of('elements'), theme: of('theme') };
}

const figure = (value: number, digits = 0) =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(9);

const [count = VISITS, ...folders] = process.argv.slice(2);
const visits = Number(count);
const blog = await buildBareBlog();
const builds = { 'this site': resolve('dist'), 'bare blog': blog };
const others = folders.map((folder): [string, string] => [folder, resolve(folder)]);
const sites: Site[] = [];
for (const [name, folder] of [...Object.entries(builds), ...others])
  sites.push({ name, origin: await serveSite(0, folder) });

const [bareArticle = ''] = globSync('articles/*/index.html', { cwd: blog });
const PAGES: { path: string; bare: string }[] = [
  ...measuredPages().map(({ path }) => ({
    path,
    bare: path.startsWith('/articles/') ? `/${bareArticle.replace('index.html', '')}` : '/',
  })),
  { path: '/portfolio/', bare: '/' },
];

const browser = await chromium.launch(launchOptions());
const slowdown = await measureSlowdown(browser);
const titles = ['first', 'of bare', 'largest', 'of bare', 'kB', 'elements', 'theme'];
console.log(''.padEnd(60) + titles.map((title) => title.padStart(9)).join(''));
for (const { path, bare } of PAGES) {
  const sights = sites.map((): Sight[] => []);
  // The first visit of all warms up the browser and the server.
  for (let round = 0; round <= visits; round += 1)
    for (const [index, { name, origin }] of sites.entries()) {
      const sight = await visit(new URL(name === 'bare blog' ? bare : path, origin).href);
      if (round > 0) sights[index]?.push(sight);
    }
  const rows = sights.map(medians);
  const yardstick = rows[1];
  if (!yardstick) throw new RangeError('The bare blog was not opened.');
  for (const [index, row] of rows.entries()) {
    const ratio = row.first / yardstick.first;
    console.log(
      `${path.slice(0, 36).padEnd(38)}${(sites[index]?.name ?? '').slice(-20).padEnd(22)}` +
        figure(row.first) +
        figure(ratio, 2) +
        figure(row.largest) +
        figure(row.largest / yardstick.largest, 2) +
        figure(row.kilobytes, 1) +
        figure(row.elements) +
        figure(row.theme),
    );
    if (path === '/' && index === 0 && ratio > MAX_HOME_RATIO) process.exitCode = 1;
  }
}
await browser.close();
process.exit();
