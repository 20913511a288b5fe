import { IMAGE_WIDTHS } from './picture.ts';

/** How a remote image host names its resizing parameters. */
interface ImageHost {
  /** Host name, or its ending when it starts with a dot. */
  host: string;
  /** Parameters sent with every request, besides `w` and `q`. */
  extra: Readonly<Record<string, string>>;
}

/** The remote hosts that resize on demand through `w` and `q`. Any other is refused. */
const IMAGE_HOSTS: readonly ImageHost[] = [
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
function imageHost(src: string): ImageHost | undefined {
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

const DEFAULT_WIDTH = 800;

/** Compression quality that hosts are asked for, out of 100 (spec §7). */
const QUALITY = 80;

/**
 * The addresses of a remote image in the site's widths, as its host resizes them (spec §7).
 *
 * @param src absolute address of the image; its own parameters are kept, except those we set.
 * @returns `src` at 800 pixels, and a `srcset` with a width descriptor for each width.
 * @throws Error, in French, for a host that the site doesn't know.
 */
export function remoteImage(src: string): { src: string; srcset: string } {
  const host = imageHost(src);
  if (!host) {
    throw new Error(
      `« ${src} » : cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier.`,
    );
  }
  const at = (width: number) => sized(src, { ...host.extra, w: width, q: QUALITY });
  return {
    src: at(DEFAULT_WIDTH),
    srcset: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

function sized(src: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(src);
  url.hash = '';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}
