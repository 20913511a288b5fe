declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      readonly type?: string;
    };
  }
}

/** Whether the visitor has turned on data saving. */
export function wantsLessData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether the connection is fast and unlimited enough to prefetch what the visitor will probably use. */
export function isCheapConnection(): boolean {
  const { effectiveType = '4g' } = navigator.connection ?? {};
  return !wantsLessData() && effectiveType === '4g';
}

/** Whether pages that the visitor might open may be prefetched: only on what is probably a desktop computer. */
export function canPrefetchPages(): boolean {
  const isDesktop = matchMedia('(hover) and (pointer: fine)').matches;
  return isDesktop && isCheapConnection() && navigator.connection?.type !== 'cellular';
}
