import { buildDay } from './environment.server.ts';
import { getPortfolio, type PortfolioEntry } from './queries.server.ts';
import { entryText } from './text/entry-text.ts';
import { goneOriginal } from './dead-links.server.ts';
import { pictureData } from './pictures/pictures.server.ts';
import { type PortfolioItem } from './item.ts';
import { itemFigure, portfolioItem } from './item-data.ts';
import { CHUNK_SIZE } from './paths.ts';
import { filterItems, perTab, TAB_SLUGS, TABS, type PerTab } from './tabs.ts';

/** How wide a card is shown: the grid has two, three or six columns (spec §9). */
const CARD_SIZES =
  '(min-width: 106rem) 16rem, (min-width: 90rem) 15vw, (min-width: 48rem) 15rem, (min-width: 43rem) 30vw, 45vw';

/** Every portfolio item, newest first, ready to be shown. */
export async function portfolioItems(): Promise<PortfolioItem[]> {
  return toItems(await getPortfolio());
}

/**
 * What the home page carries of the portfolio.
 *
 * @param count how many items.
 * @returns the newest ones, and how many there are behind each tab.
 */
export async function newestItems(
  count: number,
): Promise<{ items: PortfolioItem[]; totals: PerTab<number> }> {
  const entries = await getPortfolio();
  const categories = entries.map(({ data: { category } }) => ({ category }));
  return {
    items: await toItems(entries.slice(0, count)),
    totals: perTab((tab) => filterItems(categories, tab).length),
  };
}

/** The files of data that the grid asks for when it needs them: 24 items of one tab each. */
export async function portfolioChunks(): Promise<
  { tab: string; chunk: string; items: PortfolioItem[] }[]
> {
  const items = await portfolioItems();
  return TABS.flatMap((tab) => {
    const matching = filterItems(items, tab);
    return Array.from({ length: Math.ceil(matching.length / CHUNK_SIZE) }, (_, index) => ({
      tab: TAB_SLUGS[tab],
      chunk: String(index + 1),
      items: matching.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    }));
  });
}

/** The first entries, or all: each takes its place among those of its category. */
function toItems(entries: PortfolioEntry[]): Promise<PortfolioItem[]> {
  const counted = perTab(() => 0);
  return Promise.all(entries.map((entry) => toItem(entry, counted[entry.data.category]++)));
}

/** One entry, ready to be shown, at its place among those of its category. */
export async function toItem(entry: PortfolioEntry, position: number): Promise<PortfolioItem> {
  const { data } = entry;
  const figure = itemFigure(data);
  return portfolioItem(data, {
    slug: entry.id,
    position,
    text: entryText(entry).plain,
    picture: figure && (await pictureData(figure, CARD_SIZES)),
    gone: data.category === 'Articles' ? await goneOriginal(data.originalUrl) : undefined,
    today: buildDay(),
  });
}
