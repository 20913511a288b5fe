import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep, basename } from 'node:path';
import { Refusal } from './refusal.ts';
import { isImageName } from '../../content/pictures/picture.ts';

/** What no name of a content file has: separators, control characters, encodings, a stream or a drive. */
const FORBIDDEN = /[\\/:*?"<>|%\0-\x1f]/;

/**
 * Where a file or folder of the content is, or would be.
 *
 * @param root absolute path of the content folder.
 * @param path below it, with `/` between its steps; empty for the folder itself.
 * @returns an absolute path that is inside the folder, behind no symbolic link.
 * @throws Refusal for any other path.
 */
export async function contentPath(root: string, path: string): Promise<string> {
  const steps = path === '' ? [] : path.split('/');
  if (!steps.every(isPlainName)) throw outside(path);
  const target = join(root, ...steps);
  const folder = await realpath(root);
  const existing = await nearest(target);
  const real = await realpath(existing);
  // The link of the content folder itself is the owner's own choice; none below it is followed.
  if (real !== folder && !real.startsWith(folder + sep)) throw outside(path);
  if (real !== join(folder, existing.slice(root.length))) throw outside(path);
  return target;
}

function isPlainName(step: string): boolean {
  return step !== '' && !step.startsWith('.') && !FORBIDDEN.test(step);
}

/** The path itself, or the closest folder above it that is there. */
async function nearest(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch {
    return nearest(dirname(path));
  }
}

function outside(path: string): Refusal {
  return new Refusal(403, `Le bureau n’ouvre que le dossier du contenu, pas « ${path} ».`);
}

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
