/**
 * How long a mid-range phone takes from each tap to the next picture, once the tapped island is hydrated: the
 * browser's own measure, in steps of 8 ms. Prints the median of some rounds for each control, then the worst of them;
 * exits with 1 when that is over the limit.
 *
 * Usage: npm run proof -- inp [rounds]
 *
 * @see https://web.dev/articles/inp
 */
import { chromium, type Page } from '@playwright/test';
import { frames } from '../../support/frames.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { reach, TAPS, type Tap } from '../../support/walk.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { report } from './budget.ts';
import { median } from './median.ts';
import { measureSlowdown, PHONE } from './phone.ts';

/** Longest time that counts as good, in milliseconds. */
const LIMIT = 200;
const ROUNDS = 5;

/** Opens a page with every island hydrated; nothing leaves the machine. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, permissions: ['clipboard-write'] });
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => route.abort(),
  );
  await page.exposeBinding('noteEvent', (_source, duration: number) => durations.push(duration));
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) void window.noteEvent(duration);
    });
    // The shortest that the browser tells; TypeScript's library doesn't know the word.
    const events = { type: 'event', durationThreshold: 16 };
    observer.observe(events);
  });
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  for (const island of await page.locator('astro-island').all())
    await island.locator('button:visible, a:visible, input:visible').first().focus();
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Taps a control, and returns the longest of the tap's events, in milliseconds. */
async function measure(page: Page, tap: Tap): Promise<number> {
  const control = await reach(tap, page);
  await frames(page, 4);
  durations.length = 0;
  await control.tap();
  await frames(page, 4);
  return Math.max(0, ...durations);
}

declare global {
  interface Window {
    noteEvent: (duration: number) => Promise<void>;
  }
}

const durations: number[] = [];
const site = await serveSite();
const browser = await chromium.launch(launchOptions());
const slowdown = await measureSlowdown(browser);
const rounds = Number(process.argv[2] ?? ROUNDS);
const taps: { name: string; took: number[] }[] = TAPS.map(({ name }) => ({ name, took: [] }));
for (let round = 0; round < rounds; round += 1) {
  for (const path of ['/', '/projet'] as const) {
    const page = await open(path);
    for (const [index, tap] of TAPS.entries())
      if (tap.path === path) taps[index]?.took.push(await measure(page, tap));
    await page.close();
  }
}
const figures = taps.map(({ name, took }) => ({ what: name, value: median(took) }));
report(figures.map((figure) => ({ ...figure, limit: LIMIT, unit: ' ms' })));
const worst = Math.max(...figures.map(({ value }) => value));
if (worst === 0) throw new Error('The browser told of no event: nothing was measured.');
console.log(`\nThe worst: ${worst} ms of ${LIMIT} ms, the median of ${rounds} rounds`);
await browser.close();
process.exit();
