import { getPortfolio } from '../content/queries.ts';
import { cardLine } from '../domain/portfolio/card-line.ts';
import { frontPieces } from '../domain/portfolio/front-page.ts';
import { itemName, type PortfolioItem } from '../domain/portfolio/item.ts';
import { itemPath } from '../domain/portfolio/paths.ts';
import { itemFigure } from '../domain/portfolio/written-item.ts';
import type { PictureData } from '../domain/picture.ts';
import { pictureData } from './pictures/pictures.ts';
import { toItem } from './portfolio-items.ts';

/** One piece of work on the front page. */
export interface FrontPiece {
  title: string;
  /** What it is, for whom, and when. */
  line: string;
  href: string;
  /** Of the piece that leads. */
  picture?: PictureData;
}

/** Pieces beside a picture, and where none of them has one. */
const PIECES = 3;
const TITLES = 5;

/** How wide the picture is shown, and the files of it: light ones, on the one screen that must come at once. */
const LEAD_SIZES = '(min-width: 84rem) 29rem, 34vw';
const LEAD_WIDTHS = [480, 720];

/** What the front page shows; the first piece that has a picture leads. */
export async function frontPage(): Promise<FrontPiece[]> {
  const entries = (await getPortfolio()).map((entry) => ({ ...entry.data, entry }));
  const pieces = frontPieces(entries, PIECES);
  const lead = pieces.find((piece) => itemFigure(piece));
  const shown = lead
    ? [lead, ...pieces.filter((one) => one !== lead)]
    : frontPieces(entries, TITLES);
  return Promise.all(
    shown.map(async (piece) => {
      const figure = piece === lead && itemFigure(piece);
      return {
        ...front(await toItem(piece.entry, 0)),
        ...(figure && { picture: await pictureData(figure, LEAD_SIZES, LEAD_WIDTHS) }),
      };
    }),
  );
}

function front(item: PortfolioItem): Omit<FrontPiece, 'picture'> {
  return { title: item.titreCourt ?? itemName(item), line: cardLine(item), href: itemPath(item) };
}
