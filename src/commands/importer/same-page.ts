/** What programs of advertisers and messengers add to an address: it leads to the same page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|igshid|mc_[ce]id|ref|ref_src|s|si|feature|amp|outputType|xtor|at_\w+)$/i;

/**
 * A mark that two addresses of the same page share: without tracking, as the page for a wide screen has it.
 *
 * @param address absolute.
 */
export function pageKey(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m|mobile|amp)\./, '');
  const path = pathname
    .replace(/^\/amp(?=\/)/, '')
    .replace(/(?:\/amp|\.amp)?(?:\.html?|\/)?$/, '')
    .replace(/\.amp$/, '');
  const query = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map((pair) => pair.join('='))
    .sort();
  return [host + path, ...query].join('&').toLowerCase();
}
