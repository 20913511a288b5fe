import { isoDay, longDate, shortDate } from '../lib/dates.ts';
import { memoize } from '../lib/memoize.ts';
import type { DeadOriginal, Item, OriginalPublication, ItemFields } from './item.ts';
import { captionsPath, withBasePath } from './paths.ts';
import type { PictureData } from './pictures/picture.ts';
import type { ScansData } from './scans.ts';
import { formatSoundFacts, articleSound, type SoundFile } from './sound/sound.ts';
import { excerpt, plainText } from './text/plain-text.ts';
import { parseArticleText, parseText } from './text/parse-text.ts';
import { makeUnbreakable } from './text/typography.ts';

/** Adds a cache to a text parser, so that a text is parsed once for all cards, pages and files that show it. */
const cacheParsed = (parse: typeof parseText) =>
  memoize((source: string) => {
    const tree = parse(source);
    return { tree, plain: plainText(tree) };
  });

/** Parses a text without pictures or videos in it: a dossier's message, a transcript, the text of a video or photo. */
export const parseTextCached = cacheParsed(parseText);
const parseArticleTextCached = cacheParsed(parseArticleText);

/**
 * Makes an item from the content of its file.
 *
 * @param gone given when its original is no longer online.
 * @param soundFile given when its sound is a file of the site.
 */
export function toItem(
  fields: ItemFields,
  body: string,
  {
    gone,
    soundFile,
    ...rest
  }: Pick<Item, 'slug' | 'position' | 'textPictures'> & {
    gone?: DeadOriginal | undefined;
    soundFile?: SoundFile | undefined;
  },
): Item {
  const parse = fields.category === 'Articles' ? parseArticleTextCached : parseTextCached;
  return {
    ...fields,
    ...rest,
    figure: fields.thumbnail ?? fields.image,
    source: articleSource(fields, gone),
    sound: articleSound(fields, soundFile),
    // Parsed lazily: the development server renders one page and loads every item.
    get text() {
      return parse(body).tree;
    },
    get plainText() {
      return parse(body).plain;
    },
  };
}

function articleSource(
  { outlet, originalUrl: url }: ItemFields,
  gone: DeadOriginal | undefined,
): OriginalPublication | undefined {
  if (outlet === undefined) return undefined;
  if (gone) return { outlet, gone };
  return { outlet, ...(url !== undefined && { url }) };
}

/** Picks the fields that go to the browser as they are: not those that only the build needs or `createItemData` converts. */
function unchangedFields(item: Item) {
  const { id, date, draft, featured, image, originalUrl, outlet, subtitles, ...others } = item;
  const { thumbnail, transcript, visibility, figure, source, text, plainText, ...fields } = others;
  const { topics, videoUrl, textPictures, audio, audioDuration, ...written } = fields;
  const { audioMegabytes, sound, scans, corrections, ...unchanged } = written;
  return unchanged;
}

/** One correction of a published article. */
export interface Correction {
  /** The day of the correction in ISO 8601 (`day`), and in long French form (`date`). */
  day: string;
  date: string;
  text: string;
}

/** An item as JSON for the browser. Fields that aren't listed here are as in its content file. */
export interface ItemData extends ReturnType<typeof unchangedFields> {
  /** The start of its plain text; empty where nothing shows it. */
  description: string;
  /** Present when there is at least one. */
  topics?: string[];
  /** In long French form. */
  date?: string;
  /** In short French form. */
  shortDate?: string;
  source?: OriginalPublication;
  /** Present when its text is private: the site has at most an excerpt. */
  excerptOnly?: true;
  picture?: PictureData;
  videoUrl?: string;
  /** URL of the captions, for a video in the browser's own player. */
  captions?: string;
  /** Newest first. */
  corrections?: Correction[];
  /** Scans of the pages on which an article was printed; the caller of `createItemData` adds them. */
  scans?: ScansData;
  /** The recording of an article: the URL of its file, and its duration and size, « 6 min 40 s · 3,2 Mo », as far as known. */
  audio?: { src: string; facts: string };
  /** Present when the video or sound has a transcript, which is fetched separately. */
  transcribed?: true;
}

/**
 * Converts an item to JSON for the browser.
 *
 * @param picture the picture of the item (its `figure`), with built files.
 * @param today at midnight UTC: short dates of the current year leave the year out.
 */
export function createItemData(
  item: Item,
  picture: PictureData | undefined,
  today: Date,
): ItemData {
  const { date, source, title, standfirst, category, videoUrl, topics = [], slug } = item;
  const { visibility, subtitles, transcript, sound } = item;
  const corrections = listCorrections(item);
  return {
    ...unchangedFields(item),
    // No card shows the text of an article that has a title and a standfirst.
    description:
      category === 'Articles' && title !== '' && standfirst !== undefined
        ? ''
        : excerpt(item.plainText),
    ...(topics.length > 0 && { topics }),
    // On a narrow card the line breaks between place and date, not inside the date.
    ...(date && {
      date: makeUnbreakable(longDate(date)),
      shortDate: makeUnbreakable(shortDate(date, today)),
    }),
    ...(picture && { picture }),
    ...(source && { source }),
    ...(visibility === 'private' && { excerptOnly: true }),
    ...(corrections.length > 0 && { corrections }),
    ...(videoUrl !== undefined && { videoUrl: withBasePath(videoUrl) }),
    ...(subtitles !== undefined && { captions: captionsPath(slug) }),
    ...(sound && { audio: { src: withBasePath(sound.src), facts: formatSoundFacts(sound) } }),
    ...(transcript !== undefined && { transcribed: true }),
  };
}

/** Lists the corrections of an article, newest first. */
export function listCorrections({ corrections = [] }: Pick<ItemFields, 'corrections'>) {
  return corrections
    .toSorted((one, other) => other.day.getTime() - one.day.getTime())
    .map(({ day, text }): Correction => ({ day: isoDay(day), date: longDate(day), text }));
}
