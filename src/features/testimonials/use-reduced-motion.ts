import { useSyncExternalStore } from 'react';
import { savesData } from '@/lib/connection.ts';

/** Visitors who should never see anything start by itself. */
const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function isReduced(): boolean {
  return matchMedia(STILL).matches || savesData();
}

/** Whether the visitor asked for less motion or for less data. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
