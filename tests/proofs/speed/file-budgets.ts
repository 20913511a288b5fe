import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { KILOBYTE, type Budget } from './budget.ts';
import { measuredPages } from './pages.ts';

const INLINE_SCRIPTS = 6 * KILOBYTE;
const HOME = 32 * KILOBYTE;
const ARTICLE = 16 * KILOBYTE;
const OTHER_PAGE = 20 * KILOBYTE;
const ALL_SCRIPTS = 100 * KILOBYTE;
const KEEPING = 8 * KILOBYTE;
const ARTICLE_SCRIPT = 4 * KILOBYTE;
const FETCHING_AHEAD = 0.6 * KILOBYTE;
const FONT = 18 * KILOBYTE;

/** The script of pages that has them kept (§27). */
const KEEPER = /save-page\.\w+\.js$/;

/** The script that fetches islands ahead. */
const AHEAD = /fetch-ahead\.\w+\.js$/;

/** The script of an article's page, which has no island. */
const OF_ARTICLE = /\/article\.\w+\.js$/;

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);

/** What the files of the built site weigh. */
export function fileBudgets(): Budget[] {
  return [
    ...measuredPages().flatMap(({ path, file }) => pageBudgets(path, readFileSync(`dist/${file}`))),
    {
      what: 'JS of every island and modal together, gzip',
      value: weight(
        assets('js').filter((file) => ![KEEPER, AHEAD, OF_ARTICLE].some((it) => it.test(file))),
      ),
      limit: ALL_SCRIPTS,
      unit: ' B',
    },
    {
      what: 'script of an article’s page, brotli',
      value: assets('js')
        .filter((file) => OF_ARTICLE.test(file))
        .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0),
      limit: ARTICLE_SCRIPT,
      unit: ' B',
    },
    {
      what: 'what fetches islands ahead, gzip',
      value: weight(assets('js').filter((file) => AHEAD.test(file))),
      limit: FETCHING_AHEAD,
      unit: ' B',
    },
    {
      what: 'what keeps pages for when there is no network, gzip',
      value: weight([...assets('js').filter((file) => KEEPER.test(file)), 'dist/sw.js']),
      limit: KEEPING,
      unit: ' B',
    },
    {
      what: 'font',
      value: assets('woff2').reduce((sum, font) => sum + statSync(font).size, 0),
      limit: FONT,
      unit: ' B',
    },
  ];
}

function pageBudgets(path: string, html: Buffer): Budget[] {
  return [
    {
      what: `HTML of ${path} with its CSS, brotli`,
      value: brotliCompressSync(html).length,
      limit: path === '/' ? HOME : path.startsWith('/articles/') ? ARTICLE : OTHER_PAGE,
      unit: ' B',
    },
    {
      what: `inline JS of ${path}, gzip`,
      value: gzipped(inlineScripts(html.toString())),
      limit: INLINE_SCRIPTS,
      unit: ' B',
    },
  ];
}

/** The code of a page's own scripts; structured data and speculation rules are none. */
function inlineScripts(html: string): string {
  const scripts = html.matchAll(
    /<script(?![^>]*(?:\bsrc=|ld\+json|speculationrules))[^>]*>([^]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, code]) => code).join('');
}

function assets(type: string): string[] {
  return globSync(`dist/_astro/**/*.${type}`);
}
