import { z } from 'zod';
import type { Probes } from './lookups.ts';
import { dateIssues, linkIssues, type ContentFile, type Issue } from './written-problems.ts';
import { isEnded, isScheduled, type Standing } from '../visibility.ts';
import { longDate } from '../../lib/dates.ts';

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
