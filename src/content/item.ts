import type { z } from 'zod';
import type { Figure } from './pictures/picture.ts';
import type { portfolioSchema } from './schemas/portfolio.ts';
import { excerpt, joinWithDots } from './text/plain-text.ts';
import type { TextTree } from './text/text-tree.ts';

/** The categories, as they are written in content and shown as tabs (spec §3), and one item of each. */
export const CATEGORY_NAMES = {
  Articles: 'Article',
  Vidéos: 'Vidéo',
  Photos: 'Photo',
} as const;

export type Category = keyof typeof CATEGORY_NAMES;

type Variant = z.infer<ReturnType<typeof portfolioSchema>>;
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Union[Key]
    : never
  : never;

/** The fields of an item as its file has them: those of its category, while those of the others are absent. */
export type ItemFields = Pick<Variant, 'category' | 'title'> & {
  [Key in Exclude<KeyOf<Variant>, 'category' | 'title'>]?: ValueOf<Variant, Key> | undefined;
};

/** An item after the content check, as every part of the build reads it. */
export interface Item extends ItemFields {
  /** Identity: the name of its content file. */
  slug: string;
  /** Its place among the items of its category, newest first, counted from 0. */
  position: number;
  /** The picture that shows for it: a video's thumbnail, where it has one. */
  figure: Figure | undefined;
  source: Source | undefined;
  /** Its formatted text; of a private article, the start alone. */
  readonly text: TextTree;
  /** The same on one line, without formatting. */
  readonly plainText: string;
}

export type Article = Item & { category: 'Articles' };

/** Where an article first appeared. */
export interface Source {
  /** Name of the outlet. */
  outlet: string;
  /** Address of the original there, when it is online. */
  url?: string;
  /** What is left of it when it no longer is. */
  gone?: DeadOriginal;
}

/** An original that was online, and its archived copy where there is one. */
export interface DeadOriginal {
  copy?: { url: string; /** When it was archived, in long French form. */ date: string };
}

type Openable = Pick<ItemFields, 'category' | 'videoUrl'>;

/** Whether it is a video whose file gives no address: there is nothing to open. */
export const hasNoVideo = ({ category, videoUrl }: Openable): boolean =>
  category === 'Vidéos' && videoUrl === undefined;

/** Whether it opens over the grid alone: an article has a page of its own. */
export const opensInModal = (item: Openable): boolean =>
  item.category !== 'Articles' && !hasNoVideo(item);

type Text = { description: string } | { plainText: string };

const textOf = (item: Text) => ('plainText' in item ? item.plainText : item.description);

/** How much of a description makes a name, in characters. */
const NAME_LENGTH = 60;

/**
 * What to call an item in the name of a control: its title, or its category and the start of its
 * text.
 */
export function itemName(item: Pick<ItemFields, 'title' | 'category'> & Text): string {
  const { title, category } = item;
  if (title !== '') return title;
  const description = textOf(item);
  if (description === '') return CATEGORY_NAMES[category];
  return `${CATEGORY_NAMES[category]}\u202f: ${excerpt(description, NAME_LENGTH)}`;
}

/**
 * What introduces an item: its standfirst, or else the start of its text.
 *
 * @param length how long it may be, in characters; a standfirst stays whole where none is given.
 */
export function standfirstOrText(
  item: Pick<ItemFields, 'standfirst'> & Text,
  length?: number,
): string {
  if (item.standfirst !== undefined)
    return length === undefined ? item.standfirst : excerpt(item.standfirst, length);
  return 'plainText' in item ? excerpt(item.plainText, length) : item.description;
}

/** What an item is, for whom it was made, or else where, and when: « Article · Le Fil des collines · 18 nov. ». */
export function cardLine({
  category,
  source,
  place,
  shortDate,
}: Pick<ItemFields, 'category' | 'place'> & {
  source?: Source | undefined;
  shortDate?: string;
}): string {
  return joinWithDots(CATEGORY_NAMES[category], source?.outlet ?? place, shortDate);
}
