import type { APIRoute } from 'astro';
import { opensOverGrid, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { portfolioItems } from '@/publish/portfolio-items.ts';

/** One file for each item that an address opens over the grid. */
export async function getStaticPaths() {
  const items = await portfolioItems();
  return items
    .filter(opensOverGrid)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));
}

export const GET: APIRoute<{ item: PortfolioItem }> = ({ props }) => Response.json(props.item);
