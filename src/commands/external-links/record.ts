import { z } from 'zod';

/** Path of the record below the content folder. */
export const DEAD_LINKS = 'liens-morts.json';

/**
 * The addresses that answer no more. A machine writes it and the owner reads it: its words are French.
 */
export const deadLinksSchema = z.object({
  liens: z.array(
    z.object({
      /** The file that has the link, below the content folder. */
      fichier: z.string(),
      adresse: z.string(),
      /** What the host answered. */
      raison: z.string(),
      /** The day on which it was first found dead. */
      depuis: z.iso.date(),
      /** Where to look for an archived copy. */
      archive: z.string(),
    }),
  ),
});

export type DeadLink = z.infer<typeof deadLinksSchema>['liens'][number];

/**
 * The record of this week.
 *
 * @param dead what was found dead.
 * @param before the last record: what stands in it keeps its day.
 * @param today « 2026-11-21 ».
 */
export function newRecord(
  dead: Pick<DeadLink, 'fichier' | 'adresse' | 'raison'>[],
  before: DeadLink[],
  today: string,
): DeadLink[] {
  return dead.map((link) => ({
    ...link,
    depuis: before.find(({ adresse }) => adresse === link.adresse)?.depuis ?? today,
    archive: `https://web.archive.org/web/${link.adresse}`,
  }));
}
