import { expect, test } from 'vitest';
import { formatCardFacts } from '@/content/item.ts';

const DATED = { category: 'Articles', place: 'Douala', shortDate: '18\u00a0nov.' } as const;

test.each([
  [{ ...DATED, source: { outlet: 'Sillons' } }, 'Article\u00a0· Sillons\u00a0· 18\u00a0nov.'],
  [DATED, 'Article\u00a0· Douala\u00a0· 18\u00a0nov.'],
  [{ category: 'Photos' } as const, 'Photo'],
])('Decision 18: a card says in one line what it is, for whom or where, and when', (item, line) => {
  expect(formatCardFacts(item)).toBe(line);
});
