import { relative } from 'node:path';
import type { CheckedContent, Read } from './read-collections.ts';

/**
 * What an earlier reading has found in the items of the portfolio, as far as it still holds: of the files that weren't
 * saved since, and where nothing was wrong. Whether an item is sound depends on no other item, but on pictures too: when
 * anything is saved that is no content file, all are read again.
 *
 * @param before the earlier reading.
 * @param saved absolute paths.
 * @returns by the file's path below the content folder.
 */
export function stillKnown(
  { folder, items }: CheckedContent,
  saved: readonly string[],
): ReadonlyMap<string, Read> {
  const again = new Set(saved.map((path) => relative(folder, path).replaceAll('\\', '/')));
  if (![...again].every((file) => /\.(md|json)$/.test(file))) return new Map();
  const sound = items.filter(({ file, faults }) => faults.length === 0 && !again.has(file));
  return new Map(sound.map((read) => [read.file, read]));
}
