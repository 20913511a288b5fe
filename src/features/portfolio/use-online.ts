import { useEffect, useEffectEvent } from 'react';

/**
 * Tries again what failed, once the network is back.
 *
 * @param retry undefined while nothing has failed.
 */
export function useOnline(retry: (() => void) | undefined): void {
  const onOnline = useEffectEvent(() => retry?.());
  useEffect(() => {
    const listener = () => {
      onOnline();
    };
    addEventListener('online', listener);
    return () => {
      removeEventListener('online', listener);
    };
  }, []);
}
