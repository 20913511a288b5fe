import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep, basename } from 'node:path';
import { HttpError } from './http-error.ts';
import { isImageName } from '../../content/pictures/picture.ts';

/** What no name of a content file has: separators, control characters, encodings, a stream or a drive. */
const FORBIDDEN_CHARACTERS = /[\\/:*?"<>|%\0-\x1f]/;

/**
 * Where a file or folder of the content is, or would be.
 *
 * @param root absolute path of the content folder.
 * @param path below it, with `/` between its steps; empty for the folder itself.
 * @returns an absolute path that is inside the folder, behind no symbolic link.
 * @throws Refusal for any other path.
 */
export async function resolveContentPath(root: string, path: string): Promise<string> {
  const segments = path === '' ? [] : path.split('/');
  if (!segments.every(isPlainName)) throw outsideContentError(path);
  const target = join(root, ...segments);
  const folder = await realpath(root);
  const existingPath = await nearestExistingPath(target);
  const realPath = await realpath(existingPath);
  // The link of the content folder itself is the owner's own choice; none below it is followed.
  if (realPath !== folder && !realPath.startsWith(folder + sep)) throw outsideContentError(path);
  if (realPath !== join(folder, existingPath.slice(root.length))) throw outsideContentError(path);
  return target;
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !FORBIDDEN_CHARACTERS.test(segment);
}

/** The path itself, or the closest folder above it that is there. */
async function nearestExistingPath(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch {
    return nearestExistingPath(dirname(path));
  }
}

function outsideContentError(path: string): HttpError {
  return new HttpError(403, `Le bureau n’ouvre que le dossier du contenu, pas « ${path} ».`);
}

/** Most that a file of the content weighs, in bytes. */
const MAX_FILE_BYTES = 30_000_000;

/**
 * Makes sure that a file is not too large, before it is read.
 *
 * @param path below the content folder.
 * @param bytes its size.
 * @throws Refusal when it is, or says no size.
 */
export function checkFileSize(path: string, bytes: number): void {
  if (bytes <= MAX_FILE_BYTES) return;
  throw new HttpError(413, `« ${basename(path)} » dépasse 30 Mo ; enregistrez-le en plus léger.`);
}

/**
 * Makes sure that a file is of a kind that the content has.
 *
 * @param path below the content folder.
 * @param bytes what it holds.
 * @throws Refusal for any other.
 */
export function checkFileKind(path: string, bytes: Uint8Array): void {
  const name = basename(path);
  if (!isImageName(name) && !/\.(?:md|json|pdf|vtt)$/i.test(name))
    throw new HttpError(
      415,
      `« ${name} » n’est ni un texte, ni une image, ni un PDF, ni un fichier de sous-titres ; choisissez un autre fichier.`,
    );
  if (name.endsWith('.json') && !isJson(bytes))
    throw new HttpError(422, `« ${name} » serait illisible ; rien n’a été enregistré.`);
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
