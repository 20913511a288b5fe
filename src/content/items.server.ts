import { getCollection } from 'astro:content';
import { findDeadOriginal } from './dead-links.server.ts';
import { buildDay, contentRoot } from './environment.server.ts';
import { serializeItem, toItem, type ItemData, parseTextOnce } from './item-data.ts';
import type { Article, Item } from './item.ts';
import { CHUNK_SIZE } from './paths.ts';
import { pictureData } from './pictures/pictures.server.ts';
import { memoizeInBuild } from './queries.server.ts';
import { filterItems, perTab, TAB_SLUGS, TABS, type PerTab } from './tabs.ts';
import { join } from 'node:path';
import type { TextTree } from './text/text-tree.ts';

/** How wide a card is shown: the grid has two, three or six columns (spec §9). */
const CARD_SIZES =
  '(min-width: 106rem) 16rem, (min-width: 90rem) 15vw, (min-width: 48rem) 15rem, (min-width: 43rem) 30vw, 45vw';

const fileNameOrder = new Intl.Collator('fr', { numeric: true });

/** Every item of the portfolio: newest first, then the undated ones by file name. */
export const getItems = memoizeInBuild(async (): Promise<Item[]> => {
  const entries = await getCollection('portfolio');
  const counts = perTab(() => 0);
  const time = ({ data }: (typeof entries)[number]) => data.date?.getTime() ?? 0;
  return Promise.all(
    entries
      .toSorted((a, b) => time(b) - time(a) || fileNameOrder.compare(a.id, b.id))
      .map(async ({ id: slug, data, body = '' }) => {
        const position = counts[data.category]++;
        const gone = data.category === 'Articles' && (await findDeadOriginal(data.originalUrl));
        return toItem(data, body, { slug, position, ...(gone && { gone }) });
      }),
  );
});

/** Every article, newest first. */
export async function getArticles(): Promise<Article[]> {
  return (await getItems()).filter((item): item is Article => item.category === 'Articles');
}

/** Whether there is a portfolio to show, and to link to. */
export const hasPortfolio = async () => (await getItems()).length > 0;

/** An item as plain values for the browser, with its picture in the sizes of a card. */
export async function serializeItemForCard(item: Item): Promise<ItemData> {
  const { figure } = item;
  return serializeItem(item, figure && (await pictureData(figure, CARD_SIZES)), buildDay());
}

/**
 * What the home page carries of the portfolio.
 *
 * @param count how many items.
 * @returns the newest ones, and how many there are behind each tab.
 */
export async function newestItems(
  count: number,
): Promise<{ items: ItemData[]; totals: PerTab<number> }> {
  const items = await getItems();
  return {
    items: await Promise.all(items.slice(0, count).map(serializeItemForCard)),
    totals: perTab((tab) => filterItems(items, tab).length),
  };
}

/** The files of data that the grid asks for when it needs them: 24 items of one tab each. */
export async function portfolioChunks(): Promise<{ tab: string; chunk: string; items: Item[] }[]> {
  const items = await getItems();
  return TABS.flatMap((tab) => {
    const matching = filterItems(items, tab);
    return Array.from({ length: Math.ceil(matching.length / CHUNK_SIZE) }, (_, index) => ({
      tab: TAB_SLUGS[tab],
      chunk: String(index + 1),
      items: matching.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    }));
  });
}

/** What is said in a video, where its entry has it. */
export function parseTranscript({ transcript }: Pick<Item, 'transcript'>): TextTree | undefined {
  return transcript === undefined ? undefined : parseTextOnce(transcript).tree;
}

/** Every transcript, with the name of its video. */
export async function getTranscripts(): Promise<{ slug: string; text: TextTree }[]> {
  return (await getItems()).flatMap((item) => {
    const text = parseTranscript(item);
    return text ? [{ slug: item.slug, text }] : [];
  });
}

/** Every file of captions, by its absolute path, with the name of its video. */
export async function getCaptionFiles(): Promise<{ slug: string; file: string }[]> {
  return (await getItems()).flatMap(({ slug, subtitles }) =>
    subtitles === undefined ? [] : [{ slug, file: join(contentRoot(), 'portfolio', subtitles) }],
  );
}
