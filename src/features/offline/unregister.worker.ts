/**
 * The service worker of a site whose owner has switched offline reading off. It replaces service-worker.worker.ts in
 * browsers that have it, deletes every cache and Workbox's database, then unregisters itself.
 */
import { CACHE_TIMES_DATABASE, cacheNames, legacyCachePrefix } from '@/content/visitor-storage.ts';
import { BASE } from '@/content/paths.ts';

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

addEventListener('activate', (event) => {
  // Deleted as soon as the old worker, which may have it open, has ended.
  indexedDB.deleteDatabase(CACHE_TIMES_DATABASE);
  event.waitUntil(deleteAllCaches().then(() => registration.unregister()));
});

async function deleteAllCaches(): Promise<void> {
  const currentNames = Object.values(cacheNames(BASE));
  const names = await caches.keys();
  const ownNames = names.filter(
    (name) => currentNames.includes(name) || name.startsWith(legacyCachePrefix(BASE)),
  );
  await Promise.all(ownNames.map((name) => caches.delete(name)));
}
