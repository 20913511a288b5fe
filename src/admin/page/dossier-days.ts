import { isEnded, type Term } from '@/content/dossier.ts';
import { longDate } from '@/lib/french-date.ts';

/**
 * When the page of a dossier is there, in French.
 *
 * @param today the current day, at midnight UTC.
 */
export function dossierDays(dossier: Term, today: Date): string {
  const { date, fin } = dossier;
  if (fin && isEnded(dossier, today))
    return `Son dernier jour, le ${longDate(fin)}, est passé : elle ne mène nulle part.`;
  const opening =
    date && date > today
      ? `Elle s’ouvrira le ${longDate(date)}.`
      : 'Elle s’ouvre une fois le site publié.';
  return fin ? `${opening} Dernier jour : ${longDate(fin)}.` : opening;
}
