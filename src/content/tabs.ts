import type { Category } from './item.ts';

/** The filter tabs, in order; the first one filters nothing (spec §2, Portfolio). */
export const TABS = ['Tous', 'Articles', 'Vidéos', 'Photos'] as const satisfies (
  'Tous' | Category
)[];
export type Tab = (typeof TABS)[number];

/** How each tab is written in an address. */
export const TAB_SLUGS: Record<Tab, string> = {
  Tous: 'tous',
  Articles: 'articles',
  Vidéos: 'videos',
  Photos: 'photos',
};

/** One value for each tab. */
export type PerTab<Value> = Record<Tab, Value>;

/**
 * The items that a tab shows, in their order.
 *
 * @param items all items; not changed.
 * @param tab the active tab.
 */
export function filterItems<Item extends { category: string }>(
  items: readonly Item[],
  tab: Tab,
): Item[] {
  return items.filter(({ category }) => tab === 'Tous' || category === tab);
}

/**
 * Computes one value for each tab.
 *
 * @param value called with each tab, in order.
 */
export function perTab<Value>(value: (tab: Tab) => Value): PerTab<Value> {
  return {
    Tous: value('Tous'),
    Articles: value('Articles'),
    Vidéos: value('Vidéos'),
    Photos: value('Photos'),
  };
}
