import type { ItemData } from '@/content/item-data.ts';
import { articlePath, OPEN_ITEM_PARAM, BASE, HOME_PATH } from '@/content/paths.ts';
import { TAB_SLUGS, TABS, type Tab } from '@/content/tabs.ts';

/** What of the portfolio an address shows. */
export interface View {
  tab: Tab;
  /** The item that is open over the grid, by its slug. */
  open?: string | undefined;
}

const TAB_PARAMETER = 'categorie';

/** What in an address concerns the grid: it must act at once when one of them is there. */
export const VIEW_PARAMETERS = [TAB_PARAMETER, OPEN_ITEM_PARAM];

/**
 * Reads what an address shows.
 *
 * @param url of the home page or, while an article is open over it, of that article's page.
 * @param tab the active tab, which the address of an article doesn't say.
 */
export function readAddress({ pathname, searchParams }: URL, tab: Tab): View {
  const slug = /^\/articles\/([^/]+)\/?$/.exec(
    BASE === '' ? pathname : pathname.slice(BASE.length),
  )?.[1];
  if (slug !== undefined) return { tab, open: slug };
  const named = searchParams.get(TAB_PARAMETER)?.toLowerCase();
  return {
    tab: TABS.find((name) => TAB_SLUGS[name] === named) ?? 'Tous',
    open: searchParams.get(OPEN_ITEM_PARAM) ?? undefined,
  };
}

/**
 * The address of the grid, or of an item that is open over it.
 *
 * @param tab the active tab; « Tous » needs no mention.
 * @param item what is open, if anything: an article has a page of its own.
 */
export function writeAddress(tab: Tab, item?: Pick<ItemData, 'category' | 'slug'>): string {
  if (item?.category === 'Articles') return articlePath(item.slug);
  const query = new URLSearchParams({
    ...(tab !== 'Tous' && { [TAB_PARAMETER]: TAB_SLUGS[tab] }),
    ...(item && { [OPEN_ITEM_PARAM]: item.slug }),
  });
  return query.size > 0 ? `${HOME_PATH}?${query.toString()}` : HOME_PATH;
}
