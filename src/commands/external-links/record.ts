import type { ArchivedCopy, DeadLink } from '../../content/dead-links.ts';
import type { Dead } from './check.ts';

/**
 * The record of this week. A page that answers again isn't in it.
 *
 * @param dead what was found dead.
 * @param before the last record: what stands in it keeps its day and its copy.
 * @param copies that were found this week, by the address of the page.
 * @param today « 2026-11-21 ».
 */
export function newRecord(
  dead: Dead[],
  before: DeadLink[],
  copies: ReadonlyMap<string, ArchivedCopy>,
  today: string,
): DeadLink[] {
  return dead.map(({ fichier, adresse, raison }) => {
    const known = before.find((link) => link.adresse === adresse);
    const copie = known?.copie ?? copies.get(adresse);
    return {
      fichier,
      adresse,
      raison,
      depuis: known?.depuis ?? today,
      archive: `https://web.archive.org/web/${adresse}`,
      ...(copie && { copie }),
    };
  });
}
