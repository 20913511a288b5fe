import { longDate, shortDate } from '../lib/dates.ts';
import {
  editorial,
  type Category,
  type GoneOriginal,
  type PortfolioItem,
  type Source,
  type WrittenEditorial,
} from './item.ts';
import { captionsPath, publicAddress } from './paths.ts';
import type { Figure, PictureData } from './pictures/picture.ts';
import { excerpt } from './text/plain-text.ts';

/** The front matter of an item, of whichever category. */
interface WrittenItem extends WrittenEditorial {
  category: Category;
  title: string;
  date?: Date | undefined;
  image?: Figure | undefined;
  thumbnail?: Figure | undefined;
  videoUrl?: string | undefined;
  subtitles?: string | undefined;
  transcript?: string | undefined;
  outlet?: string | undefined;
  originalUrl?: string | undefined;
  visibility?: 'public' | 'private' | undefined;
}

/** What an item has besides its front matter. */
interface Rest {
  slug: string;
  position: number;
  /** Its whole text, plain and on one line. */
  text: string;
  /** Its figure, prepared. */
  picture?: PictureData | undefined;
  /** What is left of its original, where that isn't online any more. */
  gone?: GoneOriginal | undefined;
  /** Which day it is, at midnight UTC: a date of this year is written without it where there is little room. */
  today: Date;
}

/** The figure that shows for an item: a video's thumbnail, where it has one. */
export function itemFigure<Shown extends Figure>({
  thumbnail,
  image,
}: {
  thumbnail?: Shown | undefined;
  image?: Shown | undefined;
}): Shown | undefined {
  return thumbnail ?? image;
}

/** An item as it travels to the browser. */
export function portfolioItem(written: WrittenItem, rest: Rest): PortfolioItem {
  const { category, title, standfirst, date, videoUrl, visibility, subtitles, transcript } =
    written;
  const { slug, position, text, picture, gone, today } = rest;
  return {
    slug,
    category,
    position,
    title,
    // An article is read in its reader: where its title and its standfirst name it, no card needs its start.
    description:
      category === 'Articles' && title !== '' && standfirst !== undefined ? '' : excerpt(text),
    ...editorial(written),
    // A narrow card has no room for a date on one line with a place: it breaks between the two.
    ...(date && {
      date: longDate(date).replaceAll(' ', '\u00a0'),
      shortDate: shortDate(date, today).replaceAll(' ', '\u00a0'),
    }),
    ...(picture && { picture }),
    ...sourceOf(written, gone),
    ...(visibility === 'private' && { excerptOnly: true }),
    ...(videoUrl !== undefined && { videoUrl: publicAddress(videoUrl) }),
    ...(subtitles !== undefined && { captions: captionsPath(slug) }),
    ...(transcript !== undefined && { transcribed: true }),
  };
}

/** Where an article first appeared, when its entry says so. */
function sourceOf(
  { outlet, originalUrl: url }: WrittenItem,
  gone: GoneOriginal | undefined,
): { source: Source } | undefined {
  if (outlet === undefined) return undefined;
  if (gone) return { source: { outlet, gone } };
  return { source: { outlet, ...(url !== undefined && { url }) } };
}
