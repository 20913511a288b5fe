const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Whether a link is an absolute URL with an allowed protocol: the one allow-list for content and rendering.
 */
export function isSafeLink(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
}
