/**
 * Builds the site with content of somebody who means harm, and reads every file of it: nothing of that
 * content may become code, an element, an attribute or an unsafe link, and every page must still be whole.
 * The content check must refuse a text that links to an unsafe address. Exits with 1 when anything is
 * otherwise. The site stays in `.cache/hostile` until the next run.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { readCollections } from '../../../src/content/read-collections.server.ts';
import { timeBuild } from '../../support/time-build.ts';
import { ARTICLES, MARK, REFUSED, TEXT, UNSAFE } from './content.ts';
import { harmIn } from './harm.ts';
import { SAMPLE } from '../../support/sample.ts';

const WORK = resolve('.cache/hostile');
const CONTENT = join(WORK, 'content');
const DIST = join(WORK, 'dist');

const channel = z.object({ rss: z.object({ channel: z.object({ item: z.array(z.unknown()) }) }) });

/** Puts a hostile text into the first field of that name in a content file. */
function spoil(file: string, field: string): void {
  const path = join(CONTENT, file);
  const source = readFileSync(path, 'utf8');
  const spoilt = source.replace(
    new RegExp(`("${field}": )"(?:[^"\\\\]|\\\\.)*"`),
    (_found, start: string) => start + JSON.stringify(TEXT),
  );
  if (spoilt === source) throw new Error(`${file} has no field ${field}.`);
  writeFileSync(path, spoilt);
}

/** The unsafe addresses that the content check lets a text link to, or show a picture of. */
async function unnoticed(article: string): Promise<string[]> {
  const path = join(CONTENT, 'portfolio', 'hostile-adresses.md');
  writeFileSync(path, article);
  const { problems: faults } = await readCollections(CONTENT);
  const said = faults.map(({ line }) => line).join('\n');
  rmSync(path);
  return UNSAFE.filter((href) => !said.includes(`« ${href} »`));
}

rmSync(WORK, { recursive: true, force: true });
cpSync(SAMPLE, CONTENT, { recursive: true });
for (const [name, source] of Object.entries(ARTICLES))
  writeFileSync(join(CONTENT, 'portfolio', name), source);
for (const [file, field] of [
  ['site.json', 'tagline'],
  ['about.json', 'alt'],
  ['services.json', 'title'],
  ['testimonials/accueil.json', 'name'],
  ['testimonials/accueil.json', 'text'],
  ['publications.json', 'title'],
  ['publications.json', 'excerpt'],
  ['project.json', 'closing'],
  ['project.json', 'thanks'],
] as const)
  spoil(file, field);
const faults: string[] = [];
for (const article of REFUSED)
  for (const href of await unnoticed(article))
    faults.push(`The content check lets a text have the address ${href}`);

const { seconds } = await timeBuild({ content: CONTENT, dist: DIST, cache: join(WORK, 'cache') });

/** The scripts of a page without hostile content: a page with it has the same ones. */
const page = (file: string) => readFileSync(join(DIST, file), 'utf8');
for (const file of globSync('**/*.html', { cwd: DIST }))
  faults.push(...harmIn(page(file)).map((harm) => `${file}: the content became ${harm}`));
for (const file of globSync('data/**/*.json', { cwd: DIST })) JSON.parse(page(file));
const feed = page('rss.xml');
const { item } = channel.parse(new XMLParser().parse(feed)).rss.channel;
if (item.length <= Object.keys(ARTICLES).length) faults.push('rss.xml: items are missing');
for (const [, html = ''] of feed.matchAll(/<content:encoded>([^<]*)</g))
  faults.push(...harmIn(unescaped(html)).map((harm) => `rss.xml: the content became ${harm}`));
for (const name of Object.keys(ARTICLES)) {
  const file = `articles/${name.replace(/\.md$/, '')}/index.html`;
  if (!page(file).includes(MARK)) faults.push(`${file}: the article is not there`);
}

for (const fault of faults) console.error(fault);
console.log(`Hostile content: built in ${seconds.toFixed(1)} s, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
