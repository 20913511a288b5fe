/** How a remote image host names its resizing parameters. */
export interface ImageHost {
  /** Host name, or its ending when it starts with a dot. */
  host: string;
  /** Parameters sent with every request, besides `w` and `q`. */
  extra: Readonly<Record<string, string>>;
}

/** The remote hosts that resize on demand through `w` and `q`. Any other is refused. */
export const IMAGE_HOSTS: readonly ImageHost[] = [
  { host: 'images.unsplash.com', extra: {} },
  { host: 'images.pexels.com', extra: {} },
  { host: '.gumlet.io', extra: { format: 'webp' } },
];

/**
 * The host entry that serves an image address.
 *
 * @param src absolute address of the image.
 * @returns the entry, or undefined for an unknown host or an invalid address.
 */
export function imageHost(src: string): ImageHost | undefined {
  if (!URL.canParse(src)) return undefined;
  const { hostname, protocol } = new URL(src);
  if (protocol !== 'https:') return undefined;
  return IMAGE_HOSTS.find(({ host }) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}

/** Whether an address belongs to a host that the site can ask for resized images. */
export function isImageHost(src: string): boolean {
  return imageHost(src) !== undefined;
}
