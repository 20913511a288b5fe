import { extractArticleText } from './article-text.ts';
import type { FetchedPage } from './fetch-page.ts';
import { readMetadata } from './metadata.ts';
import { parsePage } from './page-document.ts';
import type { PageReading } from './read-page-in-worker.ts';

/**
 * Reads the article of a page in this thread, without a timeout.
 *
 * @param fetched the fetched page.
 * @throws ImportError for a page that is too complex.
 */
export function readArticle(fetched: FetchedPage): PageReading {
  const document = parsePage(fetched);
  const page = readMetadata(document, fetched.url);
  const knownTexts = [page.title ?? '', page.standfirst ?? ''];
  return {
    page,
    text: page.closed ? undefined : extractArticleText(document, fetched.url, knownTexts),
  };
}
