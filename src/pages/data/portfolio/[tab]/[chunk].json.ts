import type { PortfolioItem } from '@/content/item.ts';
import { portfolioChunks } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await portfolioChunks()).map(({ tab, chunk, items }) => ({
    params: { tab, chunk },
    props: { items },
  }));

/** Consecutive items of one tab, for the grid and the photo viewer to fetch when they need them. */
export const GET = ({ props }: { props: { items: PortfolioItem[] } }) => Response.json(props.items);
