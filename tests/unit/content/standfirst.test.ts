import { expect, test } from 'vitest';
import { standfirstOrText } from '@/content/item.ts';

test('§11 Editorial fields: the standfirst introduces an item, or else its text', () => {
  const standfirst = 'Avant l’aube.';
  expect(standfirstOrText({ standfirst, description: 'À quatre heures' })).toBe(standfirst);
  expect(standfirstOrText({ description: 'À quatre heures' })).toBe('À quatre heures');
  expect(standfirstOrText({ plainText: 'À quatre heures' })).toBe('À quatre heures');
});

test('§11 Editorial fields: neither is longer than there is room for, in characters', () => {
  const long = 'Avant l’aube, trois grossistes se sont entendus.';
  expect(standfirstOrText({ standfirst: long, description: '' }, 20)).toBe('Avant l’aube, trois…');
  expect(standfirstOrText({ plainText: long }, 20)).toBe('Avant l’aube, trois…');
  expect(standfirstOrText({ standfirst: long, description: '' })).toBe(long);
});
