import type { CollectionName } from '../schemas/collections.ts';

declare global {
  /** By collection, then by entry: loaders and pages have module graphs of their own, in one process. */
  var contentTexts: Map<CollectionName, ReadonlyMap<string, string>> | undefined;
}

const texts = (globalThis.contentTexts ??= new Map<CollectionName, ReadonlyMap<string, string>>());

/**
 * Keeps the texts of a collection for the pages. Astro's store would have them too, but is written, and evaluated as a
 * module, in one piece after each save: 30 MB of 10,000 items, of which 27 are their texts.
 *
 * @param collected by the identifiers of the entries; those that were kept before go.
 */
export function keepTexts(
  collection: CollectionName,
  collected: ReadonlyMap<string, string>,
): void {
  texts.set(collection, collected);
}

/**
 * The text of an entry, as its loader kept it.
 *
 * @throws Error for an entry that no loader of this process has read.
 */
export function textOf({ collection, id }: { collection: CollectionName; id: string }): string {
  const text = texts.get(collection)?.get(id);
  if (text === undefined) throw new Error(`No text was kept of ${collection}/${id}.`);
  return text;
}
