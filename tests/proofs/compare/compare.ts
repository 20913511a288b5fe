/**
 * Compares the public pages of two builds as visitors meet them: visible text, links, roles and names, and pictures
 * of the whole page, in a narrow and a wide window, in both themes; and what they say to programs, by `siteData`.
 * Prints a line for each page and what differs first below it; keeps pictures that differ in `tests/results/compare`.
 * Exits with 1 when something differs.
 *
 * Usage: npm run proof -- compare <dist before> <dist after>
 */
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { addressOfFile } from '../../../src/commands/links/static-host.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { comparePixels } from './pixels.ts';
import { siteData } from './site-data.ts';
import { look, visitor } from './visit.ts';
import { lightLaunchOptions } from '../../support/launch-options.ts';

const FOLDER = 'tests/results/compare';
const WIDTHS = [360, 1280];
const FACTS = ['text', 'links', 'roles'] as const;
/** The share of a picture that may differ. */
const TOLERATED = 0.0001;
/** How many lines of a difference are printed. */
const SHOWN = 2;

/** Two visitors of the same kind, one for each build. */
type Pair = Record<'before' | 'after', BrowserContext> & { name: string };

function pagesOf(folder: string): Set<string> {
  const files = globSync('**/*.html', { cwd: folder, exclude: ['admin/**'] });
  return new Set(files.map((file) => addressOfFile(file.replaceAll('\\', '/'))));
}

/** What either side says from the first line that differs; nothing when none does. */
function differingLines(before: readonly string[], after: readonly string[]): string[] {
  const longer = before.length > after.length ? before : after;
  const start = longer.findIndex((_line, index) => before[index] !== after[index]);
  if (start === -1) return [];
  const shown = (sign: string, lines: readonly string[]) =>
    lines.slice(start, start + SHOWN).map((line) => `    ${sign} ${line}`);
  return [...shown('-', before), ...shown('+', after)];
}

/** Compares one page, as one pair of visitors sees it. */
async function compare(address: string, { name, before, after }: Pair) {
  const sights = [look(before, siteBefore, address), look(after, siteAfter, address)] as const;
  const [first, second] = await Promise.all(sights);
  const { share, sideBySide } = await comparePixels(first.picture, second.picture);
  const file = `${address.replaceAll('/', '_')}-${name}.png`;
  if (share > 0) await writeFile(join(FOLDER, file), await sideBySide());
  const facts = FACTS.flatMap((fact) => {
    const lines = differingLines(first[fact], second[fact]);
    return lines.length > 0 ? [`  ${fact} at ${name}:`, ...lines] : [];
  });
  return { facts, share, pixels: `${name} ${(100 * share).toFixed(3)} %` };
}

const [folderBefore, folderAfter] = process.argv.slice(2);
if (folderBefore === undefined || folderAfter === undefined)
  throw new Error('Usage: npm run proof -- compare <dist before> <dist after>');
const siteBefore = await serveSite(0, resolve(folderBefore));
const siteAfter = await serveSite(0, resolve(folderAfter));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const browser = await chromium.launch(lightLaunchOptions());
const pairs: Pair[] = [];
for (const width of WIDTHS)
  for (const theme of ['light', 'dark'])
    pairs.push({
      name: `${width}-${theme}`,
      before: await visitor(browser, width, theme),
      after: await visitor(browser, width, theme),
    });

const [pagesBefore, pagesAfter] = [pagesOf(folderBefore), pagesOf(folderAfter)];
const addresses = [...pagesBefore.union(pagesAfter)].sort();
let different = 0;
for (const address of addresses) {
  const inBoth = pagesBefore.has(address) && pagesAfter.has(address);
  const views = [];
  for (const pair of inBoth ? pairs : []) views.push(await compare(address, pair));
  const facts = views.flatMap((view) => view.facts);
  if (!inBoth) facts.push(`  only ${pagesBefore.has(address) ? 'before' : 'after'}`);
  const isDifferent = facts.length > 0 || views.some(({ share }) => share > TOLERATED);
  if (isDifferent) different += 1;
  const word = isDifferent ? 'DIFFERENT' : 'equal';
  console.log(`${address}  ${word}; pixels ${views.map(({ pixels }) => pixels).join(', ')}`);
  for (const line of facts) console.log(line);
}
console.log(`\n${addresses.length} pages, ${different} different`);

const [dataBefore, dataAfter] = [siteData(folderBefore), siteData(folderAfter)];
const names = [...new Set([...dataBefore.keys(), ...dataAfter.keys()])];
const differentData = names.filter((name) => {
  const lines = differingLines(dataBefore.get(name) ?? [], dataAfter.get(name) ?? []);
  if (lines.length > 0) console.log([`${name}  DIFFERENT`, ...lines].join('\n'));
  return lines.length > 0;
});
different += differentData.length;
console.log(`${names.length} sets of data, ${differentData.length} different`);
if (different > 0) console.log(`Both pictures, and in white what differs: ${FOLDER}`);
await browser.close();
process.exit(different > 0 ? 1 : 0);
