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
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Whether pages may be fetched that the visitor only might open: on what is most likely a desk, where the
 * data cost nothing.
 */
export function mayFetchAhead(): boolean {
  const { effectiveType = '4g', type } = navigator.connection ?? {};
  const isDesk = matchMedia('(hover: hover) and (pointer: fine)').matches;
  return isDesk && !savesData() && effectiveType === '4g' && type !== 'cellular';
}
