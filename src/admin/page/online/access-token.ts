import { z } from 'zod/mini';
import editorTexts from '../../config/editor-words.json' with { type: 'json' };
import { askInDialog, createElement } from '../dialog.ts';

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
 * @param reason French.
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

/** Hides the access token that is typed to sign in, as soon as the editor's field is used. */
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
