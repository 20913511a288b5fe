import { createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportFile } from './export-files.ts';

/** Matches the names of files that are already compressed: the ZIP file takes them as they are. */
const COMPRESSED_FILE = /\.(avif|gif|jpe?g|m4a|mp3|mp4|opus|pdf|png|webm|webp)$/i;

/**
 * Writes the export as a ZIP file, with only one of its files in memory at a time.
 *
 * @param target path of the file; it takes the place of another once it is whole.
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
