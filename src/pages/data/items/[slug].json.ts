import type { APIRoute } from 'astro';
import type { PortfolioItem } from '@/domain/portfolio/item.ts';
import { portfolioItems } from '@/publish/portfolio-items.ts';

/** One file an item, for an address that opens it. */
export async function getStaticPaths() {
  const items = await portfolioItems();
  return items.map((item) => ({ params: { slug: item.slug }, props: { item } }));
}

export const GET: APIRoute<{ item: PortfolioItem }> = ({ props }) => Response.json(props.item);
