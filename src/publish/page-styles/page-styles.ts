import { filesOfPage, partsOfPage, wordsOfCode } from './class-words.ts';
import { usedStyles } from './used-styles.ts';

const STYLE = /(<style\b[^>]*>)([^]*?)(?=<\/style>)/g;

/**
 * Leaves out of the styles in pages the rules for what neither they nor their scripts show: Tailwind makes one stylesheet
 * of the classes of the whole site.
 *
 * @param pages the finished HTML of those that are to keep the same styles, so that their policy names few digests. Each
 *   names all files that it may ask for; they are read one by one, and none is kept.
 * @param wordsOf what a built file, called by its path below the site's root, may give elements as classes.
 * @param always files whose words count on any page.
 * @returns what is to be done with each of them.
 */
export function leaveOutStyles(
  pages: Iterable<string>,
  wordsOf: (file: string) => Iterable<string>,
  always: readonly string[],
): (html: string) => string {
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
  const used = new Map(before.map((css, index) => [css, after[index] ?? css]));
  return (html) =>
    html.replace(STYLE, (_, start: string, css: string) => start + (used.get(css) ?? css));
}
