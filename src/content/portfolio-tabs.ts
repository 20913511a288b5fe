import type { Category } from './item.ts';

/** The filter tabs of the portfolio, in order; the first one shows all items (spec §2, Portfolio). */
export const TABS = ['Tous', 'Articles', 'Vidéos', 'Photos'] as const satisfies (
  'Tous' | Category
)[];
export type Tab = (typeof TABS)[number];

/** The name of each tab in URLs. */
export const TAB_SLUGS: Record<Tab, string> = {
  Tous: 'tous',
  Articles: 'articles',
  Vidéos: 'videos',
  Photos: 'photos',
};

export type PerTab<Value> = Record<Tab, Value>;

/** Returns the items that a tab shows, in their order. */
export function filterItems<Item extends { category: string }>(
  items: readonly Item[],
  tab: Tab,
): Item[] {
  return items.filter(({ category }) => tab === 'Tous' || category === tab);
}

/** Computes one value for each tab. */
export function perTab<Value>(value: (tab: Tab) => Value): PerTab<Value> {
  return {
    Tous: value('Tous'),
    Articles: value('Articles'),
    Vidéos: value('Vidéos'),
    Photos: value('Photos'),
  };
}
