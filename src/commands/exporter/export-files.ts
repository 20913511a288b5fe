import { existsSync, createWriteStream } from 'node:fs';
import { readFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isImageName } from '../../content/pictures/picture.ts';
import { readWithoutMetadata } from '../../content/pictures/picture-metadata.server.ts';
import { listSelfHostedMedia, type ParsedContent } from '../../content/parsed-content.server.ts';
import { listFilesBelow } from '../../lib/files-below.server.ts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the export, whose bytes are read only when it is written. */
export interface ExportFile {
  /** Path of the file in the export, with slashes on every system. */
  path: string;
  bytes: () => Promise<Uint8Array>;
}

export function createTextFile(path: string, text: string): ExportFile {
  return { path, bytes: () => Promise.resolve(new TextEncoder().encode(text)) };
}

/** Returns a copy of an owner's file for the export; a picture, unless unreadable, loses all metadata except its credit. */
function createCopiedFile(path: string, from: string): ExportFile {
  return { path, bytes: () => (isImageName(from) ? readWithoutMetadata(from) : readFile(from)) };
}

/**
 * Returns the relative address from one file of the export to another.
 *
 * @param from path of the page on which the address is used as a link.
 */
export function relativeAddress(from: string, path: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + path.split('/').map(encodeURIComponent).join('/');
}

/** Paths, in the export as in the project, of the content folder and of the folder with the owner's videos and sounds. */
const CONTENT_FOLDER = 'content';
const PUBLIC_FOLDER = 'public';

/**
 * Lists, for the export, copies of the files of the content folder and of the videos and sounds that the site itself serves.
 */
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
 * @param file path of the content file, below the content folder.
 * @param reference as the content file writes it: « ./mokolo.jpg », or « /videos/soir.mp4 ».
 */
export function pathInExport(file: string, reference: string): string {
  return reference.startsWith('/')
    ? PUBLIC_FOLDER + reference
    : posix.join(CONTENT_FOLDER, dirname(file).replaceAll('\\', '/'), reference);
}

/** Matches the names of files that are already compressed: the ZIP file takes them as they are. */
const COMPRESSED_FILE = /\.(avif|gif|jpe?g|m4a|mp3|mp4|opus|pdf|png|webm|webp)$/i;

/**
 * Writes the export as a ZIP file, with only one of its files in memory at a time.
 *
 * @param target path of the ZIP file; an older file of that name is replaced once the new one is complete.
 * @throws Error when it can't be written.
 */
export async function writeZip(target: string, files: readonly ExportFile[]): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporaryPath = `${target}.partiel`;
  await pipeline(Readable.from(zipFiles(files)), createWriteStream(temporaryPath));
  await rename(temporaryPath, target);
}

/**
 * Writes the export as a folder.
 *
 * @param target path of the folder; files of the same names are replaced.
 * @throws Error when it can't be written.
 */
export async function writeFolder(target: string, files: readonly ExportFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const file = join(target, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await bytes());
  }
}

async function* zipFiles(files: readonly ExportFile[]): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { path, bytes } of files) {
    const entry = COMPRESSED_FILE.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    entry.push(await bytes(), true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts;
}
