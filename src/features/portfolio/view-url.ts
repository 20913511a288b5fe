import type { ItemData } from '@/content/item-data.ts';
import { articlePath, OPEN_ITEM_PARAM, BASE, HOME_PATH } from '@/content/paths.ts';
import { TAB_SLUGS, TABS, type Tab } from '@/content/portfolio-tabs.ts';

/** The state of the portfolio that a URL describes. */
export interface PortfolioViewState {
  tab: Tab;
  /** Slug of the item that is open over the grid. */
  open?: string | undefined;
}

const TAB_PARAMETER = 'categorie';

/** Names of the query parameters that describe the view. If the URL has one of them, the grid hydrates on load. */
export const VIEW_PARAMETERS = [TAB_PARAMETER, OPEN_ITEM_PARAM];

/**
 * Reads the view from a URL.
 *
 * @param url of the home page or, while an article is open over it, of that article's page.
 * @param tab the active tab, which an article's URL doesn't contain.
 */
export function parseViewUrl({ pathname, searchParams }: URL, tab: Tab): PortfolioViewState {
  const slug = /^\/articles\/([^/]+)\/?$/.exec(
    BASE === '' ? pathname : pathname.slice(BASE.length),
  )?.[1];
  if (slug !== undefined) return { tab, open: slug };
  const tabSlug = searchParams.get(TAB_PARAMETER)?.toLowerCase();
  return {
    tab: TABS.find((name) => TAB_SLUGS[name] === tabSlug) ?? 'Tous',
    open: searchParams.get(OPEN_ITEM_PARAM) ?? undefined,
  };
}

/**
 * Returns the path and query of a view.
 *
 * @param tab the active tab; left out for « Tous ».
 * @param item the open item, if any: an article has its own page.
 */
export function formatViewUrl(tab: Tab, item?: Pick<ItemData, 'category' | 'slug'>): string {
  if (item?.category === 'Articles') return articlePath(item.slug);
  const query = new URLSearchParams({
    ...(tab !== 'Tous' && { [TAB_PARAMETER]: TAB_SLUGS[tab] }),
    ...(item && { [OPEN_ITEM_PARAM]: item.slug }),
  });
  return query.size > 0 ? `${HOME_PATH}?${query.toString()}` : HOME_PATH;
}
