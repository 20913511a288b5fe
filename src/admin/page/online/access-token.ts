import { z } from 'zod/mini';
import editorTexts from '../../config/editor-words.json' with { type: 'json' };
import { askInDialog, createElement } from '../dialog.ts';
import { longDate } from '@/lib/dates.ts';
import { accessTokenSuffix } from './github-api.ts';

/** Key under which the editor stores the signed-in user in localStorage. */
const USER_STORAGE_KEY = 'sveltia-cms.user';
const signedInUser = z.looseObject({ token: z.string() });

/** Access tokens that the owner entered to replace refused ones, by the refused token. */
const replacementTokens = new Map<string, string>();

/** Replaces the access token in the headers of a request if GitHub has refused it and the owner has entered another. */
export function replaceRejectedToken(headers: Headers): Headers {
  const replacement = replacementTokens.get(tokenOfHeaders(headers));
  if (replacement === undefined) return headers;
  const newHeaders = new Headers(headers);
  newHeaders.set('authorization', `token ${replacement}`);
  return replaceRejectedToken(newHeaders);
}

/**
 * Asks the owner for a new access token and stores it as the replacement of the refused one.
 *
 * @param headers of the refused request.
 * @param reason French; why GitHub refused the token.
 * @returns whether she has entered a new token.
 */
export async function askForNewToken(headers: Headers, reason: string): Promise<boolean> {
  const field = createElement('input', { type: 'password', autocomplete: 'off', name: 'token' });
  const label = createElement('label', { textContent: 'Nouvelle clé d’accès ' }, [field]);
  addShowButton(field);
  const answer = await askInDialog({
    title: 'Rien n’est perdu',
    content: [reason, label],
    choices: { token: 'Continuer avec cette clé', '': 'Plus tard' },
  });
  const newToken = field.value.trim();
  const refusedToken = tokenOfHeaders(headers);
  if (answer !== 'token' || newToken === '' || newToken === refusedToken) return false;
  replacementTokens.set(refusedToken, newToken);
  storeToken(newToken);
  return true;
}

/** Makes the editor's field for the access token at sign-in a password field, as soon as it gets the focus. */
export function hideSignInToken(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'password') return;
    if (target.ariaLabel !== editorTexts.personal_access_token || target.nextElementSibling) return;
    target.type = 'password';
    addShowButton(target);
  });
}

/** Adds a button after a field that shows what is typed there, and hides it again. */
function addShowButton(field: HTMLInputElement): void {
  const button = createElement('button', { type: 'button', textContent: 'Montrer' });
  button.addEventListener('click', () => {
    const isHidden = field.type === 'password';
    field.type = isHidden ? 'text' : 'password';
    button.textContent = isHidden ? 'Cacher' : 'Montrer';
  });
  field.after(button);
}

/** Whether the token of a request is the one that the editor has stored. */
export function hasStoredToken(headers: Headers): boolean {
  const { data } = readStoredUser();
  return data !== undefined && tokenOfHeaders(headers) === data.token;
}

/** Stores the token as the editor does, to sign in with it next time. */
function storeToken(token: string): void {
  const { data } = readStoredUser();
  if (data) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify({ ...data, token }));
}

const readStoredUser = () =>
  signedInUser.safeParse(JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null'));

const tokenOfHeaders = (headers: Headers) => headers.get('authorization')?.split(' ')[1] ?? '';

/** Key in localStorage for the expiry date, which the owner enters: GitHub's API doesn't reveal it to other origins. */
const EXPIRY_STORAGE_KEY = 'desk-key-end';

/** URL of GitHub's page on which the owner makes access tokens and sees their expiry dates. */
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

/**
 * Shows in the status bar a button that asks for the expiry date of the access token. If the date is known, it shows a warning
 * instead, from fourteen days before it.
 */
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
