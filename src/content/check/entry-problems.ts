import { z } from 'zod';
import type { Probes } from './lookups.ts';
import { isEnded, isScheduled, type Standing } from '../publish-status.ts';
import { longDate } from '../../lib/dates.ts';
import { isSafeLink } from '../../lib/safe-link.ts';
import { textLinks } from '../text/text-tree.ts';

const itemFields = z.object({
  date: z.coerce.date().optional().catch(undefined),
  videoUrl: z.string().default('').catch(''),
});

/**
 * What is wrong with a portfolio item that its schema can't see: it needs the text, the front matter as
 * it is written, or the disk.
 *
 * @param file one item.
 * @param isPublic whether the site has a file of that address in `public/`.
 */
export async function itemIssues(
  { data, body, source }: ContentFile,
  isPublic: Probes['isPublic'],
): Promise<Issue[]> {
  const { date, videoUrl } = itemFields.catch(NO_ITEM).parse(data);
  return [
    ...dateIssues('date', date, source),
    ...(await missingVideo(videoUrl, isPublic)),
    ...linkIssues(body),
  ];
}

const NO_ITEM = { date: undefined, videoUrl: '' };

/** A video of the site’s own that isn’t there. */
async function missingVideo(address: string, isPublic: Probes['isPublic']): Promise<Issue[]> {
  if (!/^\/[^/]/.test(address) || (await isPublic(address))) return [];
  return [
    {
      path: ['videoUrl'],
      message: `la vidéo « ${address} » est introuvable ; déposez-la dans le dossier « public » ou corrigez l’adresse`,
    },
  ];
}

const day = z.coerce.date().optional().catch(undefined);

const dossierFields = z.object({
  items: z.array(z.string()).catch([]),
  date: day,
  lastDay: day,
  draft: z.boolean().optional().catch(undefined),
});

type Lookups = Pick<Probes, 'standingOf' | 'today'>;

/**
 * What is wrong with a dossier that its schema can't see: days that don't exist, links that lead nowhere, and items that
 * are not on the site on the day that it is. A dossier without a page, a draft or one that has ended, asks nothing of
 * its items.
 *
 * @param file one dossier.
 * @param lookups what the items are, and which day it is.
 */
export async function dossierIssues(
  { data, body, source }: ContentFile,
  { standingOf, today }: Lookups,
): Promise<Issue[]> {
  const { items, date, lastDay, draft } = dossierFields.catch(NO_DOSSIER).parse(data);
  const written = [
    ...dateIssues('date', date, source),
    ...dateIssues('lastDay', lastDay, source),
    ...linkIssues(body),
  ];
  if (draft || isEnded({ lastDay }, today)) return written;
  const shown = date !== undefined && date > today ? date : today;
  const hidden = await Promise.all(
    items.map(async (name, index) => {
      const message = fault(name, await standingOf(name), shown);
      return message === undefined ? [] : [{ path: ['items', index], message }];
    }),
  );
  return [...written, ...hidden.flat()];
}

const NO_DOSSIER = { items: [], date: undefined, lastDay: undefined, draft: undefined };

function fault(name: string, item: Standing | undefined, shown: Date): string | undefined {
  if (item === undefined)
    return `aucun élément du portfolio ne s’appelle « ${name} » ; corrigez ce nom, ou retirez-le du dossier`;
  if (item.draft) return `« ${name} » est un brouillon ; publiez-le, ou retirez-le du dossier`;
  if (item.date === undefined || !isScheduled(item, shown)) return undefined;
  return `« ${name} » ne paraîtra que le ${longDate(item.date)} ; retirez-le du dossier, ou datez le dossier de ce jour-là`;
}

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
function dateIssues(field: string, date: Date | undefined, source: string): Issue[] {
  if (date === undefined || source.includes(date.toISOString().slice(0, 10))) return [];
  return [
    {
      path: [field],
      message: 'ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 »',
    },
  ];
}

/** Links of a text that lead nowhere. */
function linkIssues(body: string): Issue[] {
  return textLinks(body)
    .filter((href) => !isSafeLink(href))
    .map((href) => ({
      path: [],
      message: `dans le texte, le lien « ${href} » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// »`,
    }));
}
