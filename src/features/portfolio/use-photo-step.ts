import { useEffect, useRef, useState } from 'react';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import type { PortfolioItem } from '@/content/item.ts';
import { loadPhoto } from './item-data.ts';
import { useOnline } from './use-online.ts';

interface Options {
  /** The photo that shows. */
  item: PortfolioItem;
  /** How many photos there are. */
  total: number;
  onShow: (item: PortfolioItem) => void;
}

/**
 * Goes from one photo to the next, round and round. A photo that the page doesn't know yet is fetched;
 * until it is there the present one stays.
 *
 * @returns how to step; whether a photo is on its way; how to try again after a failure.
 */
export function usePhotoStep({ item, total, onShow }: Options) {
  const [loading, setLoading] = useState(false);
  const [missed, setMissed] = useState<number>();

  /** Where the last step leads: the next may follow before that photo shows. */
  const wanted = useRef(item.position);

  const go = async (position: number) => {
    wanted.current = position;
    await afterNextPaint();
    setLoading(true);
    setMissed(undefined);
    const photo = await loadPhoto(position).catch(() => undefined);
    if (wanted.current !== position) return;
    setLoading(false);
    if (photo) onShow(photo);
    else {
      wanted.current = item.position;
      setMissed(position);
    }
  };

  useEffect(() => {
    // The next one is what most visitors want.
    loadPhoto((item.position + 1) % total).catch(() => undefined);
  }, [item.position, total]);

  const retry = missed === undefined ? undefined : () => void go(missed);
  useOnline(retry);

  return {
    step: (by: 1 | -1) => void go((wanted.current + by + total) % total),
    loading,
    retry,
  };
}
