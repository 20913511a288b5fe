import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ourMarkdown } from './our-markdown.ts';
import type { PageDocument } from './page.ts';

/** Fewer signs than this are no article: a notice, an excerpt, a question about cookies. */
const SHORTEST = 400;

/** More elements than this are no page that somebody has written. */
const MOST = 20_000;

/**
 * The text of the article on a page, without what stands around it.
 *
 * @param document is taken apart.
 * @param url where the page was found.
 * @param title by which a heading that repeats it is left out.
 * @returns text in the site's own formatting; nothing when there is none.
 */
export function articleText(document: PageDocument, url: URL, title = ''): string | undefined {
  const found = new Readability(document, {
    maxElemsToParse: MOST,
    charThreshold: SHORTEST,
  }).parse();
  if (typeof found?.content !== 'string') return undefined;
  const { document: article } = parseHTML(`<html><body>${found.content}</body></html>`);
  const text = ourMarkdown(article.body, url).replace(
    new RegExp(`^(?:\\*\\*)?${RegExp.escape(title)}(?:\\*\\*)?\\n\\n`),
    '',
  );
  return text.length < SHORTEST ? undefined : text;
}
