import { longDate, shortDate } from '../lib/dates.ts';
import { memoize } from '../lib/memoize.ts';
import type { DeadOriginal, Item, Source, ItemFields } from './item.ts';
import { captionsPath, withBasePath } from './paths.ts';
import type { PictureData } from './pictures/picture.ts';
import { excerpt, plainText } from './text/plain-text.ts';
import { parseText } from './text/text-tree.ts';

/** The text of an item or a dossier, parsed once however many cards, pages and files show it. */
export const parseTextOnce = memoize((source: string) => {
  const tree = parseText(source);
  return { tree, plain: plainText(tree) };
});

/**
 * Makes an item of what its file holds.
 *
 * @param written its fields.
 * @param body its text below them.
 * @param gone what is left of its original, where that isn't online any more.
 */
export function toItem(
  written: ItemFields,
  body: string,
  { slug, position, gone }: Pick<Item, 'slug' | 'position'> & { gone?: DeadOriginal | undefined },
): Item {
  return {
    ...written,
    slug,
    position,
    figure: written.thumbnail ?? written.image,
    source: articleSource(written, gone),
    // Parsed where it is asked for: the development server shows one page of many items.
    get text() {
      return parseTextOnce(body).tree;
    },
    get plainText() {
      return parseTextOnce(body).plain;
    },
  };
}

/** Where an article first appeared, when its entry says so. */
function articleSource(
  { outlet, originalUrl: url }: ItemFields,
  gone: DeadOriginal | undefined,
): Source | undefined {
  if (outlet === undefined) return undefined;
  if (gone) return { outlet, gone };
  return { outlet, ...(url !== undefined && { url }) };
}

/** The fields that travel as they are written: all but those that the build alone needs, or that change their form. */
function unchangedFields(item: Item) {
  const { id, date, draft, featured, image, originalUrl, outlet, subtitles, ...others } = item;
  const { thumbnail, transcript, visibility, figure, source, text, plainText, ...fields } = others;
  const { topics, videoUrl, ...unchanged } = fields;
  return unchanged;
}

/** An item as plain values that travel to the browser: every field that isn't named here is as its file has it. */
export interface ItemData extends ReturnType<typeof unchangedFields> {
  /** The start of its text, without formatting markers, where it is shown or names the item. */
  description: string;
  /** At least one. */
  topics?: string[];
  /** Long French form. */
  date?: string;
  /** The same in short. */
  shortDate?: string;
  source?: Source;
  /** Its text is private: the site has nothing of it but the start, if that. */
  excerptOnly?: true;
  picture?: PictureData;
  videoUrl?: string;
  /** Address of the captions of a video that the browser's own player shows. */
  captions?: string;
  /** Whether a file of data has the transcript of a video. */
  transcribed?: true;
}

/**
 * Makes the plain values of an item that travel to the browser.
 *
 * @param picture its figure, prepared.
 * @param today at midnight UTC: a date of this year is written without it where there is little room.
 */
export function serializeItem(item: Item, picture: PictureData | undefined, today: Date): ItemData {
  const { date, source, title, standfirst, category, videoUrl, topics = [], slug } = item;
  const { visibility, subtitles, transcript } = item;
  return {
    ...unchangedFields(item),
    // An article is read in its reader: where its title and its standfirst name it, no card needs its start.
    description:
      category === 'Articles' && title !== '' && standfirst !== undefined
        ? ''
        : excerpt(item.plainText),
    ...(topics.length > 0 && { topics }),
    // A narrow card has no room for a date on one line with a place: it breaks between the two.
    ...(date && {
      date: longDate(date).replaceAll(' ', '\u00a0'),
      shortDate: shortDate(date, today).replaceAll(' ', '\u00a0'),
    }),
    ...(picture && { picture }),
    ...(source && { source }),
    ...(visibility === 'private' && { excerptOnly: true }),
    ...(videoUrl !== undefined && { videoUrl: withBasePath(videoUrl) }),
    ...(subtitles !== undefined && { captions: captionsPath(slug) }),
    ...(transcript !== undefined && { transcribed: true }),
  };
}
