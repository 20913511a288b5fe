/**
 * What the built pages weigh, against what they may. Prints a table; exits with 1 when one is too heavy.
 *
 * Usage: node tests/support/budgets.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;
const PAGES = ['index.html', 'projet.html'];
const CHUNKS = 'dist/_astro';

interface Budget {
  what: string;
  bytes: number;
  limit: number;
}

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

function inlineScripts(page: string): string {
  const html = readFileSync(`dist/${page}`, 'utf8');
  return [...html.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([^]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('');
}

function chunks(): Buffer[] {
  return readdirSync(CHUNKS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${CHUNKS}/${file}`));
}

const budgets: Budget[] = [
  ...PAGES.map((page) => ({
    what: `inline JS of ${page}, gzip`,
    bytes: gzipped(inlineScripts(page)),
    limit: 3 * KILOBYTE,
  })),
  {
    what: 'JS of every island and modal together, gzip',
    bytes: chunks().reduce((sum, chunk) => sum + gzipped(chunk), 0),
    limit: 95 * KILOBYTE,
  },
];

for (const { what, bytes, limit } of budgets) {
  const verdict = bytes <= limit ? 'ok' : 'TOO HEAVY';
  console.log(`${what.padEnd(46)} ${String(bytes).padStart(6)} B of ${limit} B  ${verdict}`);
}
process.exitCode = budgets.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1;
