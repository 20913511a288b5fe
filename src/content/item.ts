import type { z } from 'zod';
import type { Figure, LocalImage } from './pictures/picture.ts';
import type { portfolioSchema } from './schemas/portfolio.ts';
import type { Sound } from './sound/sound.ts';
import { excerpt, joinWithDots } from './text/plain-text.ts';
import type { TextTree } from './text/text-tree.ts';

/** The categories of items. The keys are their names in content files and on tabs (spec §3), the values the singular. */
export const CATEGORY_NAMES = {
  Articles: 'Article',
  Vidéos: 'Vidéo',
  Photos: 'Photo',
} as const;

export type Category = keyof typeof CATEGORY_NAMES;

/** How many items « À la une » at the top of the home page shows, unless none of them has a picture. */
export const FRONT_PAGE_ITEMS = 3;

type Variant = z.infer<ReturnType<typeof portfolioSchema>>;
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Union[Key]
    : never
  : never;

/** The fields of an item's content file, whatever its category: those that not every category has are optional. */
export type ItemFields = Pick<Variant, 'category' | 'title'> & {
  [Key in Exclude<KeyOf<Variant>, 'category' | 'title'>]?: ValueOf<Variant, Key> | undefined;
};

/** A portfolio item after the content check: what every part of the build works on. */
export interface Item extends ItemFields {
  /** The name of its content file without the extension, which identifies the item. */
  slug: string;
  /** Its index among the items of its category, newest first. */
  position: number;
  /** The picture that represents the item, on its card for example: a video's thumbnail, or else the item's image. */
  figure: Figure | undefined;
  source: OriginalPublication | undefined;
  sound: Sound | undefined;
  /** The files of the pictures in its text, by the paths that the text gives. */
  textPictures?: Readonly<Record<string, LocalImage>> | undefined;
  /** Its formatted text; of a private article, only the excerpt. */
  readonly text: TextTree;
  /** The same on one line, without formatting. */
  readonly plainText: string;
}

export type Article = Item & { category: 'Articles' };

/** Where an article was first published. */
export interface OriginalPublication {
  /** Name of the outlet. */
  outlet: string;
  /** URL of the original at the outlet, if it is online. */
  url?: string;
  /** Present when the original is no longer online. */
  gone?: DeadOriginal;
}

/** An original that is no longer online, with its archived copy, if there is one. */
export interface DeadOriginal {
  copy?: { url: string; /** When it was archived, in long French form. */ date: string };
}

type Openable = Pick<ItemFields, 'category' | 'videoUrl'>;

/** Whether an item is a video without a URL, which visitors can't open yet. */
export const isVideoWithoutUrl = ({ category, videoUrl }: Openable): boolean =>
  category === 'Vidéos' && videoUrl === undefined;

/** Whether an item has no page of its own and opens only in a modal over the grid: a photo, or a video with a URL. */
export const opensOnlyInModal = (item: Openable): boolean =>
  item.category !== 'Articles' && !isVideoWithoutUrl(item);

/** The text of an item, or the description that travels to the browser in its place. */
type ItemText = { description: string } | { plainText: string };

/** Length, in characters, of the start of a text that stands for a missing title. */
const NAME_LENGTH = 60;

/** Returns the accessible name of an item: its title, or else its category and the start of its text. */
export function itemName(item: Pick<ItemFields, 'title' | 'category'> & ItemText): string {
  const { title, category } = item;
  if (title !== '') return title;
  const text = 'plainText' in item ? item.plainText : item.description;
  if (text === '') return CATEGORY_NAMES[category];
  return `${CATEGORY_NAMES[category]}\u202f: ${excerpt(text, NAME_LENGTH)}`;
}

/**
 * Returns the introduction of an item: its standfirst, or else the start of its text.
 *
 * @param length the maximum in characters; without it, a standfirst isn't cut.
 */
export function standfirstOrText(
  item: Pick<ItemFields, 'standfirst'> & ItemText,
  length?: number,
): string {
  if (item.standfirst !== undefined)
    return length === undefined ? item.standfirst : excerpt(item.standfirst, length);
  return 'plainText' in item ? excerpt(item.plainText, length) : item.description;
}

/** The code of the language in which a work is written or spoken, such as `en`. */
export type Language = NonNullable<ItemFields['lang']>;

/** Adds the language of a work to its kind: « Article », or « Article (en anglais) ». */
export const appendLanguage = (kind: string, lang: ItemFields['lang']): string =>
  lang === 'en' ? `${kind} (en anglais)` : kind;

/** Returns the line of facts on a card: category, outlet or else place, date: « Article · Le Fil des collines · 18 nov. ». */
export function formatCardFacts({
  category,
  lang,
  source,
  place,
  shortDate,
}: Pick<ItemFields, 'category' | 'lang' | 'place'> & {
  source?: OriginalPublication | undefined;
  shortDate?: string;
}): string {
  return joinWithDots(
    appendLanguage(CATEGORY_NAMES[category], lang),
    source?.outlet ?? place,
    shortDate,
  );
}
