import { describe, expect, test } from 'vitest';
import { emptyTabMessage, showMoreLabel } from '@/features/portfolio/show-more.ts';

describe('§4 Portfolio pagination', () => {
  test('says how many remain, one in the singular', () => {
    expect(showMoreLabel(14)).toBe('Voir plus (14 restants)');
    expect(showMoreLabel(1)).toBe('Voir plus (1 restant)');
  });

  test('a tab without items says so', () => {
    expect(emptyTabMessage('Articles')).toBe('Aucun article pour l’instant.');
    expect(emptyTabMessage('Vidéos')).toBe('Aucune vidéo pour l’instant.');
    expect(emptyTabMessage('Photos')).toBe('Aucune photo pour l’instant.');
  });
});
