import { CATEGORY_NAMES, type Category } from '@/content/item.ts';

/** How many items are shown at first, and added by each « Voir plus » (spec §9). */
export const PAGE_SIZE = 6;

/**
 * Returns how many items are not shown yet.
 *
 * @param total number of items that match the filter.
 * @param visible number of items that may be shown; can exceed the total.
 */
export function remainingCount(total: number, visible: number): number {
  return Math.max(0, total - visible);
}

/** Returns how many items are shown after one more « Voir plus », at most the total. */
export function nextVisibleCount(total: number, visible: number): number {
  return Math.min(total, visible + PAGE_SIZE);
}

/** Returns the French message for a tab without items. */
export const emptyTabMessage = (tab: Category): string =>
  `Aucun${tab === 'Articles' ? '' : 'e'} ${CATEGORY_NAMES[tab].toLowerCase()} pour l’instant.`;

/** Returns the label of « Voir plus », with the number of items left, at least one. */
export const showMoreLabel = (left: number): string =>
  `Voir plus (${left} ${left === 1 ? 'restant' : 'restants'})`;
