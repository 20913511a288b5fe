import { useEffect, useState } from 'react';
import type { PortfolioItem } from '@/lib/portfolio-item';
import { loadPhoto } from './item-data';

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

  const go = async (position: number) => {
    setLoading(true);
    setMissed(undefined);
    try {
      onShow(await loadPhoto(position));
    } catch {
      setMissed(position);
    }
    setLoading(false);
  };

  useEffect(() => {
    // The next one is what most visitors want.
    loadPhoto((item.position + 1) % total).catch(() => undefined);
  }, [item.position, total]);

  return {
    step: (by: 1 | -1) => void go((item.position + by + total) % total),
    loading,
    ...(missed !== undefined && { retry: () => void go(missed) }),
  };
}
