/**
 * The service worker (https://www.w3.org/TR/service-workers/). With a network it changes nothing: each answer is the
 * network's, as if it weren't there. Without one it gives what the page itself has kept (browser/copies). It holds no
 * file of any build, so that a new one may take its place at once.
 */
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { BASE } from '@/domain/site-paths.ts';
import { isKeptFile } from '@/domain/copies/addresses.ts';
import { isMessage } from '@/domain/copies/message.ts';
import { copiedFile } from './copied-file.ts';
import { copiedPage } from './copied-page.ts';
import { deleteCopies } from './delete-copies.ts';
import { OFFLINE_ADDRESS } from './markup.ts';
import { keep } from './keep.ts';
import { listed, offlinePage } from './offline-page.ts';

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS,
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: () => offlinePage(),
        handlerWillRespond: ({ response }) => listed(response),
      },
    ],
  }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) => (await copiedPage(request.url)) ?? offlinePage(),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && isKeptFile(url.pathname, BASE),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request, event }) =>
          'clientId' in event && typeof event.clientId === 'string'
            ? copiedFile(request.url, event.clientId)
            : undefined,
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS,
  async () => {
    await deleteCopies();
    return Response.redirect(OFFLINE_ADDRESS, 303);
  },
  'POST',
);

addEventListener('message', (event) => {
  const { data } = event;
  if (isMessage(data)) event.waitUntil(keep(data).catch(() => undefined));
});

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

// The network is asked for a page while the worker starts.
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload.enable());
});
