import { describe, expect, test } from 'vitest';
import { parseContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { isItemData } from '@/features/portfolio/fetch-items.ts';
import { createItemData, toItem } from '@/content/item-data.ts';
import { BUILT_AT, SAMPLE } from '../../../support/sample.ts';

const picture = { alt: '', src: '/a.webp', srcset: '/a.webp 400w', sizes: '45vw' };
const item = {
  slug: 'aube',
  category: 'Photos',
  position: 0,
  title: '',
  description: '',
  date: '21 novembre 2026',
  videoUrl: '/video.mp4',
  captions: '/video.vtt',
  transcribed: true,
  picture: { ...picture, width: 800, height: 600 },
};

describe('§3 Portfolio item: what a card can show', () => {
  test('an item with everything, and one with only what it must have', () => {
    const { slug, category, position, title, description } = item;
    expect(isItemData(item)).toBe(true);
    expect(isItemData({ slug, category, position, title, description })).toBe(true);
  });

  test('every item of the content, and none of them without a field that it must have', async () => {
    const { items } = parseContent(await readCollections(SAMPLE));
    expect(items.length).toBeGreaterThan(20);
    for (const [position, { slug, data, body }] of items.entries()) {
      const made = createItemData(toItem(data, body, { slug, position }), item.picture, BUILT_AT);
      const travelled: unknown = JSON.parse(JSON.stringify(made));
      expect(isItemData(travelled), slug).toBe(true);
      for (const name of ['slug', 'category', 'position', 'title', 'description'])
        expect(isItemData({ ...made, [name]: undefined }), `${slug} ${name}`).toBe(false);
    }
  });

  test.each(['standfirst', 'place', 'topics'])('not with another sort of %s', (name) => {
    expect(isItemData({ ...item, [name]: 5 })).toBe(false);
    expect(isItemData({ ...item, [name]: null })).toBe(false);
  });

  test.each(['Articles', 'Vidéos', 'Photos'])('of the category %s', (category) => {
    expect(isItemData({ ...item, category })).toBe(true);
  });

  test.each(['slug', 'title', 'description', 'position', 'category'])('not without %s', (name) => {
    expect(isItemData({ ...item, [name]: undefined })).toBe(false);
    expect(isItemData({ ...item, [name]: { x: 1 } })).toBe(false);
  });

  test.each(['date', 'videoUrl', 'captions', 'transcribed'])(
    'not with another sort of %s',
    (name) => {
      expect(isItemData({ ...item, [name]: 5 })).toBe(false);
      expect(isItemData({ ...item, [name]: null })).toBe(false);
    },
  );

  test.each(['toString', 'Tous', 'photos', ''])('of no category « %s »', (category) => {
    expect(isItemData({ ...item, category })).toBe(false);
  });

  test.each([[null], [undefined], ['texte'], [[]], [[item]], [5]])('not %j', (value) => {
    expect(isItemData(value)).toBe(false);
  });
});
