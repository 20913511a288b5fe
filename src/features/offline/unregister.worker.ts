/**
 * Stands in the place of the service worker where the owner has switched it off: who has the old one gets this one
 * with their next page, and is then rid of both, of every copy and of Workbox's database.
 */
import { cacheNames, firstCaches } from './addresses.ts';
import { BASE } from '@/content/paths.ts';

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

addEventListener('activate', (event) => {
  // Goes as soon as the old worker, which may have it open, has ended.
  indexedDB.deleteDatabase('workbox-expiration');
  event.waitUntil(deleteCaches().then(() => registration.unregister()));
});

async function deleteCaches(): Promise<void> {
  const own = Object.values(cacheNames(BASE));
  const names = await caches.keys();
  const all = names.filter((name) => own.includes(name) || name.startsWith(firstCaches(BASE)));
  await Promise.all(all.map((name) => caches.delete(name)));
}
