import { itemName, CATEGORY_NAMES } from '../../content/item.ts';
import { isScheduled } from '../../content/publish-status.ts';
import { isSafeLink } from '../../lib/links.ts';
import { isoDay } from '../../lib/dates.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { parseText } from '../../content/text/parse-text.ts';
import type { ParsedContent, ItemFile } from '../../content/parsed-content.server.ts';

/** An item of the portfolio, as a row of the export's lists. */
export interface Clip {
  slug: string;
  /** What it is called, also where it has no title. */
  name: string;
  category: string;
  /** « 2026-11-21 »; empty where there is none. */
  day: string;
  /** « brouillon », « programmé », or nothing for what is on the site. */
  state: string;
  /** Where it first appeared, and its address there. */
  outlet: string;
  original: string;
  /** Its address on the site; empty as long as it isn't there. */
  address: string;
  topics: string;
  place: string;
  item: ItemFile;
}

/**
 * Lists every item of the portfolio, newest first, then those without a date.
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

/** Returns an item's path on the site: an article has a page, others an anchor in the portfolio list. */
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

/** Formats all clips and publications as CSV, one row each. */
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

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as CSV with semicolons, which a French Excel expects (otherwise RFC 4180).
 *
 * @param rows each with as many cells as the first, which names them.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(formatCell).join(';')}\r\n`).join('');
}

function formatCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
