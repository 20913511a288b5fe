import { getCollection } from 'astro:content';
import { findDeadOriginal } from './dead-links.server.ts';
import { getBuildDay } from './environment.server.ts';
import { createItemData, toItem, type ItemData, parseTextCached } from './item-data.ts';
import type { Article, Item } from './item.ts';
import { CHUNK_SIZE } from './paths.ts';
import { pictureData } from './pictures/pictures.server.ts';
import { memoizeInBuild } from './queries.server.ts';
import { getScans } from './scans.server.ts';
import { isSelfHostedSound } from './sound/sound.ts';
import { readSoundFile } from './sound/sound-file.server.ts';
import { filterItems, perTab, TAB_SLUGS, TABS, type PerTab } from './portfolio-tabs.ts';
import type { TextTree } from './text/text-tree.ts';

/** The `sizes` attribute of a card's picture: the grid has two, three or six columns (spec §9). */
const CARD_SIZES =
  '(min-width: 106rem) 16rem, (min-width: 90rem) 15vw, (min-width: 48rem) 15rem, (min-width: 43rem) 30vw, 45vw';

const fileNameOrder = new Intl.Collator('fr', { numeric: true });

/** Returns all portfolio items: newest first, then those without a date by file name. */
export const getItems = memoizeInBuild(async (): Promise<Item[]> => {
  const entries = await getCollection('portfolio');
  const pictures = new Map(
    (await getCollection('textPictures')).map(({ id, data }) => [id, data.pictures]),
  );
  const counts = perTab(() => 0);
  const time = ({ data }: (typeof entries)[number]) => data.date?.getTime() ?? 0;
  return Promise.all(
    entries
      .toSorted((a, b) => time(b) - time(a) || fileNameOrder.compare(a.id, b.id))
      .map(async ({ id: slug, data, body = '' }) => {
        const position = counts[data.category]++;
        const gone = data.category === 'Articles' && (await findDeadOriginal(data.originalUrl));
        const textPictures = pictures.get(slug);
        const audio = data.category === 'Articles' ? data.audio : undefined;
        const soundFile =
          audio !== undefined && isSelfHostedSound(audio) ? await readSoundFile(audio) : undefined;
        return toItem(data, body, {
          slug,
          position,
          textPictures,
          soundFile,
          ...(gone && { gone }),
        });
      }),
  );
});

export async function getArticles(): Promise<Article[]> {
  return (await getItems()).filter((item): item is Article => item.category === 'Articles');
}

export const hasPortfolio = async () => (await getItems()).length > 0;

/** The `sizes` attribute of a picture in a text, which is as wide as the column of text. */
const TEXT_PICTURE_SIZES = '(min-width: 46rem) 40rem, 92vw';

/** Returns the text of an item, in which every picture has its built files. */
export async function getTextWithPictures({ text, textPictures = {} }: Item): Promise<TextTree> {
  return Promise.all(
    text.map(async (block) => {
      if (!('type' in block) || block.type !== 'picture' || 'srcset' in block.picture) return block;
      const { src, ...texts } = block.picture;
      // It is never cropped: no focus needs to be found.
      const figure = { ...texts, src: textPictures[src] ?? src, focalPoint: 'center' } as const;
      return { ...block, picture: await pictureData(figure, TEXT_PICTURE_SIZES) };
    }),
  );
}

/** Converts an item to JSON for its card and modal: with its picture in the sizes of a card, and scans of its printed pages. */
export async function createCardData(item: Item): Promise<ItemData> {
  const { figure } = item;
  const picture = figure && (await pictureData(figure, CARD_SIZES));
  const scans = await getScans(item);
  return { ...createItemData(item, picture, getBuildDay()), ...(scans && { scans }) };
}

/** Returns the newest items as JSON for the home page, and the number of items behind each tab. */
export async function newestItems(
  count: number,
): Promise<{ items: ItemData[]; totals: PerTab<number> }> {
  const items = await getItems();
  return {
    items: await Promise.all(items.slice(0, count).map(createCardData)),
    totals: perTab((tab) => filterItems(items, tab).length),
  };
}

/** Splits the items of each tab into chunks: the JSON files that the grid fetches as the visitor asks for more. */
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

/** Parses the Markdown transcript of an item's video or sound; returns undefined where the item has none. */
export function parseTranscript({ transcript }: Pick<Item, 'transcript'>): TextTree | undefined {
  return transcript === undefined ? undefined : parseTextCached(transcript).tree;
}
