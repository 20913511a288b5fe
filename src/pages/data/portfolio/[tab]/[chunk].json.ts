import type { Item } from '@/content/item.ts';
import { portfolioChunks, serializeItemForCard } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await portfolioChunks()).map(({ tab, chunk, items }) => ({
    params: { tab, chunk },
    props: { items },
  }));

/** Consecutive items of one tab, for the grid and the photo viewer to fetch when they need them. */
export const GET = async ({ props }: { props: { items: Item[] } }) =>
  Response.json(await Promise.all(props.items.map(serializeItemForCard)));
