import { useEffect, useState } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { type PerTab, type Tab, filterItems, perTab } from '@/content/portfolio-tabs.ts';
import { forgetItemChunk, loadItemChunk } from './fetch-items.ts';
import { useRetryWhenOnline } from './LoadError.tsx';
import { CHUNK_SIZE } from '@/content/paths.ts';

interface Options {
  /** The newest items of all tabs, from the page itself. */
  newest: ItemData[];
  totals: PerTab<number>;
  tab: Tab;
  /** Number of items to show. */
  count: number;
}

/**
 * Returns the newest items of a tab, and fetches those that are not loaded yet. Loaded items stay while
 * more are loading, and on an error.
 *
 * @returns the items, whether more are loading, whether the last attempt failed, and a function that
 *   tries again.
 */
export function useItems({ newest, totals, tab, count }: Options) {
  const [loadedItems, setLoadedItems] = useState<LoadedItems>(() =>
    perTab((name) => (name === 'Tous' ? newest : [])),
  );
  const [failed, setFailed] = useState<Tab>();
  const loaded = newestLoadedItems(loadedItems, tab);
  const missing = loaded.length < Math.min(count, totals[tab]);
  const loading = missing && failed !== tab;

  useEffect(() => {
    if (!loading) return undefined;
    let current = true;
    const index = nextChunkIndex(loadedItems, tab);
    loadItemChunk(tab, index).then(
      (chunk) => {
        if (!current) return;
        const next = addItemChunk(loadedItems, tab, index, chunk);
        if (next[tab].length > loadedItems[tab].length) {
          setLoadedItems(next);
          return;
        }
        forgetItemChunk(tab, index);
        setFailed(tab);
      },
      () => {
        if (current) setFailed(tab);
      },
    );
    return () => {
      current = false;
    };
  }, [loading, loadedItems, tab]);

  const retry = () => {
    setFailed(undefined);
  };
  useRetryWhenOnline(retry);

  return { items: loaded.slice(0, count), loading, failed: missing && !loading, retry };
}

/** The items loaded so far for each tab: always its newest ones, without a gap. */
export type LoadedItems = PerTab<readonly ItemData[]>;

/**
 * Returns the loaded items of a tab: those loaded for that tab or those among « Tous », whichever are
 * more.
 */
export function newestLoadedItems(loadedItems: LoadedItems, tab: Tab): readonly ItemData[] {
  const ofTab = loadedItems[tab];
  const amongAll = filterItems(loadedItems.Tous, tab);
  return amongAll.length > ofTab.length ? amongAll : ofTab;
}

/** Returns the index of the next chunk to load for a tab, from 0. */
export function nextChunkIndex(loadedItems: LoadedItems, tab: Tab): number {
  return Math.floor(loadedItems[tab].length / CHUNK_SIZE);
}

/**
 * Adds a chunk to the items of its tab.
 *
 * @param index of the chunk, from 0; those before it are loaded.
 * @returns a new record, without the duplicates that an update of the site may cause.
 */
export function addItemChunk(
  loadedItems: LoadedItems,
  tab: Tab,
  index: number,
  chunk: readonly ItemData[],
): LoadedItems {
  const before = loadedItems[tab].slice(0, index * CHUNK_SIZE);
  const slugs = new Set(before.map(({ slug }) => slug));
  return { ...loadedItems, [tab]: [...before, ...chunk.filter(({ slug }) => !slugs.has(slug))] };
}
