import { articleText } from './article-text.ts';
import type { Got } from './fetch-page.ts';
import { metadataOf } from './metadata.ts';
import { pageDocument } from './page.ts';
import type { Reading } from './read-page.ts';

/**
 * Reads the article of a page, however long that takes.
 *
 * @param got what its host has answered.
 * @throws ImportFailure for one that was made to stop its reader.
 */
export function readHere(got: Got): Reading {
  const document = pageDocument(got);
  const page = metadataOf(document, got.url);
  const told = [page.title ?? '', page.standfirst ?? ''];
  return { page, text: page.closed ? undefined : articleText(document, got.url, told) };
}
