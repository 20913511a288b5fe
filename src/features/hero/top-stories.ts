import { CATEGORY_NAMES, FRONT_PAGE_ITEMS, type Item } from '@/content/item.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** How many items « À la une » has when none of its first `FRONT_PAGE_ITEMS` has a picture, so that it is a list of titles. */
const MAX_TITLES = 5;

type Candidate = Pick<Item, 'category' | 'featured' | 'figure'>;

/**
 * Picks the items of « À la une », a section of the home page: those that the owner featured, then the newest of each
 * category that has none featured, then the newest of all. The first one with a picture leads; if none has a picture, more
 * items are picked.
 *
 * @param items newest first.
 */
export function pickTopStories<FrontItem extends Candidate>(
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
