import { readFile } from 'node:fs/promises';

/** One file of the archive, which is read when its turn comes. */
export interface ArchiveFile {
  /** Its path in the archive, with « / ». */
  path: string;
  bytes: () => Promise<Uint8Array>;
}

/** A file that is made of a text. */
export function textFile(path: string, text: string): ArchiveFile {
  return { path, bytes: () => Promise.resolve(new TextEncoder().encode(text)) };
}

/** A file that is kept as it is. */
export function copiedFile(path: string, from: string): ArchiveFile {
  return { path, bytes: () => readFile(from) };
}

/**
 * The address of a file of the archive, in another one.
 *
 * @param from path of the page that names it.
 */
export function addressFrom(from: string, path: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + path.split('/').map(encodeURIComponent).join('/');
}
