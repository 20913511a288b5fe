/**
 * Has the page being read kept, with what it shows, so that it opens without a network. A page fetches this with the
 * visitor's first scroll, touch or key (layouts/head-scripts.ts); the service worker does the rest (service-worker.worker.ts).
 */
import { WORKER_PATH } from './addresses.ts';
import { BASE } from '@/content/paths.ts';

interface ScriptRules {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Not in every browser (https://www.w3.org/TR/trusted-types/); what it makes stands for the text itself. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/** The one policy that the headers name (build/headers/policy.ts): it lets one address through. */
const RULES: ScriptRules = { createScriptURL: () => BASE + WORKER_PATH };

/** How long what the visitor touched first has the network for itself, in milliseconds. */
const FIRST_USE = 2000;

// Where the page has come over an open line, or storage is blocked, browsers have none. What is a copy stays as it is.
if ('serviceWorker' in navigator && !document.querySelector('[data-copy]'))
  setTimeout(() => void keep().catch(() => undefined), FIRST_USE);

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('app', RULES) ?? RULES;
  await serviceWorker.register(policy.createScriptURL(''));
  const registration = await serviceWorker.ready;

  // All of it was fetched before: what the browser's own cache has lost is fetched again where data is cheap alone.
  const cache = document.querySelector('.costs-little') ? 'force-cache' : 'only-if-cached';
  const init = { cache, mode: 'same-origin' } satisfies RequestInit;
  const send = (entries: readonly PerformanceEntry[]) => {
    const urlsToCache = entries.map(({ name }) => [name, init]);
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  // The address that the page came from: its script may have changed the parameters since.
  send(performance.getEntriesByType('navigation'));
  // The files that have come, and then pictures as they come into view, and what the visitor opens.
  new PerformanceObserver((list) => {
    send(list.getEntries());
  }).observe({ type: 'resource', buffered: true });
}
