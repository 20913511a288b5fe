import { expect, test } from 'vitest';
import { describeUnshownFeatured } from '@/admin/page/featured-items.ts';

const TODAY = new Date('2026-11-22');

const item = (title: string, fields: string) => `---\ntitle: ${title}\n${fields}\n---\n`;
const featured = (title: string, date: string) => item(title, `featured: true\ndate: "${date}"`);

const THREE = [
  featured('Deux', '2026-11-02'),
  featured('Trois', '2026-11-03'),
  featured('Quatre', '2026-11-04'),
];

test('§17 the owner is told which featured item is one too many: the oldest', () => {
  expect(describeUnshownFeatured([featured('Un', '2026-11-01'), ...THREE], TODAY)).toBe(
    'À la une : 4 sur 3 ; le plus ancien n’y est pas : « Un ».',
  );
  expect(describeUnshownFeatured([item('Sans date', 'featured: true'), ...THREE], TODAY)).toContain(
    '« Sans date »',
  );
});

test('§17 nothing is said of three featured items, of a draft and of one to come', () => {
  const hidden = [
    item('Brouillon', 'featured: true\ndraft: true'),
    featured('Demain', '2026-11-23'),
    item('Autre', 'date: "2026-11-05"'),
  ];
  expect(describeUnshownFeatured([...THREE, ...hidden], TODAY)).toBe('');
});
