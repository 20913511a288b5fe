/** Why a file can't be loaded: no network, a newer version of the site is online, or any other reason. */
export type FetchFailure = 'offline' | 'outdated' | 'unavailable';

/** Timeout of one attempt, as in `lib/fetch-with-timeout.ts`: importing that would add a file to every page with islands. */
const TIMEOUT_MS = 15_000;

/** Delay after each failed attempt; 0 for the last one. */
const RETRY_DELAYS_MS = [250, 1000, 0];

/** Finished and pending requests, by address. */
const requests = new Map<string, Promise<void>>();

/**
 * Fetches code, styles and data completely, so that the import or request that follows is served from the browser's
 * cache. Unlike a fetch, an import can't be retried: browsers remember its failure until the page is reloaded, Firefox
 * even for chunks that it shares with others. Styles apply as soon as they are loaded.
 *
 * @param addresses separated by spaces; empty where an island has no list of its files, as in development.
 * @param priority `low` for files that aren't needed yet.
 * @throws TypeError with a `FetchFailure` as its cause, when a file fails three times or takes more than 15 s.
 */
export async function fetchFiles(addresses = '', priority: RequestPriority = 'auto') {
  await Promise.all(
    addresses.split(' ').map((address) => {
      const request = requests.get(address) ?? fetchFile(address, priority);
      requests.set(address, request);
      request.catch(() => requests.delete(address));
      return request;
    }),
  );
}

async function fetchFile(address: string, priority: RequestPriority): Promise<void> {
  if (address === '') return;
  let cache: RequestCache = 'default';
  for (let delay of RETRY_DELAYS_MS) {
    let failure: FetchFailure = 'unavailable';
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(address, { cache, priority, signal });
      // A captive portal answers every request with an HTML page and status 200.
      const hasExpectedType = /script|css|json/.test(response.headers.get('content-type') ?? '');
      // A transfer that breaks off only fails when the body is read.
      await response.arrayBuffer();
      if (response.ok && hasExpectedType) {
        // An import doesn't wait for styles whose link is in the page already.
        if (address.endsWith('css'))
          await new Promise((resolve, reject) => {
            const styleLink = addLink('stylesheet', address);
            styleLink.onload = resolve;
            styleLink.onerror = reject;
          });
        return;
      }
      if (response.status === 404) failure = 'outdated';
    } catch {
      if (!navigator.onLine) failure = 'offline';
      // After a timeout it fails at once: the visitor has waited long enough.
      if (signal.aborted) delay = 0;
    }
    if (failure !== 'unavailable' || !delay)
      throw new TypeError(`Failed to load ${address}`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, delay));
    cache = 'reload';
  }
}

/** Adds a `<link>` to a file that is in the browser's cache. */
export function addLink(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
}
