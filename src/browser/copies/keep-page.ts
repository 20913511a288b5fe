/**
 * Has the page being read kept, with what it shows, so that it opens without a network. A page fetches this with the
 * visitor's first scroll, touch or key (layouts/import-when-begun.ts); the service worker does the rest (worker/).
 */
import type { Message } from '@/domain/copies/message.ts';
import { BASE } from '@/domain/site-paths.ts';
import { registerWorker } from './register-worker.ts';

/** How long what the visitor touched first has the network for itself, in milliseconds. */
const FIRST_USE = 2000;

// Where the page has come over an open line, or storage is blocked, browsers have none. What is a copy stays as it is.
if ('serviceWorker' in navigator && !document.querySelector('[data-copy]'))
  setTimeout(() => void keep().catch(() => undefined), FIRST_USE);

async function keep(): Promise<void> {
  const registration = await registerWorker();
  const send = (message: Pick<Message, 'files' | 'page'>) => {
    const costsLittle = document.querySelector('.costs-little') !== null;
    const { pathname: path } = location;
    registration.active?.postMessage({ ...message, path, costsLittle } satisfies Message);
  };
  const [document_] = performance.getEntriesByType('navigation');
  send({ page: { address: document_?.name ?? location.href, title: ownTitle() }, files: [] });
  // Those that have come, and then pictures as they come into view, and what the visitor opens.
  new PerformanceObserver((list) => {
    send({ files: list.getEntries().map(({ name }) => name) });
  }).observe({ type: 'resource', buffered: true });
}

/** The page's own title, without the site's name behind it; that of the home page is nothing else. */
function ownTitle(): string {
  if (location.pathname === `${BASE}/`) return 'Accueil';
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return document.title.replace(` · ${site?.content ?? ''}`, '');
}
