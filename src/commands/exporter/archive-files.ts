import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Content } from '../../content/parsed-content.server.ts';
import { filesBelow } from '../../lib/files-below.server.ts';

/** One file of the archive, which is read when its turn comes. */
export interface ArchiveFile {
  /** Its path in the archive, with « / ». */
  path: string;
  bytes: () => Promise<Uint8Array>;
}

/** A file that is made of a text. */
export function createTextFile(path: string, text: string): ArchiveFile {
  return { path, bytes: () => Promise.resolve(new TextEncoder().encode(text)) };
}

/** A file that is kept as it is. */
function createCopiedFile(path: string, from: string): ArchiveFile {
  return { path, bytes: () => readFile(from) };
}

/**
 * The address of a file of the archive, in another one.
 *
 * @param from path of the page that names it.
 */
export function relativeAddress(from: string, path: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + path.split('/').map(encodeURIComponent).join('/');
}

/** Where the owner's own folder stands in the archive, and where the files of her videos do: as in the project. */
const CONTENT_FOLDER = 'content';
const PUBLIC_FOLDER = 'public';

/** The owner's folder as it is, with its pictures, and the files of her own videos. */
export function listSourceFiles({ folder, items }: Content): ArchiveFile[] {
  const videoUrls = items.flatMap(({ data }) =>
    data.category === 'Vidéos' ? [data.videoUrl ?? ''] : [],
  );
  const localVideoUrls = [...new Set(videoUrls)].filter(
    (address) => address.startsWith('/') && existsSync(join(PUBLIC_FOLDER, address)),
  );
  return [
    ...filesBelow(folder).map((file) =>
      createCopiedFile(`${CONTENT_FOLDER}/${file}`, join(folder, file)),
    ),
    ...localVideoUrls.map((address) =>
      createCopiedFile(PUBLIC_FOLDER + address, join(PUBLIC_FOLDER, address)),
    ),
  ];
}

/**
 * The path in the archive of what a file of the content names.
 *
 * @param file path of that file below the content folder.
 * @param reference « ./mokolo.jpg », or « /videos/soir.mp4 ».
 */
export function archivePathOf(file: string, reference: string): string {
  return reference.startsWith('/')
    ? PUBLIC_FOLDER + reference
    : posix.join(CONTENT_FOLDER, dirname(file).replaceAll('\\', '/'), reference);
}
