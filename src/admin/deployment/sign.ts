import type { PublicationState, Refusal } from './state.ts';

/** What the owner is told of publishing. */
export interface Sign {
  /** French. */
  text: string;
  /** Why the site was refused, a French line each. */
  reasons: readonly string[];
  /** Whether it is about to change by itself. */
  pending: boolean;
}

const MINUTE = 60_000;

/** How long a publication may take to begin. */
const TO_BEGIN = 10 * MINUTE;

/** How long the longest one takes: all tests, then the build, as far as the workflow lets them. */
const TO_END = 90 * MINUTE;

/** The site is built each morning: what is online is no older, unless that has stopped. */
const TWO_DAYS = 48 * 60 * MINUTE;

const ASK = 'Demandez à qui a installé le site.';

/** GitHub switches a schedule off where nothing is committed for 60 days. */
const ASLEEP =
  'La publication de chaque matin s’est arrêtée : sur github.com, dans l’onglet « Actions », choisissez « Chaque matin », puis « Enable workflow ».';

const REFUSED: Readonly<Record<Refusal['by'], string>> = {
  content: 'Refusé :',
  code: `Refusé : le programme du site a échoué à ses propres essais, et vos textes n’y sont pour rien. ${ASK}`,
  host: `Refusé : l’hébergeur n’a pas pris le site, et vos textes n’y sont pour rien. Enregistrez de nouveau plus tard ; si cela dure, demandez à qui a installé le site.`,
};

/**
 * How publishing stands, in words.
 *
 * @param state what the workflow has written last; nothing before its first time.
 * @param head the last commit of the main branch, and its moment (ISO 8601).
 */
export function signOf(
  { published, running, refused }: PublicationState = {},
  head: { commit: string; at: string },
  now: Date,
): Sign {
  const since = (at: string) => now.getTime() - Date.parse(at);
  const told = (text: string, pending = false): Sign => ({ text, reasons: [], pending });

  if (running && since(running.at) < TO_END) return told('En cours de publication', true);
  if (refused?.commit === head.commit)
    return { text: REFUSED[refused.by], reasons: refused.reasons, pending: false };
  if (published?.commit === head.commit) {
    const online = `En ligne depuis ${cameroonTime(new Date(published.at), now)}`;
    if (since(published.at) < TWO_DAYS) return told(online);
    return told(`${online}. ${ASLEEP}`);
  }
  if (since(head.at) < TO_BEGIN) return told('En cours de publication', true);
  const stopped = running ? 'ne finit pas' : 'n’a pas commencé';
  return told(`Votre dernier changement est enregistré, mais sa publication ${stopped}. ${ASK}`);
}

const TIME_ZONE = 'Africa/Douala';

/**
 * A moment as the owner says it, by her country's clock: « 14 h 32 », with its day when that isn't today.
 *
 * @param now the current moment.
 * @throws RangeError for an invalid date.
 */
export function cameroonTime(moment: Date, now: Date): string {
  const parts = new Intl.DateTimeFormat('fr', {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: 'hour' | 'minute') => parts.find(({ type }) => type === name)?.value ?? '';
  const hour = `${Number(part('hour'))} h ${part('minute')}`;
  const day = new Intl.DateTimeFormat('fr', { timeZone: TIME_ZONE, dateStyle: 'long' });
  return day.format(moment) === day.format(now) ? hour : `le ${day.format(moment)} à ${hour}`;
}
