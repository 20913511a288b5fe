import { excerpt } from '@/lib/excerpt';
import { getPortfolio, type PortfolioEntry } from '@/lib/content';
import { longDate } from '@/lib/french-date';
import { pictureData } from '@/lib/pictures';
import { plainText } from '@/lib/plain-text';
import { parseText } from '@/lib/text-tree';
import type { PortfolioItem } from './item';

/** How wide a card is shown: the grid has two to six columns (spec §9). */
const CARD_SIZES =
  '(min-width: 86rem) 13rem, (min-width: 70rem) 19vw, (min-width: 54rem) 23vw, (min-width: 43rem) 30vw, 45vw';

/** Every portfolio item, newest first, ready to be shown. */
export async function portfolioItems(): Promise<PortfolioItem[]> {
  return Promise.all((await getPortfolio()).map(toItem));
}

async function toItem({ id, data, body = '' }: PortfolioEntry): Promise<PortfolioItem> {
  const figure = data.category === 'Vidéos' ? (data.thumbnail ?? data.image) : data.image;
  return {
    slug: id,
    category: data.category,
    title: data.title,
    description: excerpt(plainText(parseText(body))),
    ...(data.date && { date: longDate(data.date) }),
    ...(figure && { picture: await pictureData(figure, CARD_SIZES) }),
    ...(data.category === 'Vidéos' && data.videoUrl !== undefined && { videoUrl: data.videoUrl }),
  };
}
