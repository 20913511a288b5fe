/**
 * The service worker (https://www.w3.org/TR/service-workers/). It keeps what pages tell it that they show. With a network
 * each answer is the network's, as if it weren't there; without one it gives what it has. It brings no file of any build
 * itself, so that a newer one may take its place at once.
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
import { withoutGone } from './without-gone.ts';
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
        handlerWillRespond: ({ request, response }) => withoutGone(request.url, response),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname, BASE),
  new NetworkOnly({
    plugins: [
      {
        // Without a copy the page sees what it would see without a worker.
        handlerDidError: async ({ request, event }) =>
          (await copiedFile(request.url, clientOf(event))) ?? Response.error(),
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

/** Names the page that asks for a file. */
function clientOf(event: Event): string {
  return 'clientId' in event ? String(event.clientId) : '';
}

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
