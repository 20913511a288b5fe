declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      readonly type?: string;
    };
  }
}

/** Whether the visitor asked for less data. */
export function wantsLessData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether what the visitor will most likely use may be fetched before it is. */
export function isCheapConnection(): boolean {
  const { effectiveType = '4g' } = navigator.connection ?? {};
  return !wantsLessData() && effectiveType === '4g';
}

/**
 * Whether pages may be fetched that the visitor only might open: on what is most likely a desk, where the
 * data cost nothing.
 */
export function canPrefetchPages(): boolean {
  const isDesk = matchMedia('(hover) and (pointer: fine)').matches;
  return isDesk && isCheapConnection() && navigator.connection?.type !== 'cellular';
}
