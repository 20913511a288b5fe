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
import { networkOrCopy } from './network-or-copy.ts';
import { frame, listed, offlinePage } from './offline-page.ts';

const list = new NetworkOnly({ plugins: [{ handlerDidError: frame }] });
const pages = new NetworkOnly({
  plugins: [
    { handlerDidError: async ({ request }) => (await copiedPage(request.url)) ?? offlinePage() },
  ],
});
const files = new NetworkOnly({
  plugins: [
    {
      // Without a copy the page sees what it would see without a worker.
      handlerDidError: async ({ request, event }) =>
        (await copiedFile(request.url, clientOf(event))) ?? Response.error(),
    },
  ],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS,
  async (options) => listed(await networkOrCopy(list.handle(options), frame)),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    const { url } = options.request;
    return withoutGone(url, await networkOrCopy(pages.handle(options), () => copiedPage(url)));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname, BASE),
  (options) => {
    const { request, event } = options;
    return networkOrCopy(files.handle(options), () => copiedFile(request.url, clientOf(event)));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_ADDRESS,
  async () => {
    await frame();
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
