/** One entry of the share menu. */
interface ShareLink {
  network: 'whatsapp' | 'twitter' | 'facebook' | 'linkedin';
  label: string;
  href: string;
}

/**
 * The addresses that share an article, in the order of the menu (spec §7).
 *
 * @param page.url address of the page.
 * @param page.title title of the article; may be empty.
 */
export function shareLinks({ url, title }: { url: string; title: string }): ShareLink[] {
  const text = [title, url].filter((part) => part !== '').join(' ');
  return [
    {
      network: 'whatsapp',
      label: 'WhatsApp',
      href: `https://wa.me/?${query({ text })}`,
    },
    {
      network: 'twitter',
      label: 'Twitter',
      href: `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
    },
    {
      network: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
  ];
}

/** Spaces as « %20 »: the applications behind these addresses don't all read « + » as a space. */
function query(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString().replaceAll('+', '%20');
}

/**
 * Address that opens a WhatsApp conversation.
 *
 * @param phone number in international form, spaces allowed, e.g. `+237 600 00 00 00`.
 */
export function whatsAppUrl(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
