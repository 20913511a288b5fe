import type { Content } from '../../content/parsed-content.server.ts';
import type { Clip } from './clip.ts';

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
export function clipList(clips: readonly Clip[], { publications }: Pick<Content, 'publications'>) {
  return csv([
    COLUMNS,
    ...clips.map(({ name, category, day, outlet, original, address, themes, place, state }) => [
      ...[name, category, day, outlet, original, address, themes, place, state],
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
