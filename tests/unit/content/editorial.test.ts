import { describe, expect, test } from 'vitest';
import { editorial, summary } from '@/content/item.ts';

describe('§11 What a journalist adds to an item', () => {
  test('what is there travels, and nothing else', () => {
    const written = {
      shortTitle: 'Mokolo',
      standfirst: 'Avant l’aube.',
      place: 'Yaoundé',
      topics: ['Marchés'],
    };
    expect(editorial(written)).toEqual(written);
    expect(editorial({ standfirst: undefined, place: undefined, topics: [] })).toStrictEqual({});
    expect(editorial({})).toStrictEqual({});
  });

  test('the standfirst introduces an item, or else its text', () => {
    expect(summary({ standfirst: 'Avant l’aube.', description: 'À quatre heures' })).toBe(
      'Avant l’aube.',
    );
    expect(summary({ description: 'À quatre heures' })).toBe('À quatre heures');
  });
});
