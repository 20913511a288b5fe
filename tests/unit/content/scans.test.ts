import { expect, test } from 'vitest';
import { formatIssueReference } from '@/content/scans.ts';

const date = new Date('2026-05-19');

test.each([
  ['of the article', { date, scans: { page: '7' } }, '19 mai 2026, page 7'],
  [
    'of its own',
    { date, scans: { day: new Date('2019-03-05'), page: '1 et 7' } },
    '5 mars 2019, pages 1 et 7',
  ],
  ['alone', { date, scans: {} }, '19 mai 2026'],
  ['missing', { scans: { page: '12A' } }, 'page 12A'],
  ['and page missing', { scans: {} }, ''],
])('§11 Printed pages: with a day %s', (_what, item, expected) => {
  expect(formatIssueReference(item).replaceAll('\u00a0', ' ')).toBe(expected);
});
