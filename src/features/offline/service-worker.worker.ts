/**
 * The service worker (https://www.w3.org/TR/service-workers/), by Workbox. Pages come from the network as long as there is
 * one, and else from the cache; files whose names change with what is in them come from the cache first. A page is kept when
 * its own script asks for it, by Workbox's message `CACHE_URLS` (features/offline/save-page.client.ts).
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheNames, firstCaches, isKeptFile, isKeptPage, OFFLINE_PATH } from './addresses.ts';
import { BASE } from '@/content/paths.ts';
import { longDateToday } from '@/lib/dates.ts';

const NAMES = cacheNames(BASE);

const OFFLINE_ADDRESS = BASE + OFFLINE_PATH;

/** How long the network may take where there is a copy: on the road it is often there, and nothing passes. */
const networkTimeoutSeconds = 5;

const MAX_PAGES = 30;

const MAX_FILES = 150;

const ANY_PARAMETERS = { ignoreSearch: true, ignoreVary: true };

/** What the site's own page for what isn't there says: a host that stumbles says it in other words. */
const OWN_NOT_FOUND = 'id="introuvable-title"';

/** Evicts what was used longest ago. Its own type says that its functions may be missing: the strategies take none that is. */
function expiration(maxEntries: number) {
  const plugin = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const { cacheDidUpdate, cachedResponseWillBeUsed } = plugin;
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  networkTimeoutSeconds,
  plugins: [
    expiration(MAX_PAGES),
    {
      // With `ignoreSearch` alone each address would be kept apart, and the oldest found first.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      // Not what has merely come: browsers prerender pages that nobody reads.
      cacheWillUpdate: ({ event, response }) =>
        Promise.resolve(event.type === 'message' && response.status === 200 ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && signed(cachedResponse),
      // Workbox calls `fetchDidSucceed` for no response that was preloaded.
      handlerWillRespond: ({ request, response }) => checked(request, response),
      // Firefox answers a preload without a network by an error, which Workbox takes for the response.
      handlerDidError: async ({ request }) => (await copyOf(request)) ?? offlinePage(),
    },
  ],
});

const files = new CacheFirst({ cacheName: NAMES.files, plugins: [expiration(MAX_FILES)] });

const offline = new NetworkFirst({
  cacheName: NAMES.offline,
  networkTimeoutSeconds,
  plugins: [{ handlerDidError: offlinePage }],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptPage(url.pathname, BASE), pages);

registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname, BASE), files);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS, offline);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS,
  async () => {
    await deleteCopies();
    return Response.redirect(OFFLINE_ADDRESS, 303);
  },
  'POST',
);

/** Treats a server error as a failed network, and deletes the copy of a page that is there no more. */
async function checked(request: Request, response: Response): Promise<Response> {
  const isFailure = response.status >= 500;
  const isGone = response.status === 404 && (await response.clone().text()).includes(OWN_NOT_FOUND);
  if (!isFailure && !isGone) return response;
  if (isFailure) return (await copyOf(request)) ?? response;
  await (await caches.open(NAMES.pages)).delete(request, ANY_PARAMETERS);
  return response;
}

async function copyOf(request: Request): Promise<Response | undefined> {
  const copy = await caches.match(request, { cacheName: NAMES.pages, ...ANY_PARAMETERS });
  return copy && signed(copy);
}

function offlinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_ADDRESS, { cacheName: NAMES.offline });
}

/**
 * Says on a copy that it is one. What is `data-copy` isn't kept again. The policy in the headers stays, which no inserted
 * markup may widen.
 */
async function signed(copy: Response): Promise<Response> {
  const { headers } = copy;
  const date = headers.get('Date');
  const day = date === null ? '' : ` du <time>${longDateToday(new Date(date))}</time>`;
  const sign = `<p role="status" data-copy class="page-width text-muted pt-4 text-sm">Copie${day}, lue sans connexion · <a class="text-action" href="${OFFLINE_ADDRESS}">Pages gardées</a></p>`;
  const html = await copy.text();
  return new Response(html.replace(/<main [^>]*>/, `$&${sign}`), { headers });
}

async function deleteCopies(): Promise<void> {
  for (const name of [NAMES.pages, NAMES.files]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(firstCaches(BASE)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener('install', (event) => {
  const kept = caches.open(NAMES.offline).then((cache) => cache.add(OFFLINE_ADDRESS));
  event.waitUntil(Promise.all([skipWaiting(), kept]));
});

// With navigation preload the network is asked for a page while the worker starts.
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), registration.navigationPreload.enable()]));
});
