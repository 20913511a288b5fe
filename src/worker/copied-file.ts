import { BASE } from '@/domain/site-paths.ts';
import { isHashed } from '@/domain/copies/addresses.ts';
import { cacheOf } from '@/domain/copies/copy.ts';

/**
 * The copy of a file: that of the page which asks for it, or that of any page if it is the same in all.
 *
 * @param clientId the page that asks.
 * @returns undefined when there is none.
 */
export async function copiedFile(address: string, clientId: string): Promise<Response | undefined> {
  const client = await clients.get(clientId);
  const cacheName = client && cacheOf(new URL(client.url).pathname);
  const own = cacheName === undefined ? undefined : await caches.match(address, { cacheName });
  const { pathname } = new URL(address);
  return own ?? (isHashed(pathname, BASE) ? caches.match(address) : undefined);
}
