import { CATEGORY_NAMES, FRONT_PAGE_ITEMS, type Item } from '@/content/item.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** How many items the front page has without any picture. */
const MAX_TITLES = 5;

type Candidate = Pick<Item, 'category' | 'featured' | 'figure'>;

/**
 * Picks the items of the front page: those that the owner featured, then the newest of each category that has none
 * featured, then the newest of all. The first of them that has a picture leads; without a picture there are more titles.
 *
 * @param items newest first.
 */
export function pickFrontPageItems<FrontItem extends Candidate>(
  items: readonly FrontItem[],
): FrontItem[] {
  const featured = items.filter((item) => item.featured);
  const newest = keysOf(CATEGORY_NAMES)
    .filter((category) => !featured.some((item) => item.category === category))
    .flatMap((category) => items.find((item) => item.category === category) ?? []);
  const ranked = [...new Set([...featured, ...newest, ...items])];
  const picked = ranked.slice(0, FRONT_PAGE_ITEMS);
  const lead = picked.find(({ figure }) => figure);
  return lead ? [...new Set([lead, ...picked])] : ranked.slice(0, MAX_TITLES);
}
