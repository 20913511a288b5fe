import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyTabMessage,
  showMoreLabel,
  nextVisibleCount,
  PAGE_SIZE,
  remainingCount,
} from '@/features/portfolio/paging.ts';

describe('§4 Portfolio pagination', () => {
  test('adds six, or as many as there are', () => {
    expect(nextVisibleCount(20, 6)).toBe(12);
    expect(nextVisibleCount(20, 18)).toBe(20);
  });

  test.each([
    [20, 6, 14],
    [7, 6, 1],
    [6, 6, 0],
    [2, 6, 0],
    [0, 6, 0],
  ])('of %i items with %i visible, %i remain', (total, visible, left) => {
    expect(remainingCount(total, visible)).toBe(left);
  });

  test('says how many remain, one in the singular', () => {
    expect(showMoreLabel(14)).toBe('Voir plus (14 restants)');
    expect(showMoreLabel(1)).toBe('Voir plus (1 restant)');
  });

  test('a tab without items says so', () => {
    expect(emptyTabMessage('Articles')).toBe('Aucun article pour l’instant.');
    expect(emptyTabMessage('Vidéos')).toBe('Aucune vidéo pour l’instant.');
    expect(emptyTabMessage('Photos')).toBe('Aucune photo pour l’instant.');
  });

  test('« Voir plus » always ends with nothing left', () => {
    fc.assert(
      fc.property(fc.nat(2000), (total) => {
        let visible = PAGE_SIZE;
        let clicks = 0;
        for (; remainingCount(total, visible) > 0; clicks += 1)
          visible = nextVisibleCount(total, visible);
        expect(clicks).toBe(Math.max(0, Math.ceil(total / 6) - 1));
      }),
    );
  });
});
