import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleDesk } from './desk-bundle.ts';
import { filesDigest, keptFolder } from './kept-folder.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

/**
 * The desk as it is published: nothing of the content is in it, and to bundle it takes as long as hundreds of pages.
 *
 * @param cache folder that keeps it between builds.
 * @returns the folder that holds it.
 */
export function publishedDesk(cache: string): Promise<string> {
  // Any source may be in it: its styles name every class that one of them has.
  const inputs = createHash('sha256').update(filesDigest(SOURCE)).update(readFileSync(LOCK));
  return keptFolder(cache, inputs.digest('hex'), (folder) => bundleDesk('online', folder));
}
