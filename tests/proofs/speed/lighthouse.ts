/**
 * Lighthouse on one page of each kind, or on the given ones, on the phone and the network that it simulates: the median of some
 * runs. Prints a table; exits with 1 when a figure misses its requirement. Lighthouse itself is fetched the
 * first time: it is as heavy as half of what the project installs, and only this needs it.
 *
 * Usage: npm run proof -- lighthouse [runs] [path…]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { ensureBrowser, findLightBrowser } from '../../support/browser.ts';
import { lightLaunchOptions } from '../../support/launch-options.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { median } from './median.ts';
import { measureSlowdown } from './phone.ts';
import { measuredPages } from './pages.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const REPORT = join('.cache', 'lighthouse.json');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/** Most that each may be, in its own unit. */
const AUDITS = {
  'first-contentful-paint': 850,
  'largest-contentful-paint': 950,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0,
};

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

/** @param attempts how often at most: now and then the browser loses its own trace, and says to run again. */
async function run(url: string, attempts = 3): Promise<Report> {
  const flags = ['--headless', ...lightLaunchOptions().args].join(' ');
  const command =
    `npm exec --yes --package=${LIGHTHOUSE} -- lighthouse ${url} --quiet --output=json ` +
    `--output-path=${REPORT} --only-categories=${CATEGORIES.join()} --chrome-flags="${flags}" ` +
    `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) {
    if (attempts > 1) return run(url, attempts - 1);
    throw new Error('Lighthouse failed; what went wrong stands above.');
  }
  return reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
}

/** Prints the medians of a page's figures; true when each is as required. */
function judge(path: string, reports: Report[]): boolean {
  const score = (name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)));
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const figures = [
    ...CATEGORIES.map((name) => ({ name, value: score(name), isMet: score(name) === 100 })),
    ...Object.entries(AUDITS).map(([name, limit]) => ({
      name,
      value: Math.round(1000 * audit(name)) / 1000,
      isMet: audit(name) <= limit,
    })),
  ];
  console.log(`\n${path}`);
  for (const { name, value, isMet } of figures)
    console.log(`  ${name.padEnd(26)} ${String(value).padStart(8)}  ${isMet ? 'ok' : 'MISSED'}`);
  return figures.every(({ isMet }) => isMet);
}

const browser = ensureBrowser();
// The browser that draws no windows: on few cores they would take their time from the page's.
process.env['CHROME_PATH'] = findLightBrowser() ?? browser;
mkdirSync(dirname(REPORT), { recursive: true });
const [runs = RUNS, ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : measuredPages().map(({ path }) => path);
const site = await serveSite();
const chrome = await chromium.launch(lightLaunchOptions());
const slowdown = await measureSlowdown(chrome);
await chrome.close();
const verdicts: boolean[] = [];
for (const path of paths) {
  const reports: Report[] = [];
  for (let count = 0; count < Number(runs); count += 1)
    reports.push(await run(new URL(path, site).href));
  verdicts.push(judge(path, reports));
}
rmSync(REPORT, { force: true });
process.exit(verdicts.every(Boolean) ? 0 : 1);
