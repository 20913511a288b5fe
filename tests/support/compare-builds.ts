/**
 * Compares the public pages of two builds as visitors meet them: visible text, links, roles and names, and pictures
 * of the whole page, in a narrow and a wide window, in both themes. Prints a line for each page and what differs
 * first below it; keeps pictures that differ in `tests/results/compare`. Exits with 1 when something differs.
 *
 * Usage: node tests/support/compare-builds.ts <dist before> <dist after>
 */
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { addressOf } from '../../src/commands/links/static-host.ts';
import { serveSite } from '../../src/commands/serve/site-server.ts';
import { comparePixels } from './compare/pixels.ts';
import { look, openWindow, type View } from './compare/visit.ts';
import { lightLaunchOptions } from './launch-options.ts';

const FOLDER = 'tests/results/compare';
const VIEWS: View[] = [360, 1280].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);
const FACTS = ['text', 'links', 'roles'] as const;

/** The share of a picture that may differ without being told apart. */
const TOLERATED = 0.0001;

/** How many lines of each difference are printed. */
const SHOWN = 5;

interface Windows {
  view: View;
  before: Page;
  after: Page;
}

function pagesOf(folder: string): Set<string> {
  const files = globSync('**/*.html', { cwd: folder, exclude: ['admin/**'] });
  return new Set(files.map((file) => addressOf(file.replaceAll('\\', '/'))));
}

/** The lines that only one side has, in order, without a partner on the other. */
function lineDifferences(before: readonly string[], after: readonly string[]): string[] {
  const start = before.findIndex((line, index) => line !== after[index]);
  const from = start === -1 ? before.length : start;
  const rest = (lines: readonly string[], sign: string) =>
    lines.slice(from, from + SHOWN).map((line) => `    ${sign} ${line}`);
  const differs = start !== -1 || before.length !== after.length;
  return differs ? [...rest(before, '-'), ...rest(after, '+')] : [];
}

/** Compares one page in one view; returns what is printed of it. */
async function compare(address: string, { view, before, after }: Windows) {
  const [first, second] = await Promise.all([
    look(before, siteBefore, address),
    look(after, siteAfter, address),
  ]);
  const name = `${view.width}-${view.theme}`;
  const facts = FACTS.flatMap((fact) => {
    const lines = lineDifferences(first[fact], second[fact]);
    return lines.length > 0 ? [`  ${fact} differ at ${name}:`, ...lines] : [];
  });
  const { share, sideBySide } = await comparePixels(first.picture, second.picture);
  if (share > 0) {
    const file = `${address.replaceAll('/', '_')}-${name}.png`;
    await writeFile(join(FOLDER, file), await sideBySide());
  }
  return { facts, share, pixels: `${name} ${(100 * share).toFixed(3)} %` };
}

const [folderBefore, folderAfter] = process.argv.slice(2);
if (folderBefore === undefined || folderAfter === undefined)
  throw new Error('Usage: node tests/support/compare-builds.ts <dist before> <dist after>');
const siteBefore = await serveSite(0, resolve(folderBefore));
const siteAfter = await serveSite(0, resolve(folderAfter));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const browser = await chromium.launch(lightLaunchOptions());
const windows = await Promise.all(
  VIEWS.map(async (view) => ({
    view,
    before: await openWindow(browser, siteBefore, view),
    after: await openWindow(browser, siteAfter, view),
  })),
);
const [pagesBefore, pagesAfter] = [pagesOf(folderBefore), pagesOf(folderAfter)];
const addresses = [...pagesBefore.union(pagesAfter)].sort();
let different = 0;
for (const address of addresses) {
  if (!pagesBefore.has(address) || !pagesAfter.has(address)) {
    console.log(`${address}  only ${pagesBefore.has(address) ? 'before' : 'after'}`);
    different += 1;
    continue;
  }
  const views = [];
  for (const pair of windows) views.push(await compare(address, pair));
  const facts = views.flatMap((view) => view.facts);
  if (facts.length > 0 || views.some(({ share }) => share > TOLERATED)) different += 1;
  const words = facts.length > 0 ? 'DIFFERENT' : 'text, links, roles equal';
  console.log(`${address}  ${words}; pixels ${views.map(({ pixels }) => pixels).join(', ')}`);
  for (const line of facts) console.log(line);
}
console.log(`\n${addresses.length} pages, ${different} different`);
await browser.close();
process.exit(different > 0 ? 1 : 0);
