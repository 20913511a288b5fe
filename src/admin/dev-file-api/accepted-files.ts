import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HttpError } from './http-error.ts';
import { isImageName } from '../../content/pictures/picture.ts';

/**
 * Matches a character that no name of a content file or folder may have: separators, wildcards, « % » and control characters.
 */
const FORBIDDEN_CHARACTERS = /[\\/:*?"<>|%\0-\x1f]/;

/**
 * Resolves the path of a file or folder of the content, which need not exist yet.
 *
 * @param root absolute path of the content folder.
 * @param path relative to the content folder, with `/`; empty for that folder itself.
 * @returns an absolute path inside the folder that leads through no symbolic link.
 * @throws HttpError (403) for any other path.
 */
export async function resolveContentPath(root: string, path: string): Promise<string> {
  const segments = path === '' ? [] : path.split('/');
  if (!segments.every(isPlainName)) throw outsideContentError(path);
  const target = join(root, ...segments);
  const folder = await realpath(root);
  const existingPath = await nearestExistingPath(target);
  // The content folder itself may be a symbolic link; links below it aren't followed.
  if ((await realpath(existingPath)) !== join(folder, existingPath.slice(root.length)))
    throw outsideContentError(path);
  return target;
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !FORBIDDEN_CHARACTERS.test(segment);
}

/** Returns the path itself, or the closest parent folder that exists. */
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

const MAX_FILE_BYTES = 30_000_000;

/**
 * Checks the size of an upload before its body is read.
 *
 * @param path below the content folder.
 * @param bytes from the Content-Length header; NaN when it is missing.
 * @throws HttpError (413) when the upload is too large or its size is unknown.
 */
export function checkFileSize(path: string, bytes: number): void {
  if (bytes <= MAX_FILE_BYTES) return;
  throw new HttpError(413, `« ${basename(path)} » dépasse 30 Mo ; enregistrez-le en plus léger.`);
}

/**
 * Checks that a file is an image, a text, a PDF, subtitles or a PGP key, and that JSON can be parsed.
 *
 * @param path below the content folder.
 * @param bytes content of the file.
 * @throws HttpError (415 or 422) otherwise.
 */
export function checkFileKind(path: string, bytes: Uint8Array): void {
  const name = basename(path);
  if (!isImageName(name) && !/\.(?:asc|md|json|pdf|vtt)$/i.test(name))
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
