/** The filter tabs, in order; the first one filters nothing (spec §2, Portfolio). */
export const TABS = ['Tous', 'Articles', 'Vidéos', 'Photos'] as const;
export type Tab = (typeof TABS)[number];

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
