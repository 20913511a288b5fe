import { opensOverGrid, type PortfolioItem } from '@/content/item.ts';
import { portfolioItems } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await portfolioItems())
    .filter(opensOverGrid)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** One file for each item that an address opens over the grid. */
export const GET = ({ props }: { props: { item: PortfolioItem } }) => Response.json(props.item);
