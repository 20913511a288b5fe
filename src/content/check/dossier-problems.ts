import { z } from 'zod';
import { isEnded } from '../dossier.ts';
import { isScheduled, type Standing } from '../visibility.ts';
import { longDate } from '../../lib/french-date.ts';
import type { Probes } from './lookups.ts';
import { dateIssues, linkIssues, type ContentFile, type Issue } from './written-problems.ts';

const day = z.coerce.date().optional().catch(undefined);

const dossier = z.object({
  elements: z.array(z.string()).catch([]),
  date: day,
  fin: day,
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
  const { elements, date, fin, draft } = dossier.catch(NOTHING).parse(data);
  const written = [
    ...dateIssues('date', date, source),
    ...dateIssues('fin', fin, source),
    ...linkIssues(body),
  ];
  if (draft || isEnded({ fin }, today)) return written;
  const shown = date !== undefined && date > today ? date : today;
  const items = await Promise.all(
    elements.map(async (name, index) => {
      const message = fault(name, await standingOf(name), shown);
      return message === undefined ? [] : [{ path: ['elements', index], message }];
    }),
  );
  return [...written, ...items.flat()];
}

const NOTHING = { elements: [], date: undefined, fin: undefined, draft: undefined };

function fault(name: string, item: Standing | undefined, shown: Date): string | undefined {
  if (item === undefined)
    return `aucun élément du portfolio ne s’appelle « ${name} » ; corrigez ce nom, ou retirez-le du dossier`;
  if (item.draft) return `« ${name} » est un brouillon ; publiez-le, ou retirez-le du dossier`;
  if (item.date === undefined || !isScheduled(item, shown)) return undefined;
  return `« ${name} » ne paraîtra que le ${longDate(item.date)} ; retirez-le du dossier, ou datez le dossier de ce jour-là`;
}
