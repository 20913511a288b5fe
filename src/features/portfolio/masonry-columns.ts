/**
 * Assigns each item, in order, to the column that is the shortest so far (spec §9).
 *
 * @param heights height of each item, in any unit.
 * @param columns number of columns, at least one.
 * @returns the column index of each item; of equal columns the leftmost.
 */
export function assignColumns(heights: readonly number[], columns: number): number[] {
  const columnHeights = new Array<number>(columns).fill(0);
  return heights.map((height) => {
    const shortest = columnHeights.indexOf(Math.min(...columnHeights));
    columnHeights[shortest] = (columnHeights[shortest] ?? 0) + height;
    return shortest;
  });
}
