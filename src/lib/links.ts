interface ShareLink {
  network: 'whatsapp' | 'twitter' | 'facebook' | 'linkedin';
  label: string;
  href: string;
}

/**
 * Returns the links that share an article, in the order of the menu (spec §7).
 *
 * @param page.title of the article; may be empty.
 */
export function shareLinks({ url, title }: { url: string; title: string }): ShareLink[] {
  const text = [title, url].filter((part) => part !== '').join(' ');
  return [
    { network: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?${queryString({ text })}` },
    {
      network: 'twitter',
      label: 'Twitter',
      href: `https://twitter.com/intent/tweet?${queryString({ text: title, url })}`,
    },
    {
      network: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${queryString({ u: url })}`,
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${queryString({ url })}`,
    },
  ];
}

/** Formats the query string of a share link, with spaces as « %20 »: the applications of some networks don't decode « + ». */
function queryString(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString().replaceAll('+', '%20');
}

/**
 * Returns the URL that opens a WhatsApp conversation.
 *
 * @param phone in international form, spaces allowed, e.g. `+237 600 00 00 00`.
 */
export function whatsAppUrl(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Whether a link is an absolute URL with an allowed protocol: the one allow-list for content and rendering.
 */
export function isSafeLink(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
}
