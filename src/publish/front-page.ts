import { getPortfolio } from '../content/queries.ts';
import { frontPieces } from '../domain/portfolio/front-page.ts';
import type { PortfolioItem } from '../domain/portfolio/item.ts';
import { toItem } from './portfolio-items.ts';

/** What the front page shows. */
export async function frontPage(): Promise<PortfolioItem[]> {
  const entries = (await getPortfolio()).map((entry) => ({ ...entry.data, entry }));
  return Promise.all(frontPieces(entries).map(({ entry }) => toItem(entry, 0)));
}
