import { excerpt, plainText } from './text/plain-text.ts';
import { parseText } from './text/text-tree.ts';

/** How much of a private text its readers see where no standfirst introduces it, in characters. */
const START_LENGTH = 200;

/** What a file of the content holds: its fields, and the text below them. */
interface Written {
  data: Readonly<Record<string, unknown>>;
  body: string;
}

/**
 * What the site may know of an entry. Of a private article it gets the standfirst, or else the start of the text,
 * never more than half of it: whatever is made of the entry has nothing else to give away.
 */
export function withoutPrivateText({ data, body }: Written): Written {
  if (data['visibility'] !== 'private') return { data, body };
  // What stands out of the text is a sentence of it.
  return {
    data: { ...data, pullQuote: undefined },
    body: data['standfirst'] === undefined ? startOf(body) : '',
  };
}

function startOf(body: string): string {
  const text = plainText(parseText(body));
  return excerpt(text, Math.min(START_LENGTH, Math.floor(text.length / 2)));
}
