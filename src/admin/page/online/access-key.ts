import { z } from 'zod/mini';
import { askInDialog, createElement } from '../dialog.ts';

/** Where the editor keeps who is signed in. */
const USER_STORAGE_KEY = 'sveltia-cms.user';
const signedInUser = z.looseObject({ token: z.string() });

/** The key that the owner has given in the place of one that GitHub refused, by the refused one. */
const replacementKeys = new Map<string, string>();

/** The headers of a request, with the key that is good now. */
export function replaceRefusedKey(headers: Headers): Headers {
  const replacement = replacementKeys.get(keyOfHeaders(headers));
  if (replacement === undefined) return headers;
  const newHeaders = new Headers(headers);
  newHeaders.set('authorization', `token ${replacement}`);
  return replaceRefusedKey(newHeaders);
}

/**
 * Asks for another access key than that of a request, which works with it from then on.
 *
 * @param headers of the request that was refused.
 * @param reason French.
 * @returns whether she has given one.
 */
export async function askForNewKey(headers: Headers, reason: string): Promise<boolean> {
  const field = createElement('input', { type: 'password', autocomplete: 'off', name: 'key' });
  const label = createElement('label', { textContent: 'Nouvelle clé d’accès ' }, [field]);
  const answer = await askInDialog({
    title: 'Rien n’est perdu',
    content: [createElement('p', { textContent: reason }), label],
    choices: { key: 'Continuer avec cette clé', '': 'Plus tard' },
  });
  const newKey = field.value.trim();
  const refusedKey = keyOfHeaders(headers);
  if (answer !== 'key' || newKey === '' || newKey === refusedKey) return false;
  replacementKeys.set(refusedKey, newKey);
  storeKey(newKey);
  return true;
}

/** Whether a request carries the key that the editor has kept from an earlier time. */
export function hasStoredKey(headers: Headers): boolean {
  const { data } = readStoredUser();
  return data !== undefined && keyOfHeaders(headers) === data.token;
}

/** Lets the editor sign in with the key when it is opened again. */
function storeKey(token: string): void {
  const { data } = readStoredUser();
  if (data) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify({ ...data, token }));
}

const readStoredUser = () =>
  signedInUser.safeParse(JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null'));

const keyOfHeaders = (headers: Headers) => headers.get('authorization')?.split(' ')[1] ?? '';
