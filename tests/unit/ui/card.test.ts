import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Category } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { parseArticleText } from '@/content/text/parse-text.ts';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { Card } from '@/ui/Card.tsx';

const text = (category: Category) =>
  renderToStaticMarkup(
    createElement(Card, {
      item: { slug: 'a', category, position: 0, title: 'Aube', description: '' },
      layout: 'tile',
    }),
  );

test('§2 Language of a work: title and summary of a card say which, what is French does not', () => {
  const item = { slug: 'a', category: 'Articles', position: 0, title: 'Dawn', lang: 'en' } as const;
  const card = renderToStaticMarkup(
    createElement(Card, { item: { ...item, description: 'At four.' }, layout: 'tile' }),
  );
  expect(card).toContain('<p class="card-line">Article (en anglais)</p>');
  expect(card).toContain('<h3 class="card-title" lang="en">Dawn</h3>');
  expect(card).toContain('<p class="card-text" lang="en">At four.</p>');
  expect(text('Photos')).not.toContain('lang');
});

test('§2 Language of a work: head and text of an article say which, its facts do not', () => {
  const source = { outlet: 'Highland Courier', url: 'https://courier.example/1' };
  const data: ItemData = {
    ...{
      slug: 'a',
      category: 'Articles' as const,
      position: 0,
      title: 'Dawn',
      lang: 'en' as const,
    },
    ...{ standfirst: 'At four.', description: '', source, pullQuote: 'A lamp.', topics: ['École'] },
  };
  const head = renderToStaticMarkup(
    createElement(ArticleHead, { item: data, titleLevel: 'h1', author: 'Nom', date: 'mars' }),
  );
  expect(head).toMatch(/<h1 class="article-title" lang="en">Dawn/);
  expect(head).toMatch(/<p class="article-standfirst" lang="en">/);
  expect(head).toContain('<p class="article-byline">');
  const body = renderToStaticMarkup(
    createElement(ArticleBody, {
      ...{ item: data, sizes: '', titleLevel: 'h1' as const },
      text: parseArticleText('One.\n\nTwo.\n\nThree.'),
    }),
  );
  expect(body.match(/<div class="formatted-text" lang="en">/g)).toHaveLength(2);
  expect(body).toMatch(/<p class="article-quote" lang="en"/);
  expect(body).toContain('<footer class="article-about">');
});

test('§2 Portfolio: a video without address is announced; a photo that is still to be chosen is not', () => {
  expect(text('Vidéos')).toContain('Vidéo bientôt disponible');
  expect(text('Photos')).not.toContain('Vidéo bientôt disponible');
});
