import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isOwnersGuide } from '../config/repository.ts';

interface FolderEntry {
  name: string;
  kind: 'file' | 'directory';
}

/** Lists the files and folders in a folder, without symbolic links, hidden files and the owner's guides. */
export async function listFolder(folder: string): Promise<FolderEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !isOwnersGuide(name))
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }));
}

/** Writes a file under a temporary name and renames it, so that neither a watcher nor a failure sees half a file. */
export async function writeFileAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const temporaryFile = join(folder, `.${basename(file)}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Removes a file or an empty folder. */
export async function removeFileOrFolder(path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  await (isFolder ? rmdir(path) : rm(path));
}
