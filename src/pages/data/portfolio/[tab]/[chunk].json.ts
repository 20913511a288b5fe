import type { Item } from '@/content/item.ts';
import { portfolioChunks, createCardData } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await portfolioChunks()).map(({ tab, chunk, items }) => ({
    params: { tab, chunk },
    props: { items },
  }));

/** Serves the data of consecutive items of a tab, as JSON, which the grid and the photo viewer fetch on demand. */
export const GET = async ({ props }: { props: { items: Item[] } }) =>
  Response.json(await Promise.all(props.items.map(createCardData)));
