import type { Item } from './item.ts';
import { getItems } from './items.server.ts';
import { ARCHIVE_PAGE_SIZE, archiveSteps } from './paths.ts';
import { filterItems, perTab, TABS, type PerTab, type Tab } from './tabs.ts';

/** One page of the archive. */
export interface ArchivePage {
  tab: Tab;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many items there are behind each tab. */
  totals: PerTab<number>;
  items: Item[];
}

/** Every page of the archive: all items newest first, then each category by itself. */
export async function archivePages(): Promise<
  { params: { path: string | undefined }; props: { archive: ArchivePage } }[]
> {
  const items = await getItems();
  const totals = perTab((tab) => filterItems(items, tab).length);
  return TABS.flatMap((tab) => {
    // An empty category has a page too: the links to it stand on every other page.
    const pages = Math.max(1, Math.ceil(totals[tab] / ARCHIVE_PAGE_SIZE));
    const matching = filterItems(items, tab);
    return Array.from({ length: pages }, (_, index) => ({
      params: { path: archiveSteps(tab, index + 1).join('/') || undefined },
      props: {
        archive: {
          tab,
          page: index + 1,
          pages,
          totals,
          items: matching.slice(index * ARCHIVE_PAGE_SIZE, (index + 1) * ARCHIVE_PAGE_SIZE),
        },
      },
    }));
  });
}
