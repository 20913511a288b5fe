import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { listFilesBelow } from '../../lib/files-below.server.ts';

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
function copiedFile(path: string, from: string): ArchiveFile {
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

/** Where the owner's own folder stands in the archive, and where the files of her videos do: as in the project. */
const CONTENT = 'content';
const PUBLIC = 'public';

/** The owner's folder as it is, with its pictures, and the files of her own videos. */
export function sources({ folder, items }: ParsedContent): ArchiveFile[] {
  const named = items.flatMap(({ data }) =>
    data.category === 'Vidéos' ? [data.videoUrl ?? ''] : [],
  );
  const own = [...new Set(named)].filter(
    (address) => address.startsWith('/') && existsSync(join(PUBLIC, address)),
  );
  return [
    ...listFilesBelow(folder).map((file) => copiedFile(`${CONTENT}/${file}`, join(folder, file))),
    ...own.map((address) => copiedFile(PUBLIC + address, join(PUBLIC, address))),
  ];
}

/**
 * The path in the archive of what a file of the content names.
 *
 * @param file path of that file below the content folder.
 * @param written « ./mokolo.jpg », or « /videos/soir.mp4 ».
 */
export function namedFile(file: string, written: string): string {
  return written.startsWith('/')
    ? PUBLIC + written
    : posix.join(CONTENT, dirname(file).replaceAll('\\', '/'), written);
}
