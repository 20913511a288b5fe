import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow } from '../../src/lib/files-below.server.ts';

/** How many bytes are shown before a difference, and how many from it on. */
const SHOWN = 60;

/**
 * Compares the files of two folders, byte by byte, and prints each that isn't the same in both, with the start of
 * what differs. The program then exits with 1, as it does when there is nothing to compare.
 *
 * @param isMeant whether a path counts.
 */
export function printDifferentFiles(
  one: string,
  other: string,
  isMeant: (path: string) => boolean = () => true,
): void {
  const inOne = new Set(listFilesBelow(one).filter(isMeant));
  const inOther = new Set(listFilesBelow(other).filter(isMeant));
  const all = inOne.union(inOther);
  const different = [...all].flatMap((path) => {
    if (!inOther.has(path)) return `only in ${one}: ${path}`;
    if (!inOne.has(path)) return `only in ${other}: ${path}`;
    const first = readFileSync(join(one, path));
    const second = readFileSync(join(other, path));
    if (first.equals(second)) return [];
    const at = first.findIndex((byte, index) => byte !== second[index]);
    // All of the first may stand in the second.
    const start = at === -1 ? first.length : at;
    return `differs: ${path}\n  - ${excerpt(first, start)}\n  + ${excerpt(second, start)}`;
  });
  for (const difference of different) console.error(difference);
  console.log(`${one} and ${other}: ${all.size} files compared, ${different.length} different`);
  process.exitCode = all.size > 0 && different.length === 0 ? 0 : 1;
}

/** What stands around a byte of a file, in one line of printable characters. */
function excerpt(file: Buffer, start: number): string {
  return JSON.stringify(file.toString('utf8', Math.max(0, start - SHOWN), start + SHOWN));
}
