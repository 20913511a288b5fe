import { isEnded } from '../../content/dossier.ts';
import { isPublished, isScheduled } from '../../content/visibility.ts';
import { longDate } from '../../lib/french-date.ts';
import type { Dossier } from '../../content/parsed-content.server.ts';
import type { Rule } from './remark.ts';

/** Where the page of each dossier is, and until when: nothing else of the site says so. Those that have ended come first. */
export const dossiers: Rule = ({ site, dossiers: all }, today) =>
  all
    .toSorted((one, other) => Number(isEnded(other.data, today)) - Number(isEnded(one.data, today)))
    .flatMap((dossier) => remark(dossier, site.url, today));

function remark({ file, data }: Dossier, site: string, today: Date) {
  const { fin, date, cle } = data;
  const at = `${site.replace(/\/+$/, '')}/dossiers/${cle}/`;
  if (fin && isEnded(data, today))
    return {
      file,
      path: ['fin'],
      message: `le ${longDate(fin)} est passé et la page n’existe plus ; donnez-lui un autre dernier jour, ou supprimez ce dossier`,
    };
  if (date && isScheduled(data, today))
    return {
      file,
      path: ['date'],
      message: `sa page sera à ${at} le ${longDate(date)} ; pour un autre jour, changez la date`,
    };
  if (!isPublished(data, today)) return [];
  return {
    file,
    message: `sa page est à ${at}${fin ? ` jusqu’au ${longDate(fin)}` : ''} ; un dépôt public sur GitHub le montre aussi`,
  };
}
