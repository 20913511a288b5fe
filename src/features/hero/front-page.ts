import { CATEGORY_NAMES, type Item } from '@/content/item.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** Pieces beside the picture of the first; titles where none of them has one. */
const PIECES = 3;
const TITLES = 5;

type Candidate = Pick<Item, 'category' | 'featured' | 'figure'>;

/**
 * What the front page shows: what its owner chose, then the newest of each category of which she chose nothing, then the
 * newest of all. Of these, the first that has a picture leads; without any, it is a list of titles.
 *
 * @param items newest first.
 */
export function frontPieces<Piece extends Candidate>(items: readonly Piece[]): Piece[] {
  const chosen = items.filter(({ featured }) => featured);
  const newest = keysOf(CATEGORY_NAMES)
    .filter((category) => !chosen.some((item) => item.category === category))
    .flatMap((category) => items.find((item) => item.category === category) ?? []);
  const ranked = [...new Set([...chosen, ...newest, ...items])];
  const pieces = ranked.slice(0, PIECES);
  const lead = pieces.find(({ figure }) => figure);
  return lead ? [...new Set([lead, ...pieces])] : ranked.slice(0, TITLES);
}
