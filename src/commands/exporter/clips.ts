import { itemName, CATEGORY_NAMES } from '../../content/item.ts';
import { isScheduled } from '../../content/publish-status.ts';
import { isSafeLink } from '../../lib/safe-link.ts';
import { isoDay } from '../../lib/dates.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { parseText } from '../../content/text/text-tree.ts';
import type { ParsedContent, ItemFile } from '../../content/parsed-content.server.ts';

/** One published or waiting work, as the lists of the archive have it. */
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
 * Every item of the portfolio, newest first, then those without a date.
 *
 * @param home address of the home page, with its last « / ».
 * @param today the current day, at midnight UTC.
 */
export function clips({ items }: Pick<ParsedContent, 'items'>, home: string, today: Date): Clip[] {
  const named = items.toSorted((a, b) => a.slug.localeCompare(b.slug, 'fr'));
  return named.map((item) => clip(item, home, today)).sort((a, b) => b.day.localeCompare(a.day));
}

function clip(item: ItemFile, home: string, today: Date): Clip {
  const { slug, data, body } = item;
  const { category, title, date, draft, topics = [], place = '' } = data;
  const waiting = isScheduled(data, today) ? 'programmé' : '';
  const state = draft === true ? 'brouillon' : waiting;
  const { outlet = '', originalUrl = '' } = data.category === 'Articles' ? data : {};
  const elsewhere = data.category === 'Vidéos' ? (data.videoUrl ?? '') : originalUrl;
  return {
    slug,
    name: itemName({ title, category, description: plainText(parseText(body)) }),
    category: CATEGORY_NAMES[category],
    day: date ? isoDay(date) : '',
    state,
    outlet,
    original: isSafeLink(elsewhere) ? elsewhere : '',
    address: state === '' ? home + pathOf(item) : '',
    topics: topics.join(', '),
    place,
    item,
  };
}

/** Where an item shows on the site: an article has a page, the others have their place in the list of all. */
function pathOf({ slug, data: { category } }: ItemFile): string {
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

/** Every clip and every publication, a row each, for a spreadsheet. */
export function clipList(
  clips: readonly Clip[],
  { publications }: Pick<ParsedContent, 'publications'>,
) {
  return csv([
    COLUMNS,
    ...clips.map(({ name, category, day, outlet, original, address, topics, place, state }) => [
      ...[name, category, day, outlet, original, address, topics, place, state],
    ]),
    ...publications.map(({ title, date, url }) => [
      ...[title, 'Publication', date, 'LinkedIn', url, '', '', '', ''],
    ]),
  ]);
}

/** What tells Excel that the accents are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a spreadsheet opens them by double click: a French one separates by semicolons (RFC 4180 but for that).
 *
 * @param rows each with as many cells as the first, which names them.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
