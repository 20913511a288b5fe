import { IMAGE_WIDTHS } from './picture.ts';

/** An image host that resizes on demand, through the parameters `w` and `q`. */
interface ImageHost {
  /** Host name, or a suffix of host names that starts with a dot. */
  host: string;
  /** Additional parameters for every request. */
  extraParameters: Readonly<Record<string, string>>;
}

/** The supported image hosts; the content check refuses all others. */
const IMAGE_HOSTS: readonly ImageHost[] = [
  { host: 'images.unsplash.com', extraParameters: {} },
  { host: 'images.pexels.com', extraParameters: {} },
  { host: '.gumlet.io', extraParameters: { format: 'webp' } },
];

/** Finds the host of an image URL; returns undefined for an unknown host or an invalid URL. */
function findImageHost(src: string): ImageHost | undefined {
  if (!URL.canParse(src)) return undefined;
  const { hostname, protocol } = new URL(src);
  if (protocol !== 'https:') return undefined;
  return IMAGE_HOSTS.find(({ host }) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}

/** Whether an image URL belongs to a supported host. */
export function isImageHost(src: string): boolean {
  return findImageHost(src) !== undefined;
}

const DEFAULT_WIDTH = 800;

/** The quality that hosts are asked for, out of 100 (spec §7). */
const QUALITY = 80;

/**
 * Returns the URLs of a remote image in the site's widths (spec §7).
 *
 * @param src absolute URL of the image, whose other parameters are kept.
 * @returns `src` at 800 pixels, and a `srcset` with a width descriptor for each width.
 * @throws Error in French for an unsupported host.
 */
export function remoteImage(src: string): { src: string; srcset: string } {
  const host = findImageHost(src);
  if (!host) {
    throw new Error(
      `« ${src} » : cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier.`,
    );
  }
  const urlAtWidth = (width: number) =>
    withParameters(src, { ...host.extraParameters, w: width, q: QUALITY });
  return {
    src: urlAtWidth(DEFAULT_WIDTH),
    srcset: IMAGE_WIDTHS.map((width) => `${urlAtWidth(width)} ${width}w`).join(', '),
  };
}

function withParameters(
  src: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const url = new URL(src);
  url.hash = '';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}
