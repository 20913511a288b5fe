import { z } from 'zod/mini';
import { ask, element } from '../dialog.ts';

/** Where the editor keeps who is signed in. */
const USER = 'sveltia-cms.user';
const user = z.looseObject({ token: z.string() });

/** The key that the owner has given in the place of one that GitHub refused, by the refused one. */
const replaced = new Map<string, string>();

/** The headers of a request, with the key that is good now. */
export function withCurrentKey(headers: Headers): Headers {
  const current = replaced.get(keyOf(headers));
  if (current === undefined) return headers;
  const changed = new Headers(headers);
  changed.set('authorization', `token ${current}`);
  return withCurrentKey(changed);
}

/**
 * Asks for another access key than that of a request, which works with it from then on.
 *
 * @param headers of the request that was refused.
 * @param why French.
 * @returns whether she has given one.
 */
export async function askForKey(headers: Headers, why: string): Promise<boolean> {
  const field = element('input', { type: 'password', autocomplete: 'off', name: 'key' });
  const label = element('label', { textContent: 'Nouvelle clé d’accès ' }, [field]);
  const answer = await ask({
    title: 'Rien n’est perdu',
    content: [element('p', { textContent: why }), label],
    choices: { key: 'Continuer avec cette clé', '': 'Plus tard' },
  });
  const key = field.value.trim();
  const refused = keyOf(headers);
  if (answer !== 'key' || key === '' || key === refused) return false;
  replaced.set(refused, key);
  keep(key);
  return true;
}

/** Whether a request carries the key that the editor has kept from an earlier time. */
export function hasStoredKey(headers: Headers): boolean {
  const { data } = stored();
  return data !== undefined && keyOf(headers) === data.token;
}

/** Lets the editor sign in with the key when it is opened again. */
function keep(token: string): void {
  const { data } = stored();
  if (data) localStorage.setItem(USER, JSON.stringify({ ...data, token }));
}

const stored = () => user.safeParse(JSON.parse(localStorage.getItem(USER) ?? 'null'));

const keyOf = (headers: Headers) => headers.get('authorization')?.split(' ')[1] ?? '';
