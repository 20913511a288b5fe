/**
 * When a first visit shows the display serif: the first paint, and the end of what fetches the face, in milliseconds
 * from the navigation, on a quick and on a slow connection. Prints the medians of some visits, and the most that moved;
 * exits with 1 when the face comes later than it may.
 *
 * Usage: npm run proof -- first-sight [visits]
 */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../support/launch-options.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { median } from './median.ts';
import { QUICK, SLOW, slowNetwork } from './network.ts';
import { PHONE } from './phone.ts';

const VISITS = 7;
const PAGES = ['/', '/projet'];

/** How long after the first paint the face may come, in milliseconds. */
const CONNECTIONS = [
  { name: '20 Mbit/s, 40 ms', network: QUICK, limit: 0 },
  { name: '1.6 Mbit/s, 150 ms', network: SLOW, limit: 400 },
];

interface Sight {
  paint: number;
  face: number;
  /** Cumulative layout shift. */
  shift: number;
}

declare global {
  interface Window {
    sight: { face: number; shift: number };
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  window.sight = { face: Number.NaN, shift: 0 };
  document.fonts.addEventListener('loadingdone', () => {
    window.sight.face = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) window.sight.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A first visit: nothing is in the browser's cache. */
async function visit(path: string, network: typeof SLOW): Promise<Sight> {
  const page: Page = await browser.newPage(PHONE);
  await slowNetwork(page, network);
  await page.addInitScript(watch);
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  const sight = await page.evaluate(() => ({
    ...window.sight,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await page.close();
  return sight;
}

const visits = Number(process.argv[2] ?? VISITS);
const site = await serveSite();
const browser = await chromium.launch(launchOptions());
await visit('/', QUICK);
for (const { name, network, limit } of CONNECTIONS)
  for (const path of PAGES) {
    const sights: Sight[] = [];
    for (let count = 0; count < visits; count += 1) sights.push(await visit(path, network));
    const late = median(sights.map(({ face, paint }) => face - paint));
    const paint = Math.round(median(sights.map((sight) => sight.paint)));
    const shift = Math.max(...sights.map((sight) => sight.shift));
    const ok = late <= limit && shift === 0;
    console.log(
      `${name.padEnd(20)}${path.padEnd(9)}first paint ${paint} ms, face ${Math.round(late)} ms after it ` +
        `(limit ${limit}), layout shift ${shift.toFixed(3)}${ok ? '' : ' !'}`,
    );
    if (!ok) process.exitCode = 1;
  }
await browser.close();
process.exit();
