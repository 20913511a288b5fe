import type { DossierEntry, PortfolioEntry } from '../queries.server.ts';
import { memoize } from '../../lib/memoize.ts';
import { plainText } from './plain-text.ts';
import { parseText, type TextTree } from './text-tree.ts';

/** The text of an entry: formatted, and on one line without formatting. */
interface EntryText {
  tree: TextTree;
  plain: string;
}

/**
 * The text of an entry, parsed once however many cards, pages and files show it; again when the owner has changed
 * it while the development server runs.
 */
export function entryText({ body = '' }: Pick<PortfolioEntry | DossierEntry, 'body'>) {
  return formatted(body);
}

const formatted = memoize((text: string): EntryText => {
  const tree = parseText(text);
  return { tree, plain: plainText(tree) };
});
