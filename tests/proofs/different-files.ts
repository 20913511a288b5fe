import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/commands/files-below.ts';

/**
 * Compares the files of two folders, byte by byte, and prints each that isn't the same in both. The program then
 * exits with 1, as it does when there is nothing to compare.
 *
 * @param isMeant whether a path counts.
 */
export function printDifferentFiles(
  one: string,
  other: string,
  isMeant: (path: string) => boolean = () => true,
): void {
  const inOne = new Set(filesBelow(one).filter(isMeant));
  const inOther = new Set(filesBelow(other).filter(isMeant));
  const all = inOne.union(inOther);
  const isSame = (path: string) =>
    inOne.has(path) &&
    inOther.has(path) &&
    readFileSync(join(one, path)).equals(readFileSync(join(other, path)));
  const different = [...all].filter((path) => !isSame(path));
  for (const path of different) console.error(`differs: ${path}`);
  console.log(`${all.size} files compared, ${different.length} different`);
  process.exitCode = all.size > 0 && different.length === 0 ? 0 : 1;
}
