import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from '../../lib/files-below.server.ts';
import type { Content } from '../../content/parsed-content.server.ts';
import { copiedFile, type ArchiveFile } from './archive-file.ts';

/** Where the owner's own folder stands in the archive, and where the files of her videos do: as in the project. */
const CONTENT = 'content';
const PUBLIC = 'public';

/** The owner's folder as it is, with its pictures, and the files of her own videos. */
export function sources({ folder, items }: Content): ArchiveFile[] {
  const named = items.flatMap(({ data }) =>
    data.category === 'Vidéos' ? [data.videoUrl ?? ''] : [],
  );
  const own = [...new Set(named)].filter(
    (address) => address.startsWith('/') && existsSync(join(PUBLIC, address)),
  );
  return [
    ...filesBelow(folder).map((file) => copiedFile(`${CONTENT}/${file}`, join(folder, file))),
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
