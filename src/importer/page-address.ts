import { parseVideoUrl } from '../content/video-url.ts';

/** Matches the name of a query parameter that only tracks readers. Such parameters are removed from addresses. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|at_\w+|fb\w*clid|fb_\w+|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_[ce]id|mkt_tok|_ga|_gl|_hs\w+|ref_src|ref_url|si|feature|xtor|spm|trk|trackingid|lipi)$/i;

/** Matches the name of a query parameter of AMP pages (https://amp.dev), which `pageKey` ignores. */
const AMP_PARAMETER = /^(?:amp|outputType|usqp|amp_\w+)$/i;

/**
 * Removes tracking parameters and the fragment from an address.
 *
 * @param address absolute.
 */
export function removeTracking(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (TRACKING_PARAMETER.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/**
 * Returns a key that is equal for all addresses of a page: with or without tracking, mobile or desktop. A path keeps
 * its capitals, by which short addresses differ.
 *
 * @param address absolute.
 */
export function pageKey(address: string): string {
  const video = parseVideoUrl(address);
  if (video.host !== 'native') return `${video.host}:${video.id}`;
  const { hostname, pathname, searchParams } = new URL(removeTracking(address));
  const path = decodePath(pathname)
    .replace(/^\/amp(?=\/)/, '')
    .replace(/(?:\/amp|\.amp)?(?:\.html?|\/)?$/, '')
    .replace(/\.amp$/, '');
  const query = [...searchParams]
    .filter(([name]) => !AMP_PARAMETER.test(name))
    .map((pair) => pair.join('='))
    .sort();
  return [baseHost(hostname) + path, ...query].join('&');
}

/** Decodes and normalises a path: accents have several encodings. */
function decodePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** Whether an address is that of a site's home page. */
export const isHomePage = ({ pathname, search }: URL) =>
  /^\/(?:index\.\w+|fr\/?|en\/?)?$/.test(pathname) && search === '';

/**
 * Returns the canonical address of a page, or the fetched one if the canonical is on another site or is the home page.
 *
 * @param canonical the address that the page declares.
 * @param fetchedUrl the address after redirects.
 */
export function canonicalAddress(canonical: string | undefined, fetchedUrl: URL): string {
  const url = canonical === undefined ? fetchedUrl : new URL(canonical);
  const isSameSite = baseHost(url.hostname) === baseHost(fetchedUrl.hostname);
  return removeTracking(isSameSite && !isHomePage(url) ? url.href : fetchedUrl.href);
}

/** Returns a host name without « www. », « m. » and the like, so that the mobile and the desktop pages of a site share it. */
export const baseHost = (host: string) => host.replace(/^(?:(?:www|m|mobile|amp)\.)+/, '');
