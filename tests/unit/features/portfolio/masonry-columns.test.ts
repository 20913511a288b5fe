import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignColumns } from '@/features/portfolio/masonry-columns.ts';

describe('§9 Each item goes into the shortest column', () => {
  test('fills from the left, then the shortest; the leftmost wins between equals', () => {
    expect(assignColumns([5, 1, 3, 1, 1, 9, 1], 3)).toEqual([0, 1, 2, 1, 1, 1, 2]);
    expect(assignColumns([2, 2, 2, 2], 2)).toEqual([0, 1, 0, 1]);
  });

  test('one column, no item', () => {
    expect(assignColumns([1, 2], 1)).toEqual([0, 0]);
    expect(assignColumns([], 3)).toEqual([]);
  });

  test('no column ever exceeds another by more than one item', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const columnHeights = Array.from({ length: columns }, () => 0);
        assignColumns(all, columns).forEach((column, index) => {
          columnHeights[column] =
            (columnHeights[column] ?? Number.NaN) + (all[index] ?? Number.NaN);
        });
        expect(Math.max(...columnHeights) - Math.min(...columnHeights)).toBeLessThanOrEqual(
          Math.max(...all),
        );
      }),
    );
  });
});
