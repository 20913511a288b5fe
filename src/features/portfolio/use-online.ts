import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` when the browser comes back online.
 *
 * @param retry undefined when there is nothing to retry.
 */
export function useRetryWhenOnline(retry: (() => void) | undefined): void {
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
