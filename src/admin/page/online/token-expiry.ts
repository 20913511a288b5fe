import { z } from 'zod/mini';
import { longDate } from '@/lib/dates.ts';
import { askInDialog, createElement } from '../dialog.ts';
import { accessTokenSuffix } from './github-api.ts';

/** Key in localStorage for the expiry date, which the owner enters: GitHub's API doesn't reveal it to other origins. */
const EXPIRY_STORAGE_KEY = 'desk-key-end';

/** GitHub's page for access tokens, with their expiry dates. */
const KEY_SETTINGS_URL = 'https://github.com/settings/personal-access-tokens';

/** How many days before the expiry the owner is warned. */
const WARN_DAYS = 14;

const DAY_MS = 86_400_000;

const storedExpiry = z.object({
  /** Last four characters of the access token. */
  suffix: z.string(),
  /** Expiry date (ISO 8601); null for a token that doesn't expire. */
  end: z.nullable(z.iso.date()),
});

/** Asks the owner for the expiry date of each access token, when she chooses to, and warns her from fourteen days before it. */
export function showTokenExpiry(statusPart: HTMLElement): void {
  const suffix = accessTokenSuffix();
  const { data } = storedExpiry.safeParse(
    JSON.parse(localStorage.getItem(EXPIRY_STORAGE_KEY) ?? 'null'),
  );
  if (data?.suffix === suffix) {
    statusPart.replaceChildren(...renderWarning(data.end));
    return;
  }
  const textContent = 'Jusqu’à quand vaut votre clé\u202f?';
  const button = createElement('button', { type: 'button', textContent });
  button.addEventListener('click', () => void askForExpiry(suffix, statusPart));
  statusPart.replaceChildren(button);
}

async function askForExpiry(suffix: string, statusPart: HTMLElement): Promise<void> {
  const day = createElement('input', { type: 'date' });
  const answer = await askInDialog({
    title: 'La fin de votre clé d’accès',
    content: [
      'Une clé de GitHub s’arrête un jour. Dites lequel au bureau\u202f: il vous préviendra deux semaines avant.',
      createElement('label', { textContent: 'Votre clé est valable jusqu’au ' }, [day]),
      createElement('p', {}, [tokenSettingsLink('Où le voir\u202f?')]),
    ],
    choices: { day: 'Retenir', none: 'Elle n’a pas de fin', '': 'Plus tard' },
  });
  if (answer === '' || (answer === 'day' && day.value === '')) return;
  const end = answer === 'day' ? day.value : null;
  localStorage.setItem(EXPIRY_STORAGE_KEY, JSON.stringify({ suffix, end }));
  showTokenExpiry(statusPart);
}

/** Renders a warning if the access token expires within fourteen days or has expired. */
function renderWarning(end: string | null): HTMLElement[] {
  if (end === null) return [];
  const day = new Date(end);
  const daysLeft = Math.ceil((day.getTime() - Date.now()) / DAY_MS);
  if (daysLeft > WARN_DAYS) return [];
  const textContent =
    daysLeft < 0
      ? `Votre clé d’accès est arrivée à son terme le ${longDate(day)}. `
      : `Votre clé d’accès arrive à son terme le ${longDate(day)}. Le bureau vous en demandera alors une nouvelle. `;
  return [createElement('p', { textContent }, [tokenSettingsLink('Faire une clé')])];
}

const tokenSettingsLink = (textContent: string) =>
  createElement('a', {
    href: KEY_SETTINGS_URL,
    target: '_blank',
    rel: 'noopener noreferrer',
    textContent,
  });
