/**
 * Puts each item, in order, into the column that is the shortest so far (spec §9).
 *
 * @param heights height of each item, in any one unit.
 * @param columns how many columns there are, at least one.
 * @returns the index of each item's column; between equals the leftmost wins.
 */
export function assignColumns(heights: readonly number[], columns: number): number[] {
  const filled = new Array<number>(columns).fill(0);
  return heights.map((height) => {
    const shortest = filled.indexOf(Math.min(...filled));
    filled[shortest] = (filled[shortest] ?? 0) + height;
    return shortest;
  });
}
