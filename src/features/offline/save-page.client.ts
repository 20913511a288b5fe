/**
 * Registers the service worker and tells it to cache this page and its files, for reading offline. Imported on the visitor's
 * first scroll, touch or key (layouts/head-scripts.ts); the caching itself is in service-worker.worker.ts.
 */
import { WORKER_PATH } from './cache-rules.ts';
import { BASE } from '@/content/paths.ts';

interface ScriptUrlPolicy {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Missing in some browsers (https://www.w3.org/TR/trusted-types/); a trusted URL is typed as a string here. */
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
    };
  }
}

/** The Trusted Types policy that the headers allow (build/headers/policy.ts): it permits one URL only. */
const URL_POLICY: ScriptUrlPolicy = { createScriptURL: () => BASE + WORKER_PATH };

/** Delay before registration, so that what the visitor has just used gets the network first. */
const REGISTER_DELAY_MS = 2000;

// There is no `serviceWorker` over plain HTTP or with blocked storage. A page served from the cache isn't cached again.
if ('serviceWorker' in navigator && !document.querySelector('[data-copy]'))
  setTimeout(() => void registerAndCachePage().catch(() => undefined), REGISTER_DELAY_MS);

async function registerAndCachePage(): Promise<void> {
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('app', URL_POLICY) ?? URL_POLICY;
  await serviceWorker.register(policy.createScriptURL(''));
  const registration = await serviceWorker.ready;

  // All files are already in the HTTP cache; one that was evicted is downloaded again only where data is cheap.
  const cache = document.querySelector('.costs-little') ? 'force-cache' : 'only-if-cached';
  const init = { cache, mode: 'same-origin' } satisfies RequestInit;
  const send = (entries: readonly PerformanceEntry[]) => {
    const urlsToCache = entries.map(({ name }) => [name, init]);
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  // The URL of the navigation: scripts may have changed the query parameters since.
  send(performance.getEntriesByType('navigation'));
  // Files loaded so far, then those that load later (lazy images, modals).
  new PerformanceObserver((list) => {
    send(list.getEntries());
  }).observe({ type: 'resource', buffered: true });
}
