const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Whether a link may be followed: an absolute address with an allowed protocol.
 * The one allow-list of the site, for the content and for what the formatter renders.
 *
 * @param href the address as written.
 */
export function isSafeLink(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
}
