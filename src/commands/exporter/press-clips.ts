import { itemName, CATEGORY_NAMES } from '../../content/item.ts';
import { isScheduled } from '../../content/publish-status.ts';
import { isSafeLink } from '../../lib/links.ts';
import { isoDay } from '../../lib/dates.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { parseText } from '../../content/text/parse-text.ts';
import type { ParsedContent, ItemFile } from '../../content/parsed-content.server.ts';

/** An item of the portfolio (article, video or photo) as a row of the export's lists. */
export interface Clip {
  slug: string;
  /** Its title or, for an item without one, its category and the start of its text. */
  name: string;
  category: string;
  /** Its date, as « 2026-11-21 »; empty where there is none. */
  day: string;
  /** « brouillon », « programmé », or nothing for what is on the site. */
  state: string;
  /** The media outlet in which an article first appeared; empty where none is named. */
  outlet: string;
  /** The URL of an article's original, or of a video at another site; else empty, as for the site's own videos. */
  original: string;
  /** Its address on the site; empty as long as it isn't there. */
  address: string;
  topics: string;
  place: string;
  item: ItemFile;
}

/**
 * Returns every item of the portfolio as a clip: the newest first, those without a date last.
 *
 * @param home address of the home page, with its last « / ».
 * @param today the current day, at midnight UTC.
 */
export function listClips(
  { items }: Pick<ParsedContent, 'items'>,
  home: string,
  today: Date,
): Clip[] {
  const itemsBySlug = items.toSorted((a, b) => a.slug.localeCompare(b.slug, 'fr'));
  return itemsBySlug
    .map((item) => createClip(item, home, today))
    .sort((a, b) => b.day.localeCompare(a.day));
}

function createClip(item: ItemFile, home: string, today: Date): Clip {
  const { slug, data, body } = item;
  const { category, title, date, draft, topics = [], place = '' } = data;
  const scheduledState = isScheduled(data, today) ? 'programmé' : '';
  const state = draft === true ? 'brouillon' : scheduledState;
  const { outlet = '', originalUrl = '' } = data.category === 'Articles' ? data : {};
  const sourceUrl = data.category === 'Vidéos' ? (data.videoUrl ?? '') : originalUrl;
  return {
    slug,
    name: itemName({ title, category, description: plainText(parseText(body)) }),
    category: CATEGORY_NAMES[category],
    day: date ? isoDay(date) : '',
    state,
    outlet,
    original: isSafeLink(sourceUrl) ? sourceUrl : '',
    address: state === '' ? home + pathOnSite(item) : '',
    topics: topics.join(', '),
    place,
    item,
  };
}

/** Returns an item's path on the site: an article has a page of its own, a video or photo an anchor on the portfolio page. */
function pathOnSite({ slug, data: { category } }: ItemFile): string {
  return category === 'Articles' ? `articles/${slug}/` : `portfolio/#${slug}`;
}

const COLUMNS = [
  'Titre',
  'Catégorie',
  'Date',
  'Média',
  'Adresse d’origine',
  'Adresse sur le site',
  'Thèmes',
  'Lieu',
  'État',
];

/** Formats all clips and the publications on LinkedIn as the CSV list of the export, one row each. */
export function formatClipList(
  clips: readonly Clip[],
  { publications }: Pick<ParsedContent, 'publications'>,
) {
  return formatCsv([
    COLUMNS,
    ...clips.map(({ name, category, day, outlet, original, address, topics, place, state }) => [
      ...[name, category, day, outlet, original, address, topics, place, state],
    ]),
    ...publications.map(({ title, date, url }) => [
      ...[title, 'Publication', date, 'LinkedIn', url, '', '', '', ''],
    ]),
  ]);
}

/** Character at the start of a CSV file that makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as CSV (RFC 4180), except that semicolons separate the cells, as a French Excel expects.
 *
 * @param rows the first one names the columns; all have as many cells.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(formatCell).join(';')}\r\n`).join('');
}

function formatCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
