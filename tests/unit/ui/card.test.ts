import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Category } from '@/content/item.ts';
import { Card } from '@/ui/Card.tsx';

const text = (category: Category) =>
  renderToStaticMarkup(
    createElement(Card, {
      item: { slug: 'a', category, position: 0, title: 'Aube', description: '' },
      layout: 'tile',
    }),
  );

test('§2 Portfolio: a video without address is announced; a photo that is still to be chosen is not', () => {
  expect(text('Vidéos')).toContain('Vidéo bientôt disponible');
  expect(text('Photos')).not.toContain('Vidéo bientôt disponible');
});
