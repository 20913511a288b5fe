import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OriginalPublication } from '@/content/item.ts';
import { ContinueReadingLink } from '@/ui/ArticleBody.tsx';

const copy = { url: 'https://web.archive.org/web/1/a', date: '3 mars 2025' };

test.each<[string, OriginalPublication, RegExp]>([
  [
    'the original',
    { outlet: 'Sillons', url: 'https://sillons.example/1' },
    /href="https:\/\/sillons\.example\/1".*Lire l’article chez Sillons/,
  ],
  [
    'its copy where it is gone',
    { outlet: 'Sillons', gone: { copy } },
    /href="https:\/\/web\.archive\.org\/web\/1\/a".*Lire l’article dans une copie d’archive/,
  ],
  [
    'the outlet of an article on paper',
    { outlet: 'Sillons' },
    /La suite est à lire dans <cite translate="no">Sillons<\/cite>\./,
  ],
  ['nowhere where all of it is gone', { outlet: 'Sillons', gone: {} }, /^$/],
])('§10 Private article: it leads to %s', (_where, source, expected) => {
  expect(renderToStaticMarkup(createElement(ContinueReadingLink, { source }))).toMatch(expected);
});
