import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One page of the built site. */
export interface BuiltPage {
  /** Its file, below `dist`. */
  file: string;
  html: string;
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** Every page of the built site but the desk, which is its owner's. */
export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: 'dist', exclude: ['admin/**'] }).map((name) => {
    const file = name.replaceAll('\\', '/');
    return { file, html: readFileSync(`dist/${file}`, 'utf8') };
  });
}

/** Every page that is to be found: secret ones, and those that show what a visitor asks for or has read, are in no list. */
export function listedPages(): BuiltPage[] {
  return builtPages().filter(({ file }) => !/^(dossiers|hors-connexion|recherche)\b/.test(file));
}

/** The canonical address of a page; undefined for one that has none. */
export function canonical({ html }: BuiltPage): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

/**
 * What a page says of its share image.
 *
 * @param name of the property, e.g. `og:image`.
 */
export function metaContent({ html }: BuiltPage, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** The statements of a page's structured data, by their type. There is one script, or none. */
export function statements({ html }: BuiltPage): Record<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  if (scripts.length === 0) return {};
  const [[, json = ''] = []] = scripts;
  const all = graph.parse(JSON.parse(json))['@graph'];
  return Object.fromEntries(all.map((statement) => [String(statement['@type']), statement]));
}
