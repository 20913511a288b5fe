import { useEffect, useState } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { type PerTab, type Tab, filterItems } from '@/content/tabs.ts';
import { forgetChunk, loadChunk } from './fetch-items.ts';
import { useOnline } from './use-online.ts';
import { CHUNK_SIZE } from '@/content/paths.ts';

interface Options {
  /** The newest items of all, which the page carries. */
  newest: ItemData[];
  totals: PerTab<number>;
  tab: Tab;
  /** How many items of the tab the visitor wants to see. */
  wanted: number;
}

/**
 * The items to show, of which those that the page doesn't carry are fetched. What is there stays while
 * more is awaited, and when it fails.
 *
 * @returns the items; whether some are on their way; whether the last attempt failed, and how to try
 *   again.
 */
export function useItems({ newest, totals, tab, wanted }: Options) {
  const [arrived, setArrived] = useState<Arrived>({
    Tous: newest,
    Articles: [],
    Vidéos: [],
    Photos: [],
  });
  const [failed, setFailed] = useState<Tab>();
  const known = knownItems(arrived, tab);
  const missing = known.length < Math.min(wanted, totals[tab]);
  const loading = missing && failed !== tab;

  useEffect(() => {
    if (!loading) return undefined;
    let awaited = true;
    const index = nextChunk(arrived, tab);
    loadChunk(tab, index).then(
      (chunk) => {
        if (!awaited) return;
        const next = addChunk(arrived, tab, index, chunk);
        if (next[tab].length > arrived[tab].length) {
          setArrived(next);
          return;
        }
        forgetChunk(tab, index);
        setFailed(tab);
      },
      () => {
        if (awaited) setFailed(tab);
      },
    );
    return () => {
      awaited = false;
    };
  }, [loading, arrived, tab]);

  const retry = () => {
    setFailed(undefined);
  };
  useOnline(retry);

  return { items: known.slice(0, wanted), loading, failed: missing && !loading, retry };
}

/** The items that have arrived so far, for each tab: always its newest ones, without a gap. */
export type Arrived = PerTab<readonly ItemData[]>;

/**
 * The newest items of a tab, as far as they are known: those that were asked for under that tab, or
 * those among all items, whichever reach further back.
 */
export function knownItems(arrived: Arrived, tab: Tab): readonly ItemData[] {
  const own = arrived[tab];
  const among = filterItems(arrived.Tous, tab);
  return among.length > own.length ? among : own;
}

/** Which chunk of a tab comes next, counted from 0. */
export function nextChunk(arrived: Arrived, tab: Tab): number {
  return Math.floor(arrived[tab].length / CHUNK_SIZE);
}

/**
 * Adds a chunk to the items of its tab.
 *
 * @param index which chunk, counted from 0; those before it have arrived.
 * @returns a new record. An item that is already there, as after an update of the site, isn't repeated.
 */
export function addChunk(
  arrived: Arrived,
  tab: Tab,
  index: number,
  chunk: readonly ItemData[],
): Arrived {
  const before = arrived[tab].slice(0, index * CHUNK_SIZE);
  const slugs = new Set(before.map(({ slug }) => slug));
  return { ...arrived, [tab]: [...before, ...chunk.filter(({ slug }) => !slugs.has(slug))] };
}
