import { isKeptFile } from '@/domain/copies/addresses.ts';
import { BASE } from '@/domain/site-paths.ts';

/**
 * Tells which files of the site the page has fetched so far, and then each that it fetches: pictures as they come into
 * view, the code of what is used, a text that is opened over the page.
 *
 * @param onSeen gets the addresses of new ones.
 */
export function seenFiles(onSeen: (addresses: string[]) => void): void {
  const known = new Set<string>();
  new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => name);
    const fresh = new Set(addresses.filter((address) => isOurs(address) && !known.has(address)));
    for (const address of fresh) known.add(address);
    if (fresh.size > 0) onSeen([...fresh]);
  }).observe({ type: 'resource', buffered: true });
}

function isOurs(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && isKeptFile(pathname, BASE);
}
