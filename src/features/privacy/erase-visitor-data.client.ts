/**
 * Script of the page « Confidentialité »: a click on its button erases what the site has stored in this browser. What the
 * owner's editor has stored stays.
 */
import {
  CACHE_TIMES_DATABASE,
  cacheNames,
  LAST_MESSAGE_KEY,
  legacyCachePrefix,
  MESSAGE_DRAFT_KEY,
  THEME_KEY,
} from '@/content/visitor-storage.ts';

const button = document.querySelector<HTMLButtonElement>('[data-erase]');
const status = document.querySelector('[data-erase] ~ [role=status]');

button?.addEventListener('click', () => {
  void erase(button.dataset['erase'] ?? '')
    .then(() => 'C’est effacé.')
    .catch(() => 'Ce navigateur n’a pas pu tout effacer\u202f: ses propres réglages le peuvent.')
    .then((message) => {
      if (status) status.textContent = message;
    });
});

/**
 * Deletes the stored values, and the pages kept for reading offline with their service worker.
 *
 * @param base path of the site without its final « / ».
 * @throws where the browser blocks storage.
 */
async function erase(base: string): Promise<void> {
  for (const key of [THEME_KEY, LAST_MESSAGE_KEY]) localStorage.removeItem(key);
  sessionStorage.removeItem(MESSAGE_DRAFT_KEY);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
  await registration?.unregister();
  const ownNames: string[] = Object.values(cacheNames(base));
  for (const name of await caches.keys())
    if (ownNames.includes(name) || name.startsWith(legacyCachePrefix(base)))
      await caches.delete(name);
  const databases = await indexedDB.databases();
  if (databases.some(({ name }) => name === CACHE_TIMES_DATABASE)) await eraseCacheTimes();
}

/** Empties Workbox's database; deleting it would have to wait for the end of the worker, which may have it open. */
async function eraseCacheTimes(): Promise<void> {
  const database = await settle(indexedDB.open(CACHE_TIMES_DATABASE));
  for (const name of database.objectStoreNames)
    await settle(database.transaction(name, 'readwrite').objectStore(name).clear());
  database.close();
}

const settle = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = reject;
  });
