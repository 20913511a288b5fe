import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import {
  HEADERS_FILE,
  parseHeaders,
  headersForPath,
  type HeaderRule,
} from '../../src/build/headers/headers.ts';
import { addressOfFile } from '../../src/commands/links/static-host.ts';

/** Reads the header rules that the build wrote. */
function builtTable(): HeaderRule[] {
  return parseHeaders(readFileSync(`dist/${HEADERS_FILE}`, 'utf8'));
}

/** Returns one path for each kind of resource, with the file that should be served. */
function samples(): { address: string; file: string }[] {
  const files = [
    'index.html',
    'projet.html',
    'portfolio/index.html',
    ...[
      'articles/*/index.html',
      'dossiers/*/index.html',
      '_astro/*.js',
      '_astro/*.webp',
      'data/items/*.json',
    ].map((pattern) => globSync(pattern, { cwd: 'dist' }).sort()[0] ?? pattern),
    'cv.pdf',
    'rss.xml',
  ];
  const missing = ['/nulle-part', '/articles/nulle-part/', '/_astro/nulle-part.js', '/videos/'];
  return [
    ...files.map((file) => ({ address: addressOfFile(file.replaceAll('\\', '/')), file })),
    ...missing.map((address) => ({ address, file: '404.html' })),
    // Hosts that use this file don't serve it.
    { address: `/${HEADERS_FILE}`, file: '404.html' },
  ];
}

/**
 * Requests one resource of each kind from a server.
 *
 * @returns one line for each header that differs from the rules, and for each wrong file.
 */
export async function servedFaults(request: APIRequestContext, origin: string): Promise<string[]> {
  const table = builtTable();
  const names = new Set(table.flatMap(({ headers }) => Object.keys(headers)));
  const faults: string[] = [];
  for (const { address, file } of samples()) {
    const answer = await request.get(origin + address);
    const expected = headersForPath(table, addressOfFile(file));
    for (const name of names) {
      const actual = answer.headers()[name.toLowerCase()];
      if (actual !== expected[name])
        faults.push(`${address}: ${name}: ${actual} instead of ${expected[name]}`);
    }
    const status = file === '404.html' ? 404 : 200;
    const whole = (await answer.body()).equals(readFileSync(`dist/${file}`));
    if (answer.status() !== status || !whole) faults.push(`${address}: ${answer.status()}`);
  }
  return faults;
}
