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

/** Whether what the visitor will most likely use may be fetched before it is. */
export function costsLittle(): boolean {
  const { effectiveType = '4g' } = navigator.connection ?? {};
  return !savesData() && effectiveType === '4g';
}

/**
 * Whether pages may be fetched that the visitor only might open: on what is most likely a desk, where the
 * data cost nothing.
 */
export function mayFetchAhead(): boolean {
  const isDesk = matchMedia('(hover) and (pointer: fine)').matches;
  return isDesk && costsLittle() && navigator.connection?.type !== 'cellular';
}
