import { getPortfolio } from '@/content/queries.server.ts';
import { frontPieces } from './front-page.ts';
import type { PortfolioItem } from '@/content/item.ts';
import { toItem } from '@/content/items.server.ts';

/** What the front page shows. */
export async function frontPage(): Promise<PortfolioItem[]> {
  const entries = (await getPortfolio()).map((entry) => ({ ...entry.data, entry }));
  return Promise.all(frontPieces(entries).map(({ entry }) => toItem(entry, 0)));
}
