import { getPortfolio } from './queries.server.ts';
import type { TextTree } from './text/text-tree.ts';
import { isoDay } from '../lib/dates.ts';
import { portfolioItems } from './items.server.ts';
import { transcriptOf } from './transcripts.server.ts';
import type { Figure } from './pictures/picture.ts';
import { type PortfolioItem } from './item.ts';
import { itemFigure } from './item-data.ts';
import { ARCHIVE_PAGE_SIZE, archiveSteps } from './paths.ts';
import { filterItems, perTab, TABS, type PerTab, type Tab } from './tabs.ts';

/** An item as a list has it, which needs no file of data. */
export interface ListedItem extends PortfolioItem {
  /** Its date as programs read it. */
  day?: string;
  /** Its figure as it is written. */
  figure?: Figure;
  /** What is said in a video. */
  transcript?: TextTree;
}

/** One page of the archive. */
export interface ArchivePage {
  tab: Tab;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many items there are behind each tab. */
  totals: PerTab<number>;
  items: ListedItem[];
}

/** Every page of the archive: all items newest first, then each category by itself. */
export async function archivePages(): Promise<
  { params: { path: string | undefined }; props: { archive: ArchivePage } }[]
> {
  const items = await listedItems();
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

/** Every item as a list has it, newest first. */
export async function listedItems(): Promise<ListedItem[]> {
  const written = new Map((await getPortfolio()).map((entry) => [entry.id, entry]));
  return (await portfolioItems()).map((item) => {
    const entry = written.get(item.slug);
    const figure = entry && itemFigure(entry.data);
    const transcript = entry && transcriptOf(entry);
    return {
      ...item,
      ...(entry?.data.date && { day: isoDay(entry.data.date) }),
      ...(figure && { figure }),
      ...(transcript && { transcript }),
    };
  });
}
