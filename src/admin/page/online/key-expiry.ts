import { z } from 'zod/mini';
import { longDate } from '@/lib/dates.ts';
import { createElement } from '../dialog.ts';
import { accessKeySuffix } from './github-api.ts';

/** Where the desk keeps until when an access key is good: GitHub tells it to no page of another origin. */
const EXPIRY_STORAGE_KEY = 'desk-key-end';

/** Where GitHub shows the keys, with their ends, and makes new ones. */
const KEY_SETTINGS_URL = 'https://github.com/settings/personal-access-tokens';

/** How long before its end the key is spoken of, in days. */
const WARN_DAYS = 14;

const DAY_MS = 86_400_000;

const storedExpiry = z.object({
  /** The end of the key, by which another one is known. */
  key: z.string(),
  /** A day (ISO 8601); nothing for a key without an end. */
  end: z.nullable(z.iso.date()),
});

/** Asks once until when the access key is good, and says so from fourteen days before. */
export function showKeyExpiry(statusPart: HTMLElement): void {
  const key = accessKeySuffix();
  const { data } = storedExpiry.safeParse(
    JSON.parse(localStorage.getItem(EXPIRY_STORAGE_KEY) ?? 'null'),
  );
  if (data?.key === key) renderExpiry(statusPart, data.end);
  else askForExpiryDate(statusPart, key);
}

function askForExpiryDate(statusPart: HTMLElement, key: string): void {
  const day = createElement('input', { type: 'date', required: true });
  const label = createElement('label', { textContent: 'Votre clé d’accès est valable jusqu’au' }, [
    day,
  ]);
  const saveButton = createElement('button', { textContent: 'Retenir' });
  const noExpiryButton = createElement('button', {
    type: 'button',
    textContent: 'Elle n’a pas de fin',
  });
  const form = createElement('form', {}, [
    label,
    saveButton,
    noExpiryButton,
    keySettingsLink('Où le voir ?'),
  ]);
  const saveExpiry = (end: string | null) => {
    localStorage.setItem(EXPIRY_STORAGE_KEY, JSON.stringify({ key, end }));
    renderExpiry(statusPart, end);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    saveExpiry(day.value);
  });
  noExpiryButton.addEventListener('click', () => {
    saveExpiry(null);
  });
  statusPart.replaceChildren(form);
}

function renderExpiry(statusPart: HTMLElement, end: string | null): void {
  const warning = end === null ? undefined : expiryWarning(end, new Date());
  statusPart.replaceChildren(
    ...(warning === undefined
      ? []
      : [createElement('p', { textContent: `${warning} ` }, [keySettingsLink('Faire une clé')])]),
  );
}

const keySettingsLink = (textContent: string) =>
  createElement('a', {
    href: KEY_SETTINGS_URL,
    target: '_blank',
    rel: 'noopener noreferrer',
    textContent,
  });

/**
 * What is said of an access key that comes to its end.
 *
 * @param end its last day (ISO 8601).
 * @returns French; nothing when that is far away.
 */
function expiryWarning(end: string, now: Date): string | undefined {
  const day = new Date(end);
  const daysLeft = Math.ceil((day.getTime() - now.getTime()) / DAY_MS);
  if (daysLeft > WARN_DAYS) return undefined;
  if (daysLeft < 0) return `Votre clé d’accès est arrivée à son terme le ${longDate(day)}.`;
  return `Votre clé d’accès arrive à son terme le ${longDate(day)}. Le bureau vous en demandera alors une nouvelle.`;
}
