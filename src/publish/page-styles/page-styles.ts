import { filesOfPage, partsOfPage, wordsOfCode } from './class-words.ts';
import { usedStyles } from './used-styles.ts';

/** Up to the next « < », and on where that isn't the end: three times as fast as to look for the end at each sign. */
const STYLE = /(<style\b[^>]*>)([^<]*(?:<(?!\/style>)[^<]*)*)/g;

/** Each stylesheet that stands in some pages, and what is left of it. */
export type LeanStyles = ReadonlyMap<string, string>;

/**
 * Leaves out of the styles in pages the rules for what neither they nor their scripts show: Tailwind makes one stylesheet
 * of the classes of the whole site.
 *
 * @param pages the finished HTML of those that are to keep the same styles, so that their policy names few digests. Each
 *   names all files that it may ask for; they are read one by one, and none is kept.
 * @param wordsOf what a built file, called by its path below the site's root, may give elements as classes.
 * @param always files whose words count on any page.
 */
export function leanStyles(
  pages: Iterable<string>,
  wordsOf: (file: string) => Iterable<string>,
  always: readonly string[],
): LeanStyles {
  const parts = new Set<string>();
  const files = new Set(always);
  const sheets = new Set<string>();
  for (const html of pages) {
    for (const part of partsOfPage(html)) parts.add(part);
    for (const file of filesOfPage(html)) files.add(file);
    for (const [, , css = ''] of html.matchAll(STYLE)) sheets.add(css);
  }
  const words = new Set<string>();
  for (const part of parts) for (const word of wordsOfCode(part)) words.add(word);
  for (const file of files) for (const word of wordsOf(file)) words.add(word);
  const before = [...sheets];
  const after = usedStyles(before, words);
  return new Map(before.map((css, index) => [css, after[index] ?? css]));
}

/** A page with what is left of its stylesheets in their place. */
export const withStyles = (html: string, styles: LeanStyles): string =>
  html.replace(STYLE, (_, start: string, css: string) => start + (styles.get(css) ?? css));
