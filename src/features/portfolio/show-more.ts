import { CATEGORY_NAMES, type Category } from '@/content/item.ts';

/** How many items are shown at first, and added by each « Voir plus » (spec §9). */
export const PAGE_SIZE = 6;

/** Returns the French message for a tab without items. */
export const emptyTabMessage = (tab: Category): string =>
  `Aucun${tab === 'Articles' ? '' : 'e'} ${CATEGORY_NAMES[tab].toLowerCase()} pour l’instant.`;

/** Returns the label of « Voir plus », with the number of items left, at least one. */
export const showMoreLabel = (left: number): string =>
  `Voir plus (${left} ${left === 1 ? 'restant' : 'restants'})`;
