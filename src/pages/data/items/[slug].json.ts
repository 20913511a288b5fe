import type { APIRoute } from 'astro';
import type { PortfolioItem } from '@/domain/portfolio/item.ts';
import { portfolioItems } from '@/publish/portfolio-items.ts';

/** One file a video or photo, for an address that opens it. An article has a page of its own. */
export async function getStaticPaths() {
  const items = await portfolioItems();
  return items
    .filter(({ category }) => category !== 'Articles')
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));
}

export const GET: APIRoute<{ item: PortfolioItem }> = ({ props }) => Response.json(props.item);
