import { isSafeLink } from '../../lib/safe-link.ts';
import { textLinks } from '../text/text-tree.ts';

/** What one content file holds. */
export interface ContentFile {
  /** A JSON document, or the front matter of a Markdown file. */
  data: unknown;
  /** The text below the front matter. */
  body: string;
  /** The whole file. */
  source: string;
}

/** A fault beside those that a schema finds. */
export interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * « 11/12/2026 » and « 2026-02-30 » are dates to JavaScript, and not those that the owner had in mind.
 *
 * @param field of the front matter.
 * @param date as it was read.
 * @param source of the file.
 */
export function dateIssues(field: string, date: Date | undefined, source: string): Issue[] {
  if (date === undefined || source.includes(date.toISOString().slice(0, 10))) return [];
  return [
    {
      path: [field],
      message: 'ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 »',
    },
  ];
}

/** Links of a text that lead nowhere. */
export function linkIssues(body: string): Issue[] {
  return textLinks(body)
    .filter((href) => !isSafeLink(href))
    .map((href) => ({
      path: [],
      message: `dans le texte, le lien « ${href} » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// »`,
    }));
}
