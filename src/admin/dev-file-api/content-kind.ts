import { basename } from 'node:path';
import { isImageName } from '../../content/check/image-name.ts';
import { Refusal } from './refusal.ts';

/** Most that a file of the content weighs, in bytes. */
const LARGEST = 30_000_000;

/**
 * Makes sure that a file is not too large, before it is read.
 *
 * @param path below the content folder.
 * @param bytes its size.
 * @throws Refusal when it is, or says no size.
 */
export function checkSize(path: string, bytes: number): void {
  if (bytes <= LARGEST) return;
  throw new Refusal(413, `« ${basename(path)} » dépasse 30 Mo ; enregistrez-le en plus léger.`);
}

/**
 * Makes sure that a file is of a kind that the content has.
 *
 * @param path below the content folder.
 * @param bytes what it holds.
 * @throws Refusal for any other.
 */
export function checkKind(path: string, bytes: Uint8Array): void {
  const name = basename(path);
  if (!isImageName(name) && !/\.(?:md|json|pdf|vtt)$/i.test(name))
    throw new Refusal(
      415,
      `« ${name} » n’est ni un texte, ni une image, ni un PDF, ni un fichier de sous-titres ; choisissez un autre fichier.`,
    );
  if (name.endsWith('.json') && !isJson(bytes))
    throw new Refusal(422, `« ${name} » serait illisible ; rien n’a été enregistré.`);
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
