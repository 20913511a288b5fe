import type { Copy } from './copy.ts';

/** How much all copies together may store, in bytes. */
export const LIMIT = 20_000_000;

/**
 * The copies that must go, so that the others fit: those that were read longest ago.
 *
 * @param copies the last one read first.
 * @param limit in bytes.
 */
export function surplus(copies: readonly Copy[], limit = LIMIT): Copy[] {
  let sum = 0;
  const first = copies.findIndex(({ bytes }) => (sum += bytes) > limit);
  return first === -1 ? [] : copies.slice(first);
}
