import type { APIRoute } from 'astro';
import type { PortfolioItem } from '@/lib/portfolio-item';
import { portfolioChunks } from '@/lib/portfolio-items';

/** Consecutive items of one tab, for the grid and the photo viewer to fetch when they need them. */
export async function getStaticPaths() {
  const chunks = await portfolioChunks();
  return chunks.map(({ tab, chunk, items }) => ({ params: { tab, chunk }, props: { items } }));
}

export const GET: APIRoute<{ items: PortfolioItem[] }> = ({ props }) => Response.json(props.items);
