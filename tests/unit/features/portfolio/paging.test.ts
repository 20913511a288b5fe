import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyText,
  moreLabel,
  nextVisible,
  PAGE_SIZE,
  remaining,
} from '@/features/portfolio/paging.ts';

describe('§4 Portfolio pagination', () => {
  test('adds six, or as many as there are', () => {
    expect(nextVisible(20, 6)).toBe(12);
    expect(nextVisible(20, 18)).toBe(20);
  });

  test.each([
    [20, 6, 14],
    [7, 6, 1],
    [6, 6, 0],
    [2, 6, 0],
    [0, 6, 0],
  ])('of %i items with %i visible, %i remain', (total, visible, left) => {
    expect(remaining(total, visible)).toBe(left);
  });

  test('says how many remain, one in the singular', () => {
    expect(moreLabel(14)).toBe('Voir plus (14 restants)');
    expect(moreLabel(1)).toBe('Voir plus (1 restant)');
  });

  test('a tab without items says so', () => {
    expect(emptyText('Articles')).toBe('Aucun article pour l’instant.');
    expect(emptyText('Vidéos')).toBe('Aucune vidéo pour l’instant.');
    expect(emptyText('Photos')).toBe('Aucune photo pour l’instant.');
  });

  test('« Voir plus » always ends with nothing left', () => {
    fc.assert(
      fc.property(fc.nat(2000), (total) => {
        let visible = PAGE_SIZE;
        let clicks = 0;
        for (; remaining(total, visible) > 0; clicks += 1) visible = nextVisible(total, visible);
        expect(clicks).toBe(Math.max(0, Math.ceil(total / 6) - 1));
      }),
    );
  });
});
