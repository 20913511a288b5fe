/**
 * What a growing portfolio costs: builds the site with generated items and prints a Markdown table of the
 * time, the memory and the weight. Exits with 1 when a requirement is missed. The sites stay in
 * `.cache/bench`, to be looked at, until the next run.
 *
 * Usage: npm run proof -- bench [number of items]…
 */
import { appendFileSync, globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { growContent } from './grow-content.ts';
import { isMet, judge, type Measure } from './requirements.ts';
import { siteSize } from './site-size.ts';
import { timeBuild, type Cost, type Folders } from '../../support/time-build.ts';
import { SAMPLE } from '../../support/sample.ts';

const WORK = resolve('.cache/bench');
const SIZES = [25, 1000, 10_000];
const REBUILD_SIZE = 1000;

const foldersOf = (items: number): Folders => ({
  content: join(WORK, String(items), 'content'),
  dist: join(WORK, String(items), 'dist'),
  cache: join(WORK, String(items), 'cache'),
});

/** A build without anything from an earlier one. */
async function coldBuild(items: number): Promise<Measure> {
  console.error(`${items} items…`);
  const folders = foldersOf(items);
  growContent(SAMPLE, folders.content, items);
  const cost = await timeBuild(folders);
  return { items, ...cost, ...siteSize(folders.dist) };
}

/** The same site again, with one more sentence in its first article. */
function rebuild(items: number): Promise<Cost> {
  console.error(`${items} items, one changed text…`);
  const folders = foldersOf(items);
  const [name = ''] = globSync('portfolio/*-1.md', { cwd: folders.content });
  appendFileSync(join(folders.content, name), '\nUne phrase de plus.\n');
  return timeBuild(folders);
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function row({
  items,
  seconds,
  processor,
  memory,
  bytes,
  files,
  home,
  homeBrotli,
}: Measure): string {
  const cells = [
    number(items),
    `${number(seconds, 1)} s`,
    `${number(processor, 1)} s`,
    `${number(memory / 1e6)} MB`,
    `${number(bytes / 1e6, 1)} MB in ${number(files)} files`,
    `${number(home)} B`,
    `${number(homeBrotli)} B`,
  ];
  return `| ${cells.join(' | ')} |`;
}

rmSync(WORK, { recursive: true, force: true });
const named = process.argv.slice(2).map(Number);
const sizes = (named.length > 0 ? named : SIZES).toSorted((a, b) => a - b);
const measures: Measure[] = [];
for (const items of sizes) measures.push(await coldBuild(items));

const cold = measures.find(({ items }) => items === REBUILD_SIZE);
const again = cold && { cold, warm: await rebuild(REBUILD_SIZE) };

console.log(`Node ${process.version}, ${availableParallelism()} cores\n`);
console.log('| Items | Build | Processor | Peak memory | Site | Home page | with Brotli |');
console.log('| ----: | ----: | --------: | ----------: | ---: | --------: | ----------: |');
for (const measure of measures) console.log(row(measure));
if (again) {
  const { seconds, processor } = again.warm;
  console.log(
    `\nRebuild of ${number(REBUILD_SIZE)} items: ${number(seconds, 1)} s, processor ${number(processor, 1)} s`,
  );
}

const verdicts = judge(measures, again);
console.log('');
for (const verdict of verdicts) {
  const { what, value, limit } = verdict;
  console.log(
    `${what}: ${number(value, 3)} of ${number(limit, 3)}  ${isMet(verdict) ? 'ok' : 'MISSED'}`,
  );
}
process.exitCode = verdicts.every(isMet) ? 0 : 1;
