import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that take long to make, kept between builds: they are made again when anything that they are made of has changed,
 * or one of them.
 *
 * @param cache folder that keeps them, and nothing else.
 * @param inputs digest of all that they are made of.
 * @param make writes them into a new folder.
 * @returns the folder that holds them.
 */
export async function keptFolder(
  cache: string,
  inputs: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const files = join(cache, 'files');
  const seal = join(cache, 'seal');
  const sealed = () => `${inputs} ${filesDigest(files)}`;
  if (existsSync(seal) && readFileSync(seal, 'utf8') === sealed()) return files;
  rmSync(cache, { recursive: true, force: true });
  await make(files);
  // Last, so that a build that is interrupted leaves nothing that looks whole.
  writeFileSync(seal, sealed());
  return files;
}

/** Digest of the files of a folder: their paths, and what each holds. */
export function filesDigest(folder: string): string {
  const digest = createHash('sha256');
  for (const path of globSync('**', { cwd: folder }).sort()) {
    const file = join(folder, path);
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    digest.update(JSON.stringify([path.replaceAll('\\', '/'), content.length])).update(content);
  }
  return digest.digest('hex');
}
