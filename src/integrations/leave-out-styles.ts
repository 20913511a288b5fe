import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { WORKER_PATH } from '../domain/copies/worker-path.ts';
import { filesOfCode, filesOfPage, partsOfPage, wordsOfCode } from '../publish/class-words.ts';
import { documentPath } from '../publish/headers/table.ts';
import { usedStyles } from '../publish/used-styles.ts';
import { builtPages } from './built-pages.ts';

/** Files whose words count too where a page or a script names them. */
const CODE = ['_astro/*.{js,css}', WORKER_PATH.slice(1)];

const STYLE = /(<style\b[^>]*>)([^]*?)(?=<\/style>)/g;

/**
 * Astro integration: leaves out of the styles in each page the rules for what neither its group of pages nor any of their
 * scripts shows. Tailwind makes one stylesheet of the classes of the whole site. A group of pages, as the policies know
 * them, keeps the same styles, so that its policy names few digests. Comes behind whatever writes scripts and pages, and
 * before the digests are taken.
 */
export function leaveOutStyles(): AstroIntegration {
  return {
    name: 'leave-out-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = fileURLToPath(dir);
        const groups = Object.groupBy(builtPages(site), documentPath);
        const scripts = readScripts(site);
        for (const pages of Object.values(groups))
          leaveOut(
            (pages ?? []).map((page) => join(site, page)),
            scripts,
          );
      },
    },
  };
}

type Scripts = ReadonlyMap<string, { files: Iterable<string>; words: Iterable<string> }>;

/** What the site's scripts and stylesheets name, by their own names. */
function readScripts(site: string): Scripts {
  const files = globSync(CODE, { cwd: site });
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(site, file), 'utf8');
      return [
        basename(file),
        { files: new Set(filesOfCode(code)), words: new Set(wordsOfCode(code)) },
      ];
    }),
  );
}

function leaveOut(pages: readonly string[], scripts: Scripts): void {
  const parts = new Set<string>();
  // The service worker writes into any page.
  const named = new Set([basename(WORKER_PATH)]);
  const sheets = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    for (const part of partsOfPage(html)) parts.add(part);
    for (const file of filesOfPage(html)) named.add(file);
    for (const [, , css = ''] of html.matchAll(STYLE)) sheets.add(css);
  }
  const words = new Set([...parts].flatMap(wordsOfCode));
  // A set goes on with what is added on the way: scripts name others.
  for (const name of named) {
    const script = scripts.get(name);
    for (const file of script?.files ?? []) named.add(file);
    for (const word of script?.words ?? []) words.add(word);
  }
  const before = [...sheets];
  const after = usedStyles(before, words);
  const used = new Map(before.map((css, index) => [css, after[index] ?? css]));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      html.replace(STYLE, (_, start: string, css: string) => start + (used.get(css) ?? css)),
    );
  }
}
