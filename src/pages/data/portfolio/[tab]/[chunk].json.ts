import type { APIRoute } from 'astro';
import type { PortfolioItem } from '@/domain/portfolio/item.ts';
import { portfolioChunks } from '@/publish/portfolio-items.ts';

/** Consecutive items of one tab, for the grid and the photo viewer to fetch when they need them. */
export async function getStaticPaths() {
  const chunks = await portfolioChunks();
  return chunks.map(({ tab, chunk, items }) => ({ params: { tab, chunk }, props: { items } }));
}

export const GET: APIRoute<{ items: PortfolioItem[] }> = ({ props }) => Response.json(props.items);
