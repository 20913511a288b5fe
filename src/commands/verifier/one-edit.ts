/**
 * Whether two texts differ by one sign: one that is more, or another.
 *
 * @param one not the same as the other.
 */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const start = long.findIndex((sign, index) => sign !== short[index]);
  const skipped = short.length === long.length ? start + 1 : start;
  return short.slice(skipped).join('') === long.slice(start + 1).join('');
}
