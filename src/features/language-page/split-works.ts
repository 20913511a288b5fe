import type { Item, Language } from '@/content/item.ts';

/** Maximum number of works in each list; the archive has them all. */
export const MAX_WORKS = 24;

/** Splits the items, which are newest first, into the works in the given language and those in another one. */
export function splitWorks<Work extends Pick<Item, 'lang'>>(
  items: readonly Work[],
  lang: Language,
) {
  const isOwn = (item: Work) => (item.lang ?? 'fr') === lang;
  return {
    works: items.filter(isOwn).slice(0, MAX_WORKS),
    otherWorks: items.filter((item) => !isOwn(item)).slice(0, MAX_WORKS),
  };
}
