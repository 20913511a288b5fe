/** Why a file can't be had: no network, a newer site in the place of this one, or anything else. */
export type FetchFailure = 'offline' | 'outdated' | 'unavailable';

/** As in `lib/timeout.ts`, which would be one more file of every page that has an island. */
const TIMEOUT_MS = 15_000;

/** The wait after each attempt that fails; none after the last. */
const DELAYS_MS = [250, 1000, 0];

/** What is here or on its way, by address. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Fetches code, styles and data, whole, so that the browser's cache answers the import or the request that follows. An
 * import that fails is remembered for as long as the page lives, in Firefox also that of a file which others share; a
 * fetch can be tried again. Styles apply as soon as they are here.
 *
 * @param addresses separated by spaces; nothing where there is no list, as in development.
 * @param priority `low` for what nobody waits for yet.
 * @throws TypeError with a `FetchFailure` as its cause, when one can't be had after three attempts or doesn't come in
 *   15 s.
 */
export async function fetchFiles(addresses = '', priority: RequestPriority = 'auto') {
  await Promise.all(
    addresses.split(' ').map((address) => {
      const arrival = arrivals.get(address) ?? fetchFile(address, priority);
      arrivals.set(address, arrival);
      arrival.catch(() => arrivals.delete(address));
      return arrival;
    }),
  );
}

async function fetchFile(address: string, priority: RequestPriority): Promise<void> {
  if (address === '') return;
  let cache: RequestCache = 'default';
  for (let delay of DELAYS_MS) {
    let failure: FetchFailure = 'unavailable';
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(address, { cache, priority, signal });
      // The page of a captive portal answers everything as if nothing were wrong.
      const isOurs = /script|css|json/.test(response.headers.get('content-type') ?? '');
      // A file that breaks off half-way shows only when all of it is read.
      await response.arrayBuffer();
      if (response.ok && isOurs) {
        // An import doesn't wait for styles that are in the page already.
        if (address.endsWith('css'))
          await new Promise((resolve, reject) => {
            const sheet = link('stylesheet', address);
            sheet.onload = resolve;
            sheet.onerror = reject;
          });
        return;
      }
      if (response.status === 404) failure = 'outdated';
    } catch {
      if (!navigator.onLine) failure = 'offline';
      // Who has waited for so long is told.
      if (signal.aborted) delay = 0;
    }
    if (failure !== 'unavailable' || !delay)
      throw new TypeError(`Failed to load ${address}`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, delay));
    cache = 'reload';
  }
}

/** Links the page to a file that is in the browser's cache. */
export function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
}
