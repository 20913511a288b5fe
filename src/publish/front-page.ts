import { getPortfolio } from '../content/queries.ts';
import { frontPieces } from '../domain/portfolio/front-page.ts';
import type { PortfolioItem } from '../domain/portfolio/item.ts';
import { itemFigure } from '../domain/portfolio/written-item.ts';
import { toItem } from './portfolio-items.ts';

/** Pieces beside a picture, and where none of them has one. */
const PIECES = 3;
const TITLES = 5;

/** What the front page shows; where one of its pieces has a picture, the first of those leads. */
export async function frontPage(): Promise<PortfolioItem[]> {
  const entries = (await getPortfolio()).map((entry) => ({ ...entry.data, entry }));
  const pieces = frontPieces(entries, PIECES);
  const lead = pieces.find((piece) => itemFigure(piece));
  const shown = lead
    ? [lead, ...pieces.filter((piece) => piece !== lead)]
    : frontPieces(entries, TITLES);
  return Promise.all(shown.map(({ entry }) => toItem(entry, 0)));
}
