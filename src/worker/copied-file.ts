import { isHashed, sameInAnySize } from '@/domain/copies/addresses.ts';
import { cacheOf } from '@/domain/copies/copy.ts';
import { BASE } from '@/domain/site-paths.ts';

/**
 * The copy of a file: that of the page which asks for it, or that of any page if it is the same in all. For a picture that
 * was seen in another size, as before a phone was turned, that one.
 *
 * @param clientId the page that asks.
 * @returns undefined when there is none.
 */
export async function copiedFile(address: string, clientId: string): Promise<Response | undefined> {
  const client = await clients.get(clientId);
  if (!client) return undefined;
  const cacheName = cacheOf(new URL(client.url).pathname);
  const own = await caches.match(address, { cacheName });
  if (own) return own;
  const shared = isHashed(address, BASE) ? await caches.match(address) : undefined;
  // To open a cache makes one.
  if (shared || !(await caches.has(cacheName))) return shared;
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const size = keys.find(({ url }) => sameInAnySize(url) === sameInAnySize(address));
  return size && cache.match(size);
}
