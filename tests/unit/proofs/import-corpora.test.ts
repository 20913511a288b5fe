import { describe, expect, test } from 'vitest';
import { isRight, valuesInPage } from '../../proofs/import-quality/compare.ts';
import type { CorpusField, CorpusPage } from '../../proofs/import-quality/corpus.ts';
import { readPageFacts } from '../../proofs/import-quality/page-facts.ts';

const HTML = `<html><head><title>Le quai - Le Quai de Douala</title>
<meta property="og:site_name" content="Le Quai de Douala"><meta name="description" content="Au bout du port, elles font le prix.">
<meta property="article:published_time" content="2024-05-03T23:30:00+01:00"><meta property="article:modified_time" content="2024-06-01T08:00:00+01:00">
</head><body><h1>Le quai</h1><p>Par Ada Ndi</p><p>Un premier paragraphe.</p><p>Un intertitre</p></body></html>`;

/** The values of a page that are asked for. */
function asked(
  field: CorpusField,
  told: string,
  corpus: CorpusPage['corpus'] = 'metascraper',
): string[] {
  const url = 'https://quai.example/';
  const page = { corpus, name: '', url, html: Buffer.from(HTML), isFrench: true };
  return valuesInPage(field, { ...page, fields: { [field]: [told] } }, readPageFacts(page));
}

describe('what a corpus tells is asked for if it stands in the page', () => {
  test.each<[CorpusField, string, boolean]>([
    ['title', 'Le quai', true],
    ['title', 'Le quai | Le Quai de Douala', true],
    ['title', 'Test script parsing', false],
    ['author', 'By Ada Ndi May 3, 2024', true],
    ['author', 'Le Quai de Douala', false],
    ['author', 'Last Updated: May 3, 2024', false],
    ['author', 'Jean Autre', false],
    ['date', '2024-05-03T22:30:00.000Z', true],
    ['date', '2024-06-01T07:00:00.000Z', false],
    ['date', '2024-03-05 00:00:00', false],
    ['standfirst', 'Au bout du port, elles font le prix.', true],
    ['standfirst', 'Un premier paragraphe.', false],
    ['outlet', 'Le Quai de Douala', true],
    ['picture', 'data:image/svg+xml,x', false],
  ])('%s « %s »: %s', (field, told, isAsked) => {
    expect(asked(field, told).length > 0).toBe(isAsked);
  });

  test('of Fundus, the standfirst that readers see', () => {
    expect(asked('standfirst', 'Un premier paragraphe.', 'fundus')).toHaveLength(1);
    expect(asked('standfirst', 'Au bout du port, elles font le prix.', 'fundus')).toEqual([]);
  });
});

test.each<[CorpusField, string, string, boolean]>([
  ['title', '« L’été » des mareyeuses', '"L\'été" des mareyeuses', true],
  ['author', 'Ada Ndi et Luc Essomba', 'By Luc Essomba, Ada Ndi', true],
  ['author', 'Ada Ndi', 'Ada Ndi, MA', true],
  ['author', 'Ada Ndi', 'Ada Ndi, Luc Essomba', false],
  ['date', '2024-05-03', '2024-05-03T22:30:00Z', true],
  ['date', '2024-05-04', '2024-05-03T22:30:00Z', false],
  ['standfirst', 'Deux pylônes brûlent.', 'Berlin. Deux pylônes brûlent.', true],
  ['picture', 'https://a.example/x-800x600.jpg', 'https://a.example/x.jpg?w=2', true],
  ['picture', 'https://a.example/20240503/x.jpg', 'https://a.example/20240503/y.jpg', false],
])('a value of %s is compared without what is no difference', (field, value, told, right) => {
  expect(isRight(field, value, [told])).toBe(right);
});
