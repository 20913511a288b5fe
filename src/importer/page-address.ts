import { parseVideoUrl } from '../content/video-url.ts';

/** What programs of advertisers and messengers add to an address: it leads to the same page. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|at_\w+|fb\w*clid|fb_\w+|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_[ce]id|mkt_tok|_ga|_gl|_hs\w+|ref_src|ref_url|si|feature|xtor|spm|trk|trackingid|lipi)$/i;

/** The page for phones that search engines keep (https://amp.dev). */
const AMP_PARAMETER = /^(?:amp|outputType|usqp|amp_\w+)$/i;

/**
 * An address as one would write it by hand: without what counts its readers, and without a place on the page.
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
 * A mark that two addresses of the same page share: without tracking, as the page for a wide screen has it. A path keeps
 * its capitals, by which short addresses differ.
 *
 * @param address absolute.
 */
export function pageKey(address: string): string {
  const video = parseVideoUrl(address);
  if (video.host !== 'native') return `${video.host}:${video.id}`;
  const { hostname, pathname, searchParams } = new URL(removeTracking(address));
  const host = hostname.replace(/^(?:(?:www|m|mobile|amp)\.)+/, '');
  const path = decodePath(pathname)
    .replace(/^\/amp(?=\/)/, '')
    .replace(/(?:\/amp|\.amp)?(?:\.html?|\/)?$/, '')
    .replace(/\.amp$/, '');
  const query = [...searchParams]
    .filter(([name]) => !AMP_PARAMETER.test(name))
    .map((pair) => pair.join('='))
    .sort();
  return [host + path, ...query].join('&');
}

/** An accent may be written in two ways, and each of its bytes in two more. */
function decodePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/**
 * The address by which a page is kept. One may want to be known by another: by one of another site, it is not believed.
 *
 * @param canonical what the page says.
 * @param fetchedUrl where it was found.
 */
export function canonicalAddress(canonical: string | undefined, fetchedUrl: URL): string {
  const isSameSite =
    canonical !== undefined &&
    baseHost(new URL(canonical).hostname) === baseHost(fetchedUrl.hostname);
  return removeTracking(isSameSite ? canonical : fetchedUrl.href);
}

const baseHost = (host: string) => host.replace(/^(?:www|m|mobile|amp)\./, '');
