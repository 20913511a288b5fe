import { randomUUID } from 'node:crypto';
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isOwnersGuide } from '../config/guide.ts';

/** One entry of a folder. */
interface FolderEntry {
  name: string;
  kind: 'file' | 'directory';
}

/** What a folder holds; links, hidden files and the guides are none of the desk's. */
export async function listFolder(folder: string): Promise<FolderEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !isOwnersGuide(name))
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }));
}

/** A file and when it was last changed. */
export async function readFileWithDate(file: string): Promise<{ bytes: Buffer; changed: Date }> {
  const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  return { bytes, changed: mtime };
}

/** Writes a whole file at once: whoever watches the folder, or a failure, never meets half of one. */
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

/** Removes a file, or a folder that is empty. */
export async function removeFileOrFolder(path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  await (isFolder ? rmdir(path) : rm(path));
}
