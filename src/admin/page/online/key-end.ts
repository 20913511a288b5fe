import { z } from 'zod/mini';
import { longDate } from '@/lib/dates.ts';
import { element } from '../dialog.ts';
import { endOfKey } from './ask-github.ts';

/** Where the desk keeps until when an access key is good: GitHub tells it to no page of another origin. */
const STORE = 'desk-key-end';

/** Where GitHub shows the keys, with their ends, and makes new ones. */
const SETTINGS = 'https://github.com/settings/personal-access-tokens';

/** How long before its end the key is spoken of, in days. */
const AHEAD = 14;

const DAY = 86_400_000;

const kept = z.object({
  /** The end of the key, by which another one is known. */
  key: z.string(),
  /** A day (ISO 8601); nothing for a key without an end. */
  end: z.nullable(z.iso.date()),
});

/** Asks once until when the access key is good, and says so from fourteen days before. */
export function watchKeyEnd(part: HTMLElement): void {
  const key = endOfKey();
  const { data } = kept.safeParse(JSON.parse(localStorage.getItem(STORE) ?? 'null'));
  if (data?.key === key) tell(part, data.end);
  else ask(part, key);
}

function ask(part: HTMLElement, key: string): void {
  const day = element('input', { type: 'date', required: true });
  const label = element('label', { textContent: 'Votre clé d’accès est valable jusqu’au' }, [day]);
  const keep = element('button', { textContent: 'Retenir' });
  const never = element('button', { type: 'button', textContent: 'Elle n’a pas de fin' });
  const form = element('form', {}, [label, keep, never, settings('Où le voir ?')]);
  const answer = (end: string | null) => {
    localStorage.setItem(STORE, JSON.stringify({ key, end }));
    tell(part, end);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(day.value);
  });
  never.addEventListener('click', () => {
    answer(null);
  });
  part.replaceChildren(form);
}

function tell(part: HTMLElement, end: string | null): void {
  const words = end === null ? undefined : keyEndWords(end, new Date());
  part.replaceChildren(
    ...(words === undefined
      ? []
      : [element('p', { textContent: `${words} ` }, [settings('Faire une clé')])]),
  );
}

const settings = (textContent: string) =>
  element('a', { href: SETTINGS, target: '_blank', rel: 'noopener noreferrer', textContent });

/**
 * What is said of an access key that comes to its end.
 *
 * @param end its last day (ISO 8601).
 * @returns French; nothing when that is far away.
 */
function keyEndWords(end: string, now: Date): string | undefined {
  const day = new Date(end);
  const left = Math.ceil((day.getTime() - now.getTime()) / DAY);
  if (left > AHEAD) return undefined;
  if (left < 0) return `Votre clé d’accès est arrivée à son terme le ${longDate(day)}.`;
  return `Votre clé d’accès arrive à son terme le ${longDate(day)}. Le bureau vous en demandera alors une nouvelle.`;
}
