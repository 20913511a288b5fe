import { basename } from 'node:path';

/** Error of a request that the dev file API rejects, with the HTTP status and a French message for the owner. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const MESSAGES_BY_ERROR_CODE: Record<string, string> = {
  EACCES: 'est protégé contre les changements ; autorisez-les dans ses propriétés',
  EPERM: 'est protégé contre les changements ; autorisez-les dans ses propriétés',
  EROFS: 'est sur un disque en lecture seule ; copiez le site sur un autre',
  EBUSY: 'est ouvert dans un autre programme ; fermez-le là',
  ENOSPC: 'ne tient plus sur le disque ; faites de la place',
  EISDIR: 'est un dossier ; donnez un autre nom',
  ENOTDIR: 'est rangé dans ce qui n’est pas un dossier ; donnez un autre nom',
  ENOTEMPTY: 'est un dossier qui contient encore des fichiers ; videz-le d’abord',
};

/**
 * Translates an error, such as one of the file system, into the status and the French message of a response.
 *
 * @param path of the file it concerns, below the content folder.
 */
export function errorResponse(error: unknown, path: string): { status: number; message: string } {
  if (error instanceof HttpError) return { status: error.status, message: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return { status: 404, message: `« ${basename(path)} » est introuvable.` };
  const problem =
    MESSAGES_BY_ERROR_CODE[code] ?? `n’a pas pu être enregistré (${code || String(error)})`;
  return {
    status: 500,
    message: `« ${basename(path)} » ${problem}, puis réessayez.`,
  };
}
