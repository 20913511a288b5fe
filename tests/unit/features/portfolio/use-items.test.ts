import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItemChunk,
  newestLoadedItems,
  nextChunkIndex,
  type LoadedItems,
} from '@/features/portfolio/use-items.ts';
import { CHUNK_SIZE } from '@/content/paths.ts';
import { filterItems, perTab, TABS, type Tab } from '@/content/portfolio-tabs.ts';
import { CATEGORY_NAMES } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** As many items as categories are given, newest first. */
function portfolio(categories: ItemData['category'][]): ItemData[] {
  const counted = perTab(() => 0);
  return categories.map((category, index) => ({
    slug: `item-${index}`,
    category,
    position: counted[category]++,
    title: '',
    description: '',
  }));
}

const loadedWith = (newest: ItemData[]): LoadedItems =>
  perTab((tab) => (tab === 'Tous' ? newest : []));

const chunkOf = (items: ItemData[], tab: Tab, index: number) =>
  filterItems(items, tab).slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE);

describe('§4 Portfolio: items that arrive by and by', () => {
  test('those that the page carries are known behind every tab', () => {
    const items = portfolio(['Photos', 'Articles', 'Photos', 'Vidéos']);
    const loadedItems = loadedWith(items.slice(0, 3));
    expect(newestLoadedItems(loadedItems, 'Tous')).toEqual(items.slice(0, 3));
    expect(newestLoadedItems(loadedItems, 'Photos')).toEqual([items[0], items[2]]);
    expect(newestLoadedItems(loadedItems, 'Vidéos')).toEqual([]);
  });

  test('the first chunk takes the place of what the page carries', () => {
    const items = portfolio(Array.from({ length: 30 }, () => 'Articles'));
    const loadedItems = loadedWith(items.slice(0, 6));
    expect(nextChunkIndex(loadedItems, 'Tous')).toBe(0);
    const next = addItemChunk(loadedItems, 'Tous', 0, chunkOf(items, 'Tous', 0));
    expect(newestLoadedItems(next, 'Tous')).toEqual(items.slice(0, 24));
    expect(nextChunkIndex(next, 'Tous')).toBe(1);
  });

  test('an item that a newer version of the site has moved shows once', () => {
    const items = portfolio(Array.from({ length: 30 }, () => 'Articles'));
    const first = addItemChunk(loadedWith([]), 'Tous', 0, items.slice(0, 24));
    const moved = addItemChunk(first, 'Tous', 1, items.slice(23, 30));
    expect(newestLoadedItems(moved, 'Tous')).toEqual(items);
  });

  test('chunk after chunk, a tab shows its items in order and without a gap', () => {
    const anyItems = fc
      .array(fc.constantFrom(...keysOf(CATEGORY_NAMES)), { maxLength: 120 })
      .map(portfolio);
    const anyTabs = fc.array(fc.constantFrom(...TABS), { maxLength: 12 });
    fc.assert(
      fc.property(anyItems, anyTabs, (items, tabs) => {
        let loadedItems = loadedWith(items.slice(0, 6));
        for (const tab of tabs) {
          const before = newestLoadedItems(loadedItems, tab).length;
          const index = nextChunkIndex(loadedItems, tab);
          loadedItems = addItemChunk(loadedItems, tab, index, chunkOf(items, tab, index));
          const known = newestLoadedItems(loadedItems, tab);
          const all = filterItems(items, tab);
          expect(known).toEqual(all.slice(0, known.length));
          expect(known.length).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
