import { z } from 'zod/mini';
import { longDate } from '@/lib/dates.ts';
import { createElement } from '../dialog.ts';
import { accessKeySuffix } from './github-api.ts';

/** Key in localStorage for the expiry date, which the owner enters: GitHub's API doesn't reveal it to other origins. */
const EXPIRY_STORAGE_KEY = 'desk-key-end';

/** GitHub's page for access keys, with their expiry dates. */
const KEY_SETTINGS_URL = 'https://github.com/settings/personal-access-tokens';

/** How many days before the expiry the owner is warned. */
const WARN_DAYS = 14;

const DAY_MS = 86_400_000;

const storedExpiry = z.object({
  /** Last four characters of the access key. */
  key: z.string(),
  /** Expiry date (ISO 8601); null for a key that doesn't expire. */
  end: z.nullable(z.iso.date()),
});

/** Asks the owner for the expiry date of each access key, once, and warns her from fourteen days before it. */
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

/** Shows a warning if the access key expires within fourteen days or has expired. */
function renderExpiry(statusPart: HTMLElement, end: string | null): void {
  statusPart.replaceChildren();
  if (end === null) return;
  const day = new Date(end);
  const daysLeft = Math.ceil((day.getTime() - Date.now()) / DAY_MS);
  if (daysLeft > WARN_DAYS) return;
  const textContent =
    daysLeft < 0
      ? `Votre clé d’accès est arrivée à son terme le ${longDate(day)}. `
      : `Votre clé d’accès arrive à son terme le ${longDate(day)}. Le bureau vous en demandera alors une nouvelle. `;
  statusPart.append(createElement('p', { textContent }, [keySettingsLink('Faire une clé')]));
}

const keySettingsLink = (textContent: string) =>
  createElement('a', {
    href: KEY_SETTINGS_URL,
    target: '_blank',
    rel: 'noopener noreferrer',
    textContent,
  });
