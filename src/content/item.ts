import { excerpt, oneLine } from './text/plain-text.ts';
import type { PictureData } from './pictures/picture.ts';

/** The categories, as they are written in content and shown as tabs (spec §3), and one item of each. */
export const SINGULAR = {
  Articles: 'Article',
  Vidéos: 'Vidéo',
  Photos: 'Photo',
} as const;

export type Category = keyof typeof SINGULAR;

/** One item of the portfolio, as plain values that travel to the browser. */
export interface PortfolioItem extends Editorial {
  /** Identity: the name of its content file. */
  slug: string;
  category: Category;
  /** Its place among the items of its category, newest first, counted from 0. */
  position: number;
  /** May be empty (spec §3): the card then has no heading. */
  title: string;
  /** The start of its text, without formatting markers, where it is shown or names the item. */
  description: string;
  /** Long French form. */
  date?: string;
  /** The same in short. */
  shortDate?: string;
  /** Where an article first appeared. */
  source?: Source;
  /** Its text is private: the site has nothing of it but the start, if that. */
  excerptOnly?: true;
  picture?: PictureData;
  videoUrl?: string;
  /** Address of the captions of a video that the browser's own player shows. */
  captions?: string;
  /** Whether a file of data has the transcript of a video. */
  transcribed?: boolean;
}

export interface Source {
  /** Name of the outlet. */
  outlet: string;
  /** Address of the original there, when it is online. */
  url?: string;
  /** What is left of it when it no longer is. */
  gone?: GoneOriginal;
}

/** An original that was online, and its archived copy where there is one. */
export interface GoneOriginal {
  copy?: { url: string; /** When it was kept, in long French form. */ date: string };
}

type Openable = Pick<PortfolioItem, 'category' | 'videoUrl'>;

/** Whether it is a video whose file gives no address: there is nothing to open. */
export const isSilent = ({ category, videoUrl }: Openable): boolean =>
  category === 'Vidéos' && videoUrl === undefined;

/** Whether it opens over the grid alone: an article has a page of its own. */
export const opensOverGrid = (item: Openable): boolean =>
  item.category !== 'Articles' && !isSilent(item);

type Named = Pick<PortfolioItem, 'title' | 'category' | 'description'>;

/** How much of a description makes a name, in characters. */
const NAME_LENGTH = 60;

/**
 * What to call an item in the name of a control: its title, or its category and the start of its
 * description.
 */
export function itemName({ title, category, description }: Named): string {
  if (title !== '') return title;
  if (description === '') return SINGULAR[category];
  return `${SINGULAR[category]}\u202f: ${excerpt(description, NAME_LENGTH)}`;
}

/** What a journalist adds to an item. Any of it may be missing. */
export interface Editorial {
  /** A title for places with little room. */
  shortTitle?: string;
  /** Pull quote: a sentence of the text. */
  pullQuote?: string;
  /** Standfirst: the sentence or two that introduce the item. */
  standfirst?: string;
  /** Where it takes place. */
  place?: string;
  /** What it is about, at least one. */
  topics?: string[];
}

/** The same as the content has it. */
export type WrittenEditorial = { [Name in keyof Editorial]?: Editorial[Name] | undefined };

/** What of it is there, as plain values that travel to the browser. */
export function editorial({
  shortTitle,
  pullQuote,
  standfirst,
  place,
  topics = [],
}: WrittenEditorial): Editorial {
  return {
    ...(shortTitle !== undefined && { shortTitle }),
    ...(pullQuote !== undefined && { pullQuote }),
    ...(standfirst !== undefined && { standfirst }),
    ...(place !== undefined && { place }),
    ...(topics.length > 0 && { topics }),
  };
}

/** What introduces an item: its standfirst, or else its text. */
export function summary({
  standfirst,
  description,
}: Pick<WrittenEditorial, 'standfirst'> & { description: string }): string {
  return standfirst ?? description;
}

/** What an item is, for whom it was made, or else where, and when: « Article · Le Fil des collines · 18 nov. ». */
export function cardLine({
  category,
  source,
  place,
  shortDate,
}: Pick<PortfolioItem, 'category' | 'source' | 'place' | 'shortDate'>): string {
  return oneLine(SINGULAR[category], source?.outlet ?? place, shortDate);
}
