import { CATEGORY_NAMES, type Category } from '@/content/item.ts';

/** How many items show at first, and how many more at each « Voir plus » (spec §9). */
export const PAGE_SIZE = 6;

/**
 * How many items don't show yet.
 *
 * @param total how many items match the filter.
 * @param visible how many may show; can exceed the total.
 */
export function remaining(total: number, visible: number): number {
  return Math.max(0, total - visible);
}

/** How many items show after one more « Voir plus »: never more than there are. */
export function nextVisible(total: number, visible: number): number {
  return Math.min(total, visible + PAGE_SIZE);
}

/** What stands in the place of a grid without items. */
export const emptyText = (tab: Category): string =>
  `Aucun${tab === 'Articles' ? '' : 'e'} ${CATEGORY_NAMES[tab].toLowerCase()} pour l’instant.`;

/**
 * What the button for more items says.
 *
 * @param left how many don't show yet, at least one.
 */
export const moreLabel = (left: number): string =>
  `Voir plus (${left} ${left === 1 ? 'restant' : 'restants'})`;
