import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One page of the built site. */
export interface BuiltPage {
  /** Path of its file, relative to `dist`. */
  file: string;
  html: string;
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** Reads every page of the built site except the editor. */
export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: 'dist', exclude: ['admin/**'] }).map((name) => {
    const file = name.replaceAll('\\', '/');
    return { file, html: readFileSync(`dist/${file}`, 'utf8') };
  });
}

/** Reads the pages that search engines may list: not secret ones, search results and the list of pages read offline. */
export function listedPages(): BuiltPage[] {
  return builtPages().filter(({ file }) => !/^(dossiers|hors-connexion|recherche)\b/.test(file));
}

/** Returns the canonical URL of a page, if it has one. */
export function canonical({ html }: BuiltPage): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

/**
 * Returns the content of a page's meta tag.
 *
 * @param name of the tag, e.g. `og:image`.
 */
export function metaContent({ html }: BuiltPage, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Returns the objects of a page's structured data by their type; a page has at most one script. */
export function statements({ html }: BuiltPage): Record<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  if (scripts.length === 0) return {};
  const [[, json = ''] = []] = scripts;
  const all = graph.parse(JSON.parse(json))['@graph'];
  return Object.fromEntries(all.map((statement) => [String(statement['@type']), statement]));
}
