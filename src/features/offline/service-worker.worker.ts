/**
 * The service worker (https://www.w3.org/TR/service-workers/), with Workbox. Pages are network-first, files with hashed names
 * cache-first. A page is cached only when its script (save-page.client.ts) sends Workbox's message `CACHE_URLS`.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheNames, legacyCachePrefix } from '@/content/visitor-storage.ts';
import { isCacheableFile, isCacheablePage, OFFLINE_PATH } from './cache-rules.ts';
import { BASE } from '@/content/paths.ts';
import { longDateInVisitorZone } from '@/lib/dates.ts';

const CACHE_NAMES = cacheNames(BASE);

const OFFLINE_URL = BASE + OFFLINE_PATH;

/** Seconds without a response after which the cached copy is served. */
const networkTimeoutSeconds = 5;

const MAX_PAGES = 30;

const MAX_FILES = 150;

const MATCH_OPTIONS = { ignoreSearch: true, ignoreVary: true };

/** Markup of the site's own 404 page, to tell it from a 404 response of a failing host. */
const NOT_FOUND_MARKER = 'id="introuvable-title"';

/**
 * Creates the Workbox plugin that removes the least recently used entries from a cache. Only its defined functions are
 * copied, because the type of a strategy's plugins allows no undefined one.
 */
function createExpirationPlugin(maxEntries: number) {
  const plugin = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const { cacheDidUpdate, cachedResponseWillBeUsed } = plugin;
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

const pages = new NetworkFirst({
  cacheName: CACHE_NAMES.pages,
  networkTimeoutSeconds,
  plugins: [
    createExpirationPlugin(MAX_PAGES),
    {
      // With `ignoreSearch` alone each query would have its own entry, and the oldest would match first.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      // Only on the message from the page: browsers also prerender pages that nobody reads.
      cacheWillUpdate: ({ event, response }) =>
        Promise.resolve(event.type === 'message' && response.status === 200 ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && markAsCopy(cachedResponse),
      // Not `fetchDidSucceed`: Workbox doesn't call it for preloaded responses.
      handlerWillRespond: ({ request, response }) => replaceErrorResponse(request, response),
      // Firefox returns an error for an offline preload, which Workbox takes for the response.
      handlerDidError: async ({ request }) => (await findCopy(request)) ?? cachedOfflinePage(),
    },
  ],
});

const files = new CacheFirst({
  cacheName: CACHE_NAMES.files,
  plugins: [createExpirationPlugin(MAX_FILES)],
});

const offline = new NetworkFirst({
  cacheName: CACHE_NAMES.offline,
  networkTimeoutSeconds,
  plugins: [{ handlerDidError: cachedOfflinePage }],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheablePage(url.pathname, BASE), pages);

// A file that is opened by itself, as the large picture of a printed page, isn't kept.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode !== 'navigate' && isCacheableFile(url.pathname, BASE),
  files,
);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_URL, offline);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_URL,
  async () => {
    await deleteCopies();
    return Response.redirect(OFFLINE_URL, 303);
  },
  'POST',
);

/** Serves the cached copy instead of a server error, and deletes the copy of a page that is now a 404. */
async function replaceErrorResponse(request: Request, response: Response): Promise<Response> {
  const isFailure = response.status >= 500;
  const isGone =
    response.status === 404 && (await response.clone().text()).includes(NOT_FOUND_MARKER);
  if (!isFailure && !isGone) return response;
  if (isFailure) return (await findCopy(request)) ?? response;
  await (await caches.open(CACHE_NAMES.pages)).delete(request, MATCH_OPTIONS);
  return response;
}

/** Finds the cached copy of a page, marked as a copy. */
async function findCopy(request: Request): Promise<Response | undefined> {
  const copy = await caches.match(request, { cacheName: CACHE_NAMES.pages, ...MATCH_OPTIONS });
  return copy && markAsCopy(copy);
}

function cachedOfflinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_URL, { cacheName: CACHE_NAMES.offline });
}

/**
 * Inserts a notice into a cached page that says that it is a copy, with its date. A page with `data-copy` isn't cached again.
 * The copy keeps its headers, so that the content security policy still applies.
 */
async function markAsCopy(copy: Response): Promise<Response> {
  const { headers } = copy;
  const date = headers.get('Date');
  const day = date === null ? '' : ` du <time>${longDateInVisitorZone(new Date(date))}</time>`;
  const notice = `<p role="status" data-copy class="page-width text-muted pt-4 text-sm">Copie${day}, lue sans connexion · <a class="text-action" href="${OFFLINE_URL}">Pages gardées</a></p>`;
  const html = await copy.text();
  return new Response(html.replace(/<main [^>]*>/, `$&${notice}`), { headers });
}

async function deleteCopies(): Promise<void> {
  for (const name of [CACHE_NAMES.pages, CACHE_NAMES.files]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

async function deleteLegacyCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(legacyCachePrefix(BASE)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener('install', (event) => {
  const cached = caches.open(CACHE_NAMES.offline).then((cache) => cache.add(OFFLINE_URL));
  event.waitUntil(Promise.all([skipWaiting(), cached]));
});

// Navigation preload requests the page from the network while the worker starts.
addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteLegacyCaches(), registration.navigationPreload.enable()]));
});
