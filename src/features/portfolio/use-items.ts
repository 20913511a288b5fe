import { useEffect, useState } from 'react';
import type { PortfolioItem } from '@/content/item.ts';
import type { PerTab, Tab } from '@/content/tabs.ts';
import { forgetChunk, loadChunk } from './item-data.ts';
import { addChunk, knownItems, nextChunk, type Arrived } from './known-items.ts';
import { useOnline } from './use-online.ts';

interface Options {
  /** The newest items of all, which the page carries. */
  newest: PortfolioItem[];
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
