import { useSyncExternalStore } from 'react';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Visitors who should never see anything start by itself. */
const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function isStill(): boolean {
  return matchMedia(STILL).matches || navigator.connection?.saveData === true;
}

/** Whether the visitor asked for less motion or for less data. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false);
}
