import { excerpt, plainText } from './text/plain-text.ts';
import { parseText } from './text/parse-text.ts';

/** The longest excerpt of a private text, in characters. */
const MAX_EXCERPT_LENGTH = 200;

/** The data and the text of a content file. */
export interface EntryContent {
  data: Readonly<Record<string, unknown>>;
  body: string;
}

/**
 * Removes the text of a private article before the build sees it, so that no page or file can disclose it. What remains
 * is the standfirst, or else an excerpt of at most half of the text.
 */
export function withoutPrivateText({ data, body }: EntryContent): EntryContent {
  if (data['visibility'] !== 'private') return { data, body };
  return {
    // A pull quote is a sentence of the text, and a scan shows all of it.
    data: { ...data, pullQuote: undefined, scans: undefined },
    body: data['standfirst'] === undefined ? openingExcerpt(body) : '',
  };
}

function openingExcerpt(body: string): string {
  const text = plainText(parseText(body));
  return excerpt(text, Math.min(MAX_EXCERPT_LENGTH, Math.floor(text.length / 2)));
}
