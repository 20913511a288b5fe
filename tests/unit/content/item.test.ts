import { describe, expect, test } from 'vitest';
import { itemName, opensOnlyInModal } from '@/content/item.ts';

describe('§3 Portfolio item: what it is called', () => {
  test('its title', () => {
    expect(itemName({ title: 'Titre', category: 'Photos', description: 'Texte' })).toBe('Titre');
  });

  test('without one, its category and the start of its description', () => {
    const description = `La première grosse pluie d’avril, un soir, sur les tôles de la Briqueterie.`;
    expect(itemName({ title: '', category: 'Photos', description })).toBe(
      'Photo\u202f: La première grosse pluie d’avril, un soir, sur les tôles de…',
    );
  });

  test('also when that is one long word, or nothing', () => {
    const name = itemName({ title: '', category: 'Articles', description: 'a'.repeat(99) });
    expect(name).toBe(`Article\u202f: ${'a'.repeat(59)}…`);
    expect(itemName({ title: '', category: 'Vidéos', description: '' })).toBe('Vidéo');
  });
});

test.each([
  ['an article', { category: 'Articles' }, false],
  ['a photo', { category: 'Photos' }, true],
  ['a video', { category: 'Vidéos', videoUrl: 'https://vimeo.com/1' }, true],
  ['a video without an address', { category: 'Vidéos' }, false],
] as const)('Decision 21: whether %s opens over the grid: %j, %s', (_, item, opens) => {
  expect(opensOnlyInModal(item)).toBe(opens);
});
