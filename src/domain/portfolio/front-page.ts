import { SINGULAR, type Category } from './item.ts';
import { keysOf } from '../keys-of.ts';

/**
 * What the front page shows: what its owner chose, then the newest of each category of which she chose nothing, then the
 * newest of all.
 *
 * @param items newest first.
 * @param count how many at most.
 */
export function frontPieces<Item extends { category: Category; une?: boolean | undefined }>(
  items: readonly Item[],
  count: number,
): Item[] {
  const chosen = items.filter(({ une }) => une);
  const newest = keysOf(SINGULAR)
    .filter((category) => !chosen.some((item) => item.category === category))
    .flatMap((category) => items.find((item) => item.category === category) ?? []);
  return [...new Set([...chosen, ...newest, ...items])].slice(0, count);
}
