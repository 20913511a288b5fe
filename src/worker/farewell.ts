/**
 * Stands in the place of the service worker where the owner has switched it off: who has the old one gets this one
 * with their next page, and is then rid of both and of every copy.
 */
import { deleteCopies } from './delete-copies.ts';

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

addEventListener('activate', (event) => {
  event.waitUntil(deleteCopies().then(() => registration.unregister()));
});
