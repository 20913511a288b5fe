import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isImageName } from '../../content/pictures/picture.ts';
import { readWithoutMetadata } from '../../content/pictures/picture-metadata.server.ts';
import { listSelfHostedMedia, type ParsedContent } from '../../content/parsed-content.server.ts';
import { listFilesBelow } from '../../lib/files-below.server.ts';

/** A file of the export, whose bytes are read only when it is written. */
export interface ExportFile {
  /** Path of the file in the export, with slashes on every system. */
  path: string;
  bytes: () => Promise<Uint8Array>;
}

export function createTextFile(path: string, text: string): ExportFile {
  return { path, bytes: () => Promise.resolve(new TextEncoder().encode(text)) };
}

/** A copy of one of the owner's files; a picture doesn't say where it was taken. */
function createCopiedFile(path: string, from: string): ExportFile {
  return { path, bytes: () => (isImageName(from) ? readWithoutMetadata(from) : readFile(from)) };
}

/**
 * Returns the relative address from one file of the export to another.
 *
 * @param from path of the page that names it.
 */
export function relativeAddress(from: string, path: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + path.split('/').map(encodeURIComponent).join('/');
}

/** Folders of the content and of the owner's videos and sounds in the export: the same as in the project. */
const CONTENT_FOLDER = 'content';
const PUBLIC_FOLDER = 'public';

/** Lists the files of the content folder, and the owner's own videos and sounds. */
export function listOwnerFiles({ folder, items }: ParsedContent): ExportFile[] {
  const addresses = new Set(items.flatMap(listSelfHostedMedia));
  const media = [...addresses].filter((address) => existsSync(join(PUBLIC_FOLDER, address)));
  return [
    ...listFilesBelow(folder).map((file) =>
      createCopiedFile(`${CONTENT_FOLDER}/${file}`, join(folder, file)),
    ),
    ...media.map((address) =>
      createCopiedFile(PUBLIC_FOLDER + address, join(PUBLIC_FOLDER, address)),
    ),
  ];
}

/**
 * Returns the path in the export of a file that a content file refers to.
 *
 * @param file path of that file below the content folder.
 * @param reference « ./mokolo.jpg », or « /videos/soir.mp4 ».
 */
export function pathInExport(file: string, reference: string): string {
  return reference.startsWith('/')
    ? PUBLIC_FOLDER + reference
    : posix.join(CONTENT_FOLDER, dirname(file).replaceAll('\\', '/'), reference);
}
