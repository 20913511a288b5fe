import type { Content } from '../../content/content-of.ts';
import type { Clip } from './clip.ts';
import { csv } from './csv.ts';

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
