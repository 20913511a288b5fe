import type { PortfolioEntry } from './queries.ts';
import { plainText } from '../domain/text/plain-text.ts';
import { parseText, type TextTree } from '../domain/text/text-tree.ts';

/** The text of an entry: formatted, and on one line without formatting. */
export interface EntryText {
  tree: TextTree;
  plain: string;
}

/** By what the owner wrote, so that an edited text is read again while the development server runs. */
const known = new Map<string, EntryText>();

/** The text of an entry, parsed once however many cards, pages and files show it. */
export function entryText({ body = '' }: Pick<PortfolioEntry, 'body'>): EntryText {
  const text = known.get(body) ?? read(body);
  known.set(body, text);
  return text;
}

function read(body: string): EntryText {
  const tree = parseText(body);
  return { tree, plain: plainText(tree) };
}
